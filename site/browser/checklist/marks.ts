/// <reference lib="dom" />
import { type Progress, progressOf, type ProgressGraph } from '../../../src/games/progress/reach.ts';
import type { ProgressContext } from '../../../src/games/progress/report.ts';
import type { ProgressModel } from '../../shared/models.ts';
import type { Marks } from '../../shared/checklist.ts';
import { stored } from '../stored.ts';

/** The most of a thing or of the amount that can be marked, as in requests. */
export const maxOfOne = 99;

const storeOf = (game: string) => stored(() => localStorage, `caryll-progress-${game}`);

/** The marks as entries of the parameter `have`. */
export const entriesOf = (marks: Marks): string[] =>
  [...marks].map(([token, count]) => (!token.includes(':') || count > 1 ? `${token}:${count}` : token));

/** The token of a location as it was until version 0.3. Browsers and links keep what they have. */
const oldToken = (token: string) => token.replace(/^location:/, 'place:');

/** Reads entries of the parameter `have`; those that are unknown are left out. */
export function marksOf(entries: readonly string[], known: ReadonlySet<string>): Marks {
  const marks = new Map<string, number>();
  for (const entry of entries) {
    const parts = entry.replace(/^place:/, 'location:').split(':');
    const length = known.has(parts[0]!) ? 1 : 2;
    const token = parts.slice(0, length).join(':');
    const [count = '1', ...more] = parts.slice(length);
    if (more.length === 0 && /^[1-9][0-9]?$/.test(count) && known.has(token)) marks.set(token, Number(count));
  }
  return marks;
}

/** The reader's own marks, in this browser only. */
export const ownMarks = (game: string, known: ReadonlySet<string>): Marks =>
  marksOf((storeOf(game).get() ?? '').split(',').filter(Boolean), known);

/** Whether the reader has marked anything. */
export const hasOwnMarks = (game: string): boolean => (storeOf(game).get() ?? '') !== '';

export const keepMarks = (game: string, marks: Marks): void =>
  storeOf(game).set(marks.size === 0 ? undefined : entriesOf(marks).join(','));

/** How far somebody has come who has these marks. */
export const progressIn = (world: ProgressGraph, marks: Marks): Progress =>
  progressOf(
    world,
    [...marks.keys()].filter((token) => token !== world.amountKind),
    { counts: marks, amount: marks.get(world.amountKind ?? '') ?? 0 },
  );

/** A model as `src/games/progress` takes it. */
export const atlasOf = ({ world, names, notes }: ProgressModel): ProgressContext => ({
  world,
  names: new Map(Object.entries(names).map(([kind, ofKind]) => [kind, new Map(Object.entries(ofKind))])),
  notes: new Map(Object.entries(notes)),
});

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token in four letters, the same in every release: 24 bits of its FNV-1a hash. */
export function codeOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const letter of token) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  const folded = (hash ^ (hash >>> 24)) & 0xffffff;
  return [18, 12, 6, 0].map((shift) => digits[(folded >> shift) & 63]).join('');
}

/** Marks as a link has them: a code for each, and `~` with two digits where there are several. */
export const linkText = (marks: Marks): string =>
  [...marks]
    .map(([token, count]) => `${codeOf(token)}${count > 1 ? `~${String(count).padStart(2, '0')}` : ''}`)
    .join('');

/** Reads the marks of a link; codes that are unknown are left out. */
export function marksOfLink(text: string, known: ReadonlySet<string>): Marks {
  const tokens = new Map(
    [...known].flatMap((token) => [token, oldToken(token)].map((each) => [codeOf(each), token])),
  );
  const marks = new Map<string, number>();
  for (const [, code, count] of text.matchAll(/([\w-]{4})(?:~([0-9]{2}))?/g)) {
    const token = tokens.get(code!);
    const number = Number(count ?? 1);
    if (token !== undefined && number > 0) marks.set(token, number);
  }
  return marks;
}
