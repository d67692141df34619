import { styleText } from 'node:util';

const styles = ['bold', 'dim', 'red', 'green', 'yellow', 'cyan'] as const;

/** Each wraps text in a color, or returns it unchanged where colors are off. */
export type Colors = Readonly<Record<(typeof styles)[number], (text: string) => string>>;

/** Every escape sequence of the colors, as sent to a terminal (ECMA-48, section 8.3.117). */
// oxlint-disable-next-line no-control-regex -- such sequences begin with one.
export const colorSequences = /\u001b\[(?:1|2|22|31|32|33|36|39)m/g;

export function createColors(enabled: boolean): Colors {
  const paint = (style: (typeof styles)[number]) => (text: string) =>
    enabled && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return Object.fromEntries(styles.map((style) => [style, paint(style)])) as Colors;
}

/**
 * Whether a stream gets colors: only a terminal does, unless `NO_COLOR` (https://no-color.org) is set.
 */
export function wantsColor(
  isTerminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return isTerminal && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}
