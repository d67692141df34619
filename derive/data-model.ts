import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Operations } from '../src/rest/operations.ts';

const typeNames: Readonly<Record<string, string>> = { Armor: 'Armor piece', Npc: 'NPC' };

/** Name of a kind of record for people. */
export const nameOfType = (type: string) =>
  typeNames[type] ?? type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** That a field of one kind of record names records of another. */
export interface Relation {
  readonly from: string;
  /** The field in REST, with the objects around it: `placements[].location_slug`. */
  readonly field: string;
  readonly to: string;
}

export interface DataModel {
  /** Kinds of records that have routes, with the segment of their path. */
  readonly resources: ReadonlyMap<string, string>;
  readonly relations: readonly Relation[];
  /** Fields that hold records of a kind themselves, with a few of their fields: `npcs`. */
  readonly embedded: readonly Relation[];
}

/** Names of slugs that are not simply the name of a relation. */
const relationOfSlug: Readonly<Record<string, string>> = { connected: 'connections' };

/** Records whose own slug is that of a record of another kind. */
const sharedSlugs: Readonly<Record<string, string>> = { ChaliceDungeon: 'Item' };

/** The type of record that a slug field of a type leads to: that of the traversable field beside it. */
function targetOf(type: GraphQLObjectType, slugField: string): string | undefined {
  const base = /^(\w+)Slugs?$/.exec(slugField)?.[1];
  if (base === undefined) return undefined;
  const fields = type.getFields();
  const beside = [base, `${base}s`, `${base}es`, relationOfSlug[base] ?? ''].find((name) => fields[name]);
  if (beside === undefined) return undefined;
  const target = getNamedType(fields[beside]!.type);
  if (!isObjectType(target)) return undefined;
  const isRecord = target.getInterfaces().some(({ name }) => name === 'Record');
  // A connection is an object of its own; what it connects to is one step further.
  return isRecord ? target.name : targetOf(target, 'locationSlug');
}

/** What the operations say about how records refer to each other. */
export function readDataModel(schema: GraphQLSchema, operations: Operations): DataModel {
  const resources = new Map<string, string>();
  const relations = new Map<string, Relation>();
  const embedded: Relation[] = [];

  const visit = (root: string, selections: SelectionSetNode, type: unknown, path: string): void => {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = operations.fragments.get(selection.name.value)!;
        visit(root, fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), path);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(root, selection.selectionSet, schema.getType(selection.typeCondition!.name.value), path);
      } else if (isObjectType(type)) {
        visitField(root, selection, type, path);
      }
    }
  };
  const visitField = (root: string, node: FieldNode, type: GraphQLObjectType, path: string): void => {
    const name = node.alias?.value ?? node.name.value;
    const field = type.getFields()[node.name.value]!;
    const named = getNamedType(field.type);
    if (node.selectionSet && (isObjectType(named) || isUnionType(named))) {
      const isRecord = isObjectType(named) && named.getInterfaces().some((each) => each.name === 'Record');
      if (isRecord) embedded.push({ from: root, field: `${path}${name}`, to: named.name });
      else visit(root, node.selectionSet, named, `${path}${name}[].`);
      return;
    }
    const to = targetOf(type, node.name.value);
    if (to) relations.set(`${root} ${path}${name}`, { from: root, field: `${path}${name}`, to });
  };

  for (const operation of operations.list) {
    const [, , , segment] = operation.path.split('/');
    if (!schema.getType(operation.recordType) || operation.cost === 'search') continue;
    // What is computed from records is none itself.
    if (operation.refuses) continue;
    resources.set(operation.recordType, segment!);
    const shared = sharedSlugs[operation.recordType];
    if (shared) {
      const relation = { from: operation.recordType, field: 'slug', to: shared };
      relations.set(`${relation.from} slug`, relation);
    }
    const [data] = [...operation.queries.values()].at(-1)!.body;
    const type = schema.getType(operation.recordType);
    visit(operation.recordType, data!.selectionSet!, type, '');
  }
  return { resources, relations: [...relations.values()], embedded };
}

/** Fields that say where a thing is found, who gives, sells or drops it. */
const obtaining = /^(?:acquisition|acquisition_details|offers|dropped_by)\[\]\./;

/**
 * The model as a Graphviz graph of the references between kinds; the tables below it have the fields. What several
 * kinds have in common, the ways to obtain something, is one node.
 */
export function graphvizDataModel({ resources, relations }: DataModel): string {
  const nodes = new Map<string, string>();
  const edges = new Map<string, { from: string; to: string; both: boolean }>();
  const node = (type: string) => {
    nodes.set(
      type,
      resources.has(type)
        ? `${type} [label="${nameOfType(type)}", class="resource", URL="#${type.toLowerCase()}"]`
        : `${type} [label="${nameOfType(type)}", class="other"]`,
    );
  };
  const edge = (from: string, to: string) => {
    const back = edges.get(`${to} ${from}`);
    if (back && from !== to) back.both = true;
    else edges.set(`${from} ${to}`, { from, to, both: false });
  };
  for (const { from, field, to } of relations) {
    node(from);
    node(to);
    if (obtaining.test(field)) {
      nodes.set('Obtaining', 'Obtaining [label="How to get it", class="part", URL="#acquisition"]');
      edge(from, 'Obtaining');
      edge('Obtaining', to);
    } else {
      edge(from, to);
    }
  }
  return [
    'digraph {',
    'graph [rankdir=TB, bgcolor=transparent, nodesep=0.25, ranksep=0.6, pad=0.1]',
    'node [shape=box, style=rounded, fontname=Helvetica, fontsize=16, margin="0.24,0.12", height=0.5]',
    'edge [arrowsize=0.75]',
    ...[...nodes.values()].sort(),
    ...[...edges.values()].map(({ from, to, both }) => `${from} -> ${to}${both ? ' [dir=both]' : ''}`).sort(),
    '}',
  ].join('\n');
}

/** The relation diagram, laid out by Graphviz. The style of the page adds colors. */
export async function deriveDataModel(schema: GraphQLSchema, operations: Operations): Promise<string> {
  const { instance } = await import('@viz-js/viz');
  const svg = (await instance()).renderString(graphvizDataModel(readDataModel(schema, operations)), {
    format: 'svg',
    engine: 'dot',
  });
  return `${svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--.*?-->\n?/gs, '')
    .replace(/<title>.*?<\/title>\n?/gs, '')
    .replace(/xlink:href/g, 'href')
    .replace(/ xlink:title="[^"]*"/g, '')
    .replace(/ (?:fill|stroke|font-family|font-size|target|xmlns:xlink)="[^"]*"/g, '')
    .replace(/(width|height)="([\d.]+)pt"/g, '$1="$2"')
    .replace(/(<svg[^>]*>)/, '$1<title>How records refer to each other</title>')
    .trim()}\n`;
}
