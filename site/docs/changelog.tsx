import { InlineCode } from './inline-code.tsx';

/** A game with the history of its data, newest version first. */
export interface DocumentedGame {
  readonly id: string;
  readonly name: string;
  readonly datasetVersion: string;
  readonly releasedAt: string;
  readonly records: number;
  readonly changes: readonly {
    readonly version: string;
    readonly released_at: string;
    readonly notes: readonly string[];
  }[];
}

/** A heading of the changelog with its section. */
interface Section {
  readonly level: 2 | 3;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly notes: readonly string[];
}

export type Changelog = readonly Section[];

/** The history of every game, in the order of the page: games, then versions. */
export const changelogOf = (games: Iterable<DocumentedGame>): Changelog =>
  [...games].flatMap(({ id, name, datasetVersion, releasedAt, records, changes }) => [
    {
      level: 2,
      id,
      title: `Changelog of ${name}`,
      text: `Current version: \`${datasetVersion}\` of ${releasedAt}, ${records.toLocaleString('en')} records.`,
      notes: [],
    },
    ...changes.map(({ version, released_at, notes }): Section => ({
      level: 3,
      id: `${id}-${version}`,
      title: version,
      text: `Released on ${released_at}.`,
      notes,
    })),
  ]);

/** The history in words. */
export const ChangelogSections = ({ changelog }: { changelog: Changelog }) =>
  changelog.map(({ level, id, title, text, notes }) => {
    const Heading = `h${level}` as const;
    return (
      <>
        <Heading id={id}>
          <a class="anchor" href={`#${id}`}>
            {title}
          </a>
        </Heading>
        <p>
          <InlineCode text={text} />
        </p>
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <InlineCode text={note} />
              </li>
            ))}
          </ul>
        )}
      </>
    );
  });

/** Entries of the table of contents. */
export const ChangelogContents = ({ changelog }: { changelog: Changelog }) =>
  changelog.map(({ level, id, title }) => (
    <li key={id} class={`level-${level}`}>
      <a href={`#${id}`}>{title}</a>
    </li>
  ));

/** Entries of the search index. */
export const changelogEntries = (changelog: Changelog) =>
  changelog.map(({ id, title, text, notes }) => ({
    url: `/docs/changes#${id}`,
    kind: 'Guide',
    title,
    where: 'Changes',
    text: [text, ...notes].join(' ').replaceAll('`', ''),
  }));
