import { escapeHtml } from '../../src/text/html.ts';

/**
 * The address to which a text in a JSON document links.
 *
 * @param path the fields around it, without indexes of arrays: `data`, `drops`, `slug`.
 */
export type LeadOf = (
  text: string,
  path: readonly string[],
  holder: Readonly<Record<string, unknown>>,
) => string | undefined;

const span = (name: string, text: string) => `<span class="hljs-${name}">${escapeHtml(text)}</span>`;

/** A JSON value as HTML: its text is what `JSON.stringify(value, null, 2)` gives, and what leads somewhere is a link. */
export function jsonHtml(root: unknown, leadOf: LeadOf): string {
  const write = (
    value: unknown,
    path: readonly string[],
    holder: Readonly<Record<string, unknown>>,
    indent: string,
  ): string => {
    if (typeof value === 'string') {
      const address = leadOf(value, path, holder);
      const text = span('string', JSON.stringify(value));
      return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
    }
    if (typeof value === 'number') return span('number', String(value));
    if (typeof value !== 'object' || value === null) return span('literal', String(value));
    const inner = `${indent}  `;
    const isArray = Array.isArray(value);
    const parts = isArray
      ? value.map((each) => write(each, path, holder, inner))
      : Object.entries(value).map(
          ([name, each]) =>
            `${span('attr', JSON.stringify(name))}: ${write(each, [...path, name], value as Record<string, unknown>, inner)}`,
        );
    const [open, close] = isArray ? '[]' : '{}';
    if (parts.length === 0) return `${open}${close}`;
    return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
  };
  return write(root, [], {}, '');
}
