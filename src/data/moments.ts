/**
 * Moments of the database as numbers. The text of a timestamp or date depends on settings of the session (DateStyle,
 * TimeZone), which a server, a role or a pooler may set; numbers do not. Connections refuse to read the text
 * (`connection.ts`).
 */

/**
 * SQL for a moment in milliseconds since the Unix epoch; `infinity` is Infinity.
 *
 * @example
 * `select ${epochMs('created_at')} as created_at from api_key`
 */
export const epochMs = (moment: string): string => `floor(extract(epoch from ${moment}) * 1000)`;

/** SQL for a day as `YYYY-MM-DD`. */
export const isoDay = (day: string): string => `to_char(${day}, 'YYYY-MM-DD')`;

/** The earliest and latest moment that a Date can have are this many milliseconds away from the Unix epoch. */
const maxMs = 8.64e15;

/**
 * A moment as a Date. Beyond what a Date can have, as `infinity` is, it is the earliest or latest Date.
 *
 * @example
 * dateOf(Infinity).toISOString(); // '+275760-09-13T00:00:00.000Z'
 */
export const dateOf = (ms: number): Date => new Date(Math.min(Math.max(ms, -maxMs), maxMs));
