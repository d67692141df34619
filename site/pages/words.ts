import { labels } from '../games/labels.ts';
import { upperFirst } from '../../src/text/case.ts';

/** Values of a response as people read them. */
export type Value = string | number | boolean | null | readonly Value[] | Members;
export interface Members {
  readonly [member: string]: Value;
}
/** A record of a response. */
export interface PageRecord extends Members {
  readonly slug: string;
  readonly name: string;
}

const capitals: Readonly<Record<string, string>> = {
  fp: 'FP',
  hp: 'HP',
  ng: 'NG',
  dlc: 'DLC',
  npc: 'NPC',
  npcs: 'NPCs',
};

/** The name of a member or a value of a closed set in words: `is_dlc` is `DLC`, `blood_echoes` is `Blood echoes`. */
export function words(name: string): string {
  const known = labels[name];
  if (known !== undefined) return known;
  const bound = /^(.+)(?<!_at)_(min|max)$/.exec(name);
  if (bound) return `${bound[2] === 'min' ? 'Lowest' : 'Highest'} ${inLine(bound[1]!)}`;
  const parts = name
    .replace(/^is_/, '')
    .replace(/_(slugs?|url)$/, '')
    .split('_')
    .map((part) => capitals[part] ?? part);
  const text = parts.join(' ').replace('NG plus', 'NG+');
  return upperFirst(text);
}

const columns: Readonly<Record<string, string>> = {
  category: 'Type',
  meets_requirements: 'I can wield it',
  total: 'Attack rating',
  stock: 'Sells',
  'places.location_slug': 'Place',
};

/** The name of a column or a filter: `requirements_strength` is `Needs strength`, `at_max_attack_fire` is `Attack fire at max`. */
export const columnWords = (name: string): string =>
  columns[name] ??
  words(
    name
      .replace(/^at_max_(.+)/, '$1_at_max')
      .replace(/^requirements_/, 'needs_')
      .replace(/^scaling_value_/, 'scaling_'),
  );

/** Writes a name as it is within a sentence: `physical attack`, `HP drain`. */
export const inLine = (name: string): string =>
  words(name).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const numberFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });
/** A number as pages write it: `1,234.5` or `−20`, with at most four digits after the point. */
export const formatNumber = (value: number): string => numberFormat.format(value).replace('-', '−');

export const isMembers = (value: Value | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
/** Whether it is a list of objects, and not empty. */
export const isTable = (value: Value | undefined): value is readonly Members[] =>
  isList(value) && value.length > 0 && value.every(isMembers);

/** A path into an object in words: `Attack, fire`. */
export const pathWords = (path: string): string =>
  columns[path] ??
  path
    .split('.')
    .map((part, index) => (index === 0 ? columnWords(part) : inLine(part)))
    .join(', ');

/** Longer texts are read, not compared. */
const maxFactLength = 80;

const isLong = (value: Value): boolean =>
  typeof value === 'string' && value.length > maxFactLength && !/^https:/.test(value);

/** Whether a value is text to be read, or a list with such text. */
export const isProse = (value: Value): boolean => (isList(value) ? value.some(isLong) : isLong(value));

/** Whether a value is short: no object, no table, nothing to be read. */
export const isFact = (value: Value): boolean => !isMembers(value) && !isTable(value) && !isProse(value);

/** Members of a record that pages show apart from the others, or not at all. */
const apart: readonly string[] = [
  'slug',
  'name',
  'description',
  'aliases',
  'names',
  'spoiler_level',
  'spoilers',
  'provenance',
  'sort_order',
];

/**
 * The members of a record that are shown one by one, without those that another has in detail: `lamps` beside `lamp_details`,
 * and `piece_slugs` beside `pieces`.
 */
export const ownMembers = (record: Members): readonly (readonly [member: string, value: Value])[] =>
  Object.entries(record).filter(
    ([member]) =>
      !apart.includes(member) &&
      !(`${member.replace(/s$/, '')}_details` in record) &&
      !(member.endsWith('_slugs') && isTable(record[pluralOf(member.replace(/_slugs$/, ''))])),
  );

const pluralOf = (noun: string): string => (noun.endsWith('s') ? `${noun}es` : `${noun}s`);

/** A share of one as a percentage: `4%`. */
export const formatPercent = (share: number): string => `${formatNumber(Math.round(share * 1e6) / 1e4)}%`;

/** Numbers that differ between rows about one thing, in a few words: `1, 2`, `4% to 100%`. */
export function rangeText(numbers: readonly number[], isShare: boolean): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const text = (each: number) => (isShare ? formatPercent(each) : formatNumber(each));
  if (sorted.length <= 3) return sorted.map(text).join(', ');
  return `${text(sorted[0]!)} to ${text(sorted.at(-1)!)}`;
}
