import { addressOf } from './address.ts';
import { Bars, Lines, type Series } from './charts.tsx';
import {
  Hidden,
  kindOf,
  page,
  RecordLink,
  Scalar,
  Scrolling,
  segmentOf,
  Text,
  useNameLevel,
  useSetting,
} from './shown.tsx';
import {
  figuresIn,
  isFact,
  isMembers,
  isProse,
  isTable,
  leavesOf,
  type Members,
  ownMembers,
  pathWords,
  type Row,
  type Value,
  words,
} from '../../../src/pages/words.ts';

/** The heading of what a member holds: `drop_details` are the drops. */
const titleOf = (member: string): string => words(member.replace(/_details$/, 's'));

function Facts({ members, beside }: { members: readonly (readonly [string, Value])[]; beside: Members }) {
  if (members.length === 0) return null;
  return (
    <dl class="facts">
      {members.map(([member, value]) => (
        <div key={member}>
          <dt>{titleOf(member)}</dt>
          <dd>
            <Scalar member={member} value={value} beside={beside} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows of objects as a table. Columns that say nothing in any row are left out, and a name is a link to its record. */
export function Table({ member, rows }: { member: string; rows: readonly Members[] }) {
  const { model } = useSetting();
  const leaves = rows.map((row) => new Map(leavesOf(row).map((leaf) => [leaf.path, leaf])));
  /** The member with the slug of the record that a row names: `slug`, or `item_slug` in a row of the kind `item`. */
  const slugMember = (row: Members) => ('slug' in row ? 'slug' : `${row['kind']}_slug`);
  const slugOf = (row: Members) => row[slugMember(row)];
  const linkOf = (row: Members) =>
    typeof slugOf(row) === 'string' ? (model.links[member] ?? segmentOf(model, 'slug', row)) : undefined;
  const levelOf = useNameLevel();
  const levelOfRow = ({ slug }: Members) => (typeof slug === 'string' ? levelOf(member, slug) : undefined);
  // A slug beside a name is for programs.
  const named = rows.some((row) => 'name' in row);
  const columns = [...new Set(leaves.flatMap((row) => [...row.keys()]))].filter(
    (path) =>
      path !== 'spoilers' &&
      path !== 'sort_order' &&
      leaves.some((row, index) => {
        const value = row.get(path)?.value ?? null;
        const isSlug = named && path === slugMember(rows[index]!);
        return value !== null && !isSlug && !(Array.isArray(value) && value.length === 0);
      }),
  );
  return (
    <Scrolling label={titleOf(member)}>
      <table>
        <thead>
          <tr>
            {columns.map((path) => (
              <th key={path} scope="col">
                {pathWords(path)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leaves.map((row, index) => (
            <tr key={index}>
              {columns.map((path) => {
                const leaf = row.get(path);
                const segment = path === 'name' ? linkOf(rows[index]!) : undefined;
                const level = path === 'name' ? levelOfRow(rows[index]!) : undefined;
                const scalar = leaf && (
                  <Scalar member={leaf.member} value={leaf.value} beside={leaf.beside} />
                );
                return (
                  <td key={path} class={typeof leaf?.value === 'number' ? 'figure' : undefined}>
                    {segment !== undefined ? (
                      <RecordLink
                        segment={segment}
                        slug={slugOf(rows[index]!) as string}
                        name={leaf?.value as string}
                      />
                    ) : level !== undefined ? (
                      <Hidden level={level} what="a name">
                        {scalar}
                      </Hidden>
                    ) : (
                      scalar
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** The attack of a weapon by type over its levels; undefined for rows that are no such levels. */
export function attackSeries(rows: readonly Members[]): readonly Series[] | undefined {
  const attacks = rows.flatMap(({ level, attack }) =>
    typeof level === 'number' && isMembers(attack) ? [{ level, attack }] : [],
  );
  if (attacks.length < 2) return undefined;
  return Object.keys(attacks[0]!.attack)
    .map((type) => ({
      name: words(type),
      points: attacks.flatMap(({ level, attack }) => {
        const figure = attack[type];
        return typeof figure === 'number' ? [[level, figure] as const] : [];
      }),
    }))
    .filter(({ points }) => points.some(([, figure]) => figure > 0));
}

/** An object or a table of a record with what it holds. */
function Part({ member, value, inner = false }: { member: string; value: Value; inner?: boolean }) {
  const Heading = inner ? 'h3' : 'h2';
  const heading = <Heading>{titleOf(member)}</Heading>;
  const figures = figuresIn(member, value);
  if (figures !== undefined)
    return (
      <section>
        {heading}
        <Bars label={words(member)} figures={figures} />
      </section>
    );
  if (isTable(value)) {
    const series = attackSeries(value);
    return (
      <section>
        {heading}
        {series && <p class="note">Attack by type over the levels.</p>}
        {series && <Lines label="Attack over levels" over="level" series={series} />}
        <Table member={member} rows={value} />
      </section>
    );
  }
  if (!isMembers(value)) return null;
  const members = Object.entries(value);
  return (
    <section>
      {heading}
      <Facts members={members.filter(([, each]) => isFact(each))} beside={value} />
      {members
        .filter(([, each]) => !isFact(each))
        .map(([each, part]) => (
          <Part key={each} member={each} value={part} inner />
        ))}
    </section>
  );
}

interface Provenance {
  readonly sources: readonly Members[];
  readonly fields: readonly Members[];
}

/** Links to lists of other kinds, filtered by this record. */
function NamedBy({ segment, slug }: { segment: string; slug: string }) {
  const { model, game } = useSetting();
  const lists = model.kinds.flatMap((kind) =>
    kind.filters.filter(({ to }) => to === segment).map((filter) => ({ kind, filter })),
  );
  if (lists.length === 0) return null;
  return (
    <section>
      <h2>Related records</h2>
      <ul class="links">
        {lists.map(({ kind, filter }) => (
          <li key={`${kind.segment} ${filter.name}`}>
            <a href={addressOf({ game, kind: kind.segment, query: { [filter.name]: slug } })}>
              {filter.description
                .replace(/^Only (\w)/, (_, letter: string) => letter.toUpperCase())
                .replace(/\.$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name as the heading of a page, or its substitute. */
export function useShownName(): (segment: string, row: Row) => string {
  const levelOf = useNameLevel();
  return (segment, { slug, name }) => {
    const level = levelOf(segment, slug);
    return level === undefined ? name : `Hidden: ${level} spoiler`;
  };
}

/** What else a record is called, and where it is described. */
function Byline({ record: { slug, aliases, wiki_url: wiki } }: { record: Row }) {
  const others = (aliases ?? []) as readonly string[];
  return (
    <>
      {' · '}
      <code>{slug}</code>
      {others.length > 0 && ' · also '}
      {others.map((alias, index) => (
        <span key={alias}>
          {index > 0 && ', '}
          <Text text={alias} what="another name" />
        </span>
      ))}
      {typeof wiki === 'string' && (
        <>
          {' · '}
          <a href={wiki} rel="noreferrer">
            on the wiki
          </a>
        </>
      )}
    </>
  );
}

/** A record with all that is known of it. */
export function RecordView({
  segment,
  record,
  compared,
  toggle,
}: {
  segment: string;
  record: Row;
  compared: readonly string[];
  toggle: (slug: string) => void;
}) {
  const { model, game } = useSetting();
  const kind = kindOf(model, segment)!;
  const level = useNameLevel()(segment, record.slug);
  const { description } = record;
  const provenance = record['provenance'] as unknown as Provenance | undefined;
  const members = ownMembers(record);
  const prose = members.filter(([, value]) => isProse(value));
  const isCompared = compared.includes(record.slug);
  return (
    <article>
      <h1 tabIndex={-1}>{level === undefined ? record.name : <Text text={record.name} what="the name" />}</h1>
      <p class="byline">
        <a href={addressOf({ game, kind: segment })}>{kind.title}</a>
        {/* All of these say the name again. */}
        {level === undefined && <Byline record={record} />}
      </p>
      {typeof description === 'string' && (
        <p class="lead">
          <Text text={description} what="the description" />
        </p>
      )}
      <p class="actions">
        <button type="button" class="button" aria-pressed={isCompared} onClick={() => toggle(record.slug)}>
          {isCompared ? 'Chosen to compare' : 'Choose to compare'}
        </button>{' '}
        {compared.length > 1 && (
          <a class="button" href={addressOf({ game, kind: segment, query: { compare: compared.join(',') } })}>
            Compare {compared.length}
          </a>
        )}
      </p>
      <section>
        <h2>Facts</h2>
        <Facts members={members.filter(([, value]) => isFact(value))} beside={record} />
      </section>
      {prose.map(([member, value]) => (
        <section key={member}>
          <h2>{words(member)}</h2>
          <div class="prose">
            <Scalar member={member} value={value} beside={record} />
          </div>
        </section>
      ))}
      {members
        .filter(([, value]) => !isFact(value) && !isProse(value))
        .map(([member, value]) => (
          <Part key={member} member={member} value={value} />
        ))}
      <NamedBy segment={segment} slug={record.slug} />
      {provenance && (
        <details class="more">
          <summary>Sources</summary>
          <Table member="sources" rows={provenance.sources} />
          {provenance.fields.length > 0 && <Table member="fields" rows={provenance.fields} />}
        </details>
      )}
      <p class="note">
        See <a href={page(kind.reference)}>the reference</a> for what each value means.
      </p>
    </article>
  );
}
