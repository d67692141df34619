import type { DocumentNode } from 'graphql';
import type { Graph } from '../graph/graph.ts';
import type { Spoiler } from '../graph/rows.ts';
import type { MarkedTexts } from '../graph/marked-texts.ts';
import { type Shape, shapeOf } from './shape.ts';

/** An object that marks which of the texts in it give something away. */
interface Owner {
  /** Length of the pointer to it. */
  readonly at: number;
  readonly found: Spoiler[];
}

type Members = Record<string, unknown>;

/** Adds the marks of spoilers to a response, as pointers into it. */
export type MarkSpoilers = (answer: unknown, texts: MarkedTexts) => void;

/**
 * The marker of spoilers for an operation; undefined when its responses have none.
 *
 * Data files mark texts by their place in the file. A response has them under other names, some of them twice, or in
 * the record of a location what the record of an item marks: so texts are found by their content.
 */
export function spoilerMarker(
  { schema, tableOf }: Pick<Graph, 'schema' | 'tableOf'>,
  document: DocumentNode,
): MarkSpoilers | undefined {
  const { shape: whole, isMarked } = shapeOf(schema, document);
  if (!isMarked) return undefined;
  return (answer, { levelOf }) => {
    function mark(
      value: unknown,
      shape: Shape | undefined,
      kind: string | undefined,
      owners: readonly Owner[],
      pointer: string,
    ): void {
      if (typeof value === 'string') {
        const level = owners.length === 0 ? undefined : levelOf(value, kind);
        if (level !== undefined)
          for (const { at, found } of owners) found.push({ text: pointer.slice(at), level });
      } else if (Array.isArray(value)) {
        value.forEach((each, index) => mark(each, shape, kind, owners, `${pointer}/${index}`));
      } else if (typeof value === 'object' && value !== null) {
        const members = value as Members;
        const inside = (shape && tableOf(shape.type.name)) ?? kind;
        const { spoilers, spoilerLevel } = shape ?? {};
        const own: Owner | undefined = spoilers === undefined ? undefined : { at: pointer.length, found: [] };
        const all = own ? [...owners, own] : owners;
        for (const [name, each] of Object.entries(members))
          if (name !== spoilers) mark(each, shape?.members.get(name), inside, all, `${pointer}/${name}`);
        if (own) members[spoilers!] = own.found;
        if (own && spoilerLevel !== undefined) {
          const isMajor = own.found.some(({ level }) => level === 'major');
          members[spoilerLevel] = isMajor ? 'major' : own.found.length > 0 ? 'mild' : 'none';
        }
      }
    }
    mark(answer, whole, undefined, [], '');
  };
}
