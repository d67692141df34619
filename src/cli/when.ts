import { CommandError } from './exit.ts';

const secondsOf: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

/**
 * Seconds of a duration such as `90s`, `30m`, `24h`, `7d`, `2w` or `0`.
 *
 * @param option name of the option, for messages.
 */
export function parseSpan(text: string, option: string): number {
  const [, amount, unit = 's'] = /^(\d{1,6})([smhdw])?$/.exec(text.trim()) ?? [];
  if (amount === undefined || (unit === 's' && !text.trim().endsWith('s') && amount !== '0')) {
    throw new CommandError('usage', `${option} must be a duration such as 30m, 24h, 7d or 0; got "${text}".`);
  }
  return Number(amount) * secondsOf[unit]!;
}

/** The moment in a text: a date (its start, UTC), a date with time, or a duration from now. Null for `never`. */
export function parseMoment(text: string, option: string, nowMs: number): Date | null {
  const trimmed = text.trim();
  if (trimmed === 'never') return null;
  const span = /^\+?(\d{1,6}[smhdw])$/.exec(trimmed)?.[1];
  if (span !== undefined) return new Date(nowMs + parseSpan(span, option) * 1000);
  const isDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(trimmed);
  const local = isDate && trimmed.length > 10 && !/(Z|[+-]\d{2}:\d{2})$/.test(trimmed);
  const moment = new Date(local ? `${trimmed}Z` : trimmed);
  const day = trimmed.slice(0, 10);
  // Date turns 31 February into 3 March.
  const exists =
    isDate && !Number.isNaN(moment.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!exists) {
    throw new CommandError(
      'usage',
      `${option} must be a date (2027-01-31), a date and time (2027-01-31T12:00:00Z), a duration from now (30d) or "never"; got "${text}".`,
    );
  }
  return moment;
}

/** A moment in UTC, without seconds. */
export const shortMoment = (moment: Date): string =>
  moment
    .toISOString()
    .replace('T', ' ')
    .replace(/:\d\d\.\d+Z$/, 'Z');

const units = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

/** A duration in words, with at most two units: `5 h 12 min`. */
export function formatDuration(seconds: number): string {
  const rest = Math.max(0, Math.round(seconds));
  const at = units.findIndex(([size]) => size <= Math.max(1, rest));
  const [size, name] = units[at]!;
  const [smallerSize, smallerName] = units[at + 1] ?? [1, 's'];
  const smaller = Math.floor((rest % size) / smallerSize);
  return `${Math.floor(rest / size)} ${name}${smaller > 0 ? ` ${smaller} ${smallerName}` : ''}`;
}

/** How long ago, roughly. */
export function ago(moment: Date | null, nowMs: number): string {
  if (moment === null) return 'never';
  const seconds = (nowMs - moment.getTime()) / 1000;
  return seconds < 60 ? 'just now' : `${formatDuration(seconds).split(' ').slice(0, 2).join(' ')} ago`;
}
