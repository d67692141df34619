import { Kind, parseValue, print, type ValueNode } from 'graphql';
import type { KindOperations } from '../src/rest/kind-operations.ts';

/** As long as a line inside of an operation may be. */
const lineLength = 108;

/** The fragments and queries of a kind as text, for review: nothing reads it again. */
export const printOperations = (operations: KindOperations): string =>
  operations.map((each) => `${format(print({ kind: Kind.DOCUMENT, definitions: [each] }))}\n`).join('\n');

/** A value on one line. */
const onOneLine = (value: ValueNode): string => print(value).replaceAll('{', '{ ').replaceAll('}', ' }');

/** A value of an argument: an object that is too long for a line has one for each member. */
function arrange(name: string, value: ValueNode, indent: string): string {
  const line = `${indent}${name}: ${onOneLine(value)}`;
  if (value.kind !== Kind.OBJECT || line.length <= lineLength + 2) return line;
  const members = value.fields.map((field) => arrange(field.name.value, field.value, `${indent}  `));
  return [`${indent}${name}: {`, ...members, `${indent}}`].join('\n');
}

/** Puts each directive of a variable that is too long for a line on its own line. */
const arrangeVariables = (text: string): string =>
  text.replace(/^ {2}\$\w+: .*$/gm, (line) =>
    line.length <= lineLength + 2 ? line : line.replaceAll(' @', '\n    @'),
  );

/** Indents variables, and has arguments on one line where they fit: graphql-js does neither. */
function format(text: string): string {
  const end = text.indexOf('\n) @rest');
  const start = text.indexOf('(\n') + 1;
  const indented =
    end === -1
      ? text
      : text.slice(0, start) + text.slice(start, end).replaceAll('\n', '\n  ') + text.slice(end);
  return arrangeVariables(indented).replace(
    /^( *)([\w: ]+)\((?:\n((?: +\w+: [^\n]+\n)+) *|(\w+: [^\n]+))\) \{$/gm,
    (_block, indent: string, field: string, several: string | undefined, one: string | undefined) => {
      const given = (several?.trim().split(/\n */) ?? [one!]).map((each) => {
        const [name, value] = /^(\w+): (.*)$/s.exec(each)!.slice(1) as [string, string];
        return [name, parseValue(value, { noLocation: true })] as const;
      });
      const line = `${field}(${given.map(([name, value]) => `${name}: ${onOneLine(value)}`).join(', ')}) {`;
      if (line.length <= lineLength) return indent + line;
      const lines = given.map(([name, value]) => arrange(name, value, `${indent}  `));
      return [`${indent}${field}(`, ...lines, `${indent}) {`].join('\n');
    },
  );
}
