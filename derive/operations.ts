import { Kind, print } from 'graphql';
import type { KindOperations } from '../src/rest/kind-operations.ts';

/** As long as a line inside of an operation may be. */
const lineLength = 108;

/** The fragments and queries of a kind as text, for review: nothing reads it again. */
export const printOperations = (operations: KindOperations): string =>
  operations.map((each) => `${format(print({ kind: Kind.DOCUMENT, definitions: [each] }))}\n`).join('\n');

/** Indents variables, and has arguments on one line where they fit: graphql-js does neither. */
function format(text: string): string {
  const end = text.indexOf('\n) @rest');
  const start = text.indexOf('(\n') + 1;
  const indented =
    end === -1
      ? text
      : text.slice(0, start) + text.slice(start, end).replaceAll('\n', '\n  ') + text.slice(end);
  return indented.replace(
    /^( *)([\w: ]+)\(\n((?: +\w+: \$\w+\n)+) *\) \{$/gm,
    (block, indent: string, field: string, given: string) => {
      const line = `${field}(${given.trim().split(/\n */).join(', ')}) {`;
      return line.length <= lineLength ? indent + line : block;
    },
  );
}
