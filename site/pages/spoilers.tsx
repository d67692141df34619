import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { queryOf } from './query.ts';

/** Spoilers that a visitor wants to see: the marks themselves are mild or major. */
export const spoilerSettings = ['none', 'mild', 'all'] as const;
export type SpoilerSetting = (typeof spoilerSettings)[number];

/** How many marked facts a part of a page has, by level. */
type Count = Record<string, number>;

const CountContext = createContext<Count>({});

/** Counts a marked fact of the part of the page that is being rendered. */
export function useMark(level: string | undefined): string | undefined {
  const count = useContext(CountContext);
  if (level !== undefined) count[level] = (count[level] ?? 0) + 1;
  return level;
}

/** A spoiler: it is shown to visitors who want that, and counted for the others. */
export function Hidden({ level, children }: { level: string; children: ComponentChildren }) {
  return <span data-sp={useMark(level)}>{children}</span>;
}

/** A word in place of what a level hides, where the place stays: a step keeps its number. */
export const Instead = ({ level, children }: { level: string | undefined; children?: string }) =>
  level !== undefined && (
    <span class={`sp-note none${level === 'major' ? ' mild' : ''}`}>{children ?? 'Hidden'}</span>
  );

const facts = (count: number) => (count === 1 ? '1 fact is hidden' : `${count} facts are hidden`);

/** The line that counts what is hidden above it, with the way to see it. */
function Note({ count, query }: { count: Count; query: Readonly<Record<string, string>> }) {
  const { mild = 0, major = 0 } = count;
  const show = (spoilers: SpoilerSetting, label: string) => (
    <a href={queryOf({ ...query, spoilers })} rel="nofollow" data-show={spoilers}>
      {label}
    </a>
  );
  const parts = [...(mild > 0 ? [`${mild} mild`] : []), ...(major > 0 ? [`${major} major`] : [])];
  return (
    <>
      {mild + major > 0 && (
        <p class="sp-note none">
          {facts(mild + major)}: {parts.join(', ')}. {mild > 0 && show('mild', 'Show mild')}{' '}
          {major > 0 && show('all', 'Show all')}
        </p>
      )}
      {major > 0 && (
        <p class="sp-note mild">
          {facts(major)}: major. {show('all', 'Show all')}
        </p>
      )}
    </>
  );
}

/** A part of a page, with a line below it that counts what is hidden in it: children are rendered before the line is. */
export function Counted({
  query,
  children,
}: {
  query: Readonly<Record<string, string>>;
  children: ComponentChildren;
}) {
  const count: Count = {};
  return (
    <CountContext.Provider value={count}>
      {children}
      <Note count={count} query={query} />
    </CountContext.Provider>
  );
}
