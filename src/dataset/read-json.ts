import {
  findNodeAtLocation,
  type JSONPath,
  type JSONVisitor,
  type Node,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';

/** A place in a text, from 1, as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** An error that makes a text invalid as a data file under any schema. */
export interface JsonError extends Position {
  /** Where in the value; absent when there is no value because the text is not JSON. */
  readonly path?: JSONPath;
  readonly expected: string;
  readonly received?: unknown;
  /** The line itself, with a caret below the column. */
  readonly excerpt?: string;
}

/** Many times what a data file needs; every reader of the value may call itself for each level. */
const maxDepth = 64;
/** Whole numbers have 32 bits in the database and in GraphQL. */
const maxNumber = 2 ** 31 - 1;
/** Many times the longest text; text that is searched must have bounded length. */
const maxTextLength = 10_000;
/** Further errors have the same cause. */
const maxErrors = 100;
/** Half of a surrogate pair, and U+0000: databases cannot store them in a text. */
const unfitCharacter = /[\p{Cs}\0]/u;

const ended = new Error('enough was read');

/** The line of a position, or the part of it around the column, and a caret below. */
function excerptOf(text: string, { line, column }: Position): string {
  const whole = text.split('\n', line).at(-1)!.replace(/\r$/, '').replaceAll('\t', ' ');
  const from = Math.max(0, column - 61);
  const shown = whole.slice(from, from + 100);
  const number = String(line);
  return `${number} | ${shown}\n${' '.repeat(number.length)} | ${' '.repeat(column - 1 - from)}^`;
}

/** `CommaExpected` is "comma expected". */
const inWords = (code: string) => code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

/** The position of a token; the parser counts from 0. */
const positionOf = (line: number, character: number): Position => ({ line: line + 1, column: character + 1 });

/**
 * Makes what visits the tokens of a text and finds its errors.
 *
 * @param report throws when nothing more is to be read.
 */
function createVisitor(text: string, report: (error: JsonError, isLast?: true) => void): JSONVisitor {
  /** Lines of the members of each object that is open; undefined for a list. */
  const open: (Map<string, number> | undefined)[] = [];
  const enter = (members: Map<string, number> | undefined, position: Position) => {
    open.push(members);
    if (open.length > maxDepth)
      report({ ...position, expected: `a file with at most ${maxDepth} levels of nesting` }, true);
  };
  const checkText = (value: string, position: Position, path: () => JSONPath) => {
    if (value.length > maxTextLength) {
      const expected = `text of at most ${maxTextLength} characters`;
      report({ ...position, path: path(), expected, received: value });
    }
    const [character] = unfitCharacter.exec(value) ?? [];
    if (character === undefined) return;
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report({ ...position, path: path(), expected: 'text that a database can store', received: `U+${code}` });
  };
  return {
    onError(code, _offset, _length, line, character) {
      const position = positionOf(line, character);
      const expected = `valid JSON: ${inWords(printParseErrorCode(code))}`;
      report({ ...position, expected, excerpt: excerptOf(text, position) }, true);
    },
    onObjectBegin: (_offset, _length, line, character) => enter(new Map(), positionOf(line, character)),
    onObjectEnd: () => void open.pop(),
    onArrayBegin: (_offset, _length, line, character) => enter(undefined, positionOf(line, character)),
    onArrayEnd: () => void open.pop(),
    onObjectProperty(name, _offset, _length, line, character, pathOf) {
      const position = positionOf(line, character);
      const path = () => [...pathOf(), name];
      const members = open.at(-1)!;
      const before = members.get(name);
      if (before !== undefined) {
        const expected = `given once; the first "${name}" is on line ${before}`;
        report({ ...position, path: path(), expected });
      }
      members.set(name, position.line);
      checkText(name, position, path);
    },
    onLiteralValue(value: unknown, _offset, _length, line, character, pathOf) {
      const position = positionOf(line, character);
      if (typeof value === 'string') checkText(value, position, pathOf);
      if (typeof value === 'number' && Math.abs(value) > maxNumber) {
        const expected = `a number from -${maxNumber} to ${maxNumber}`;
        report({ ...position, path: pathOf(), expected, received: value });
      }
    },
  };
}

/**
 * Parses a data file. Besides what JSON itself forbids, it refuses a member that an object has twice, nesting without
 * end, and texts and numbers that no database keeps.
 *
 * @returns `value` is absent when the text has an error.
 */
export function readJson(text: string): { readonly value?: unknown; readonly errors: readonly JsonError[] } {
  const errors: JsonError[] = [];
  const report = (error: JsonError, isLast?: true) => {
    errors.push(error);
    if (isLast || errors.length === maxErrors) throw ended;
  };
  try {
    visit(text, createVisitor(text, report), { disallowComments: true });
    if (errors.length === 0) return { value: JSON.parse(text), errors };
  } catch (error) {
    // The parser that keeps positions takes some texts that are none, e.g. with a byte order mark.
    if (error instanceof SyntaxError)
      errors.push({ line: 1, column: 1, expected: `valid JSON: ${error.message}` });
    else if (error !== ended) throw error;
  }
  return { errors };
}

/** The part of a value at a path like `phases[1].notes`, or the deepest part of the way that is there. */
function follow(node: Node, path: string): Node {
  if (node.type === 'array') {
    const [, index, rest = ''] = /^\[(\d+)\]\.?(.*)$/s.exec(path) ?? [];
    const element = node.children?.[Number(index)];
    return element ? follow(element, rest) : node;
  }
  let best: { readonly name: string; readonly value: Node } | undefined;
  for (const { children: [key, value] = [] } of node.type === 'object' ? (node.children ?? []) : []) {
    const name = String(key?.value);
    // Some members have dots in their names.
    const fits = path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);
    if (value && fits && name.length > (best?.name.length ?? -1)) best = { name, value };
  }
  return best ? follow(best.value, path.slice(best.name.length).replace(/^\./, '')) : node;
}

/** Finds the position of a value in a text that {@link readJson} accepts; `path` continues from `start`. */
export function createFinder(text: string): (start: JSONPath, path: string) => Position | undefined {
  const root = parseTree(text);
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (start, path) => {
    const from = root && findNodeAtLocation(root, [...start]);
    if (from === undefined) return undefined;
    const { offset } = follow(from, path);
    const line = lineStarts.findLastIndex((lineStart) => lineStart <= offset);
    return { line: line + 1, column: offset - lineStarts[line]! + 1 };
  };
}
