import {
  type FieldNode,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { GameSite } from '../site/games/site.ts';
import { siteOf } from '../site/games/sites.ts';
import type { Graph } from '../src/graph/graph.ts';
import { nounOf } from '../src/kinds/noun.ts';
import type { Operations } from '../src/rest/operations.ts';
import { upperFirst } from '../src/text/case.ts';

/** That a field of one kind of record names records of another. */
export interface Relation {
  readonly from: string;
  /** The field in REST, with the objects around it: `placements[].location_slug`. */
  readonly field: string;
  readonly to: string;
}

export interface DataModel {
  /** The name of a type for people. */
  readonly nameOf: (type: string) => string;
  /** Kinds of records that have routes, with the segment of their path. */
  readonly resources: ReadonlyMap<string, string>;
  readonly relations: readonly Relation[];
  /** Fields that hold records of a kind themselves, with a few of their fields: `npcs`. */
  readonly embedded: readonly Relation[];
}

/** Reads the data model: the records of a game and how they refer to each other, from its operations. */
export function readDataModel(graph: Graph, operations: Operations): DataModel {
  const { schema, model, declarations, tableOf } = graph;
  const declarationOf = (type: string) => declarations[tableOf(type) ?? ''];
  const typeOf = (table: string) => model.tables.get(table)!.type;
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
    if (node.selectionSet && (isObjectType(named) || isAbstractType(named))) {
      const isRecord =
        isObjectType(named) && named.getInterfaces().some((each) => each.name === 'GameRecord');
      if (isRecord) embedded.push({ from: root, field: `${path}${name}`, to: named.name });
      else visit(root, node.selectionSet, named, `${path}${name}[].`);
      return;
    }
    const { slugsOf } = field.extensions;
    if (typeof slugsOf !== 'string' || !/Slugs?$/.test(node.name.value)) return;
    const to = typeOf(slugsOf);
    relations.set(`${root} ${path}${name}`, { from: root, field: `${path}${name}`, to });
  };

  for (const operation of operations.list) {
    const [, , , segment] = operation.path.split('/');
    if (!schema.getType(operation.recordType) || operation.cost === 'search') continue;
    // What is computed from records is none itself.
    if (operation.refuses) continue;
    resources.set(operation.recordType, segment!);
    const shared = declarationOf(operation.recordType)?.slugOf;
    if (shared !== undefined) {
      const relation = { from: operation.recordType, field: 'slug', to: typeOf(shared) };
      relations.set(`${relation.from} slug`, relation);
    }
    const [data] = [...operation.queries.values()].at(-1)!.body;
    const type = schema.getType(operation.recordType);
    visit(operation.recordType, data!.selectionSet!, type, '');
  }
  const nameOf = (type: string) => upperFirst(nounOf({ type }, declarationOf(type)));
  return { nameOf, resources, relations: [...relations.values()], embedded };
}

/**
 * The model as a Graphviz graph of the references between kinds; the tables below it have the fields.
 *
 * @param prefix first part of the anchors of the game's kinds.
 * @param shared lists that several kinds have in common: one node.
 */
export function graphvizDataModel(
  { nameOf, resources, relations }: DataModel,
  prefix: string,
  shared?: GameSite['sharedLists'],
): string {
  const nodes = new Map<string, string>();
  const edges = new Map<string, { from: string; to: string; both: boolean }>();
  const node = (type: string) => {
    nodes.set(
      type,
      resources.has(type)
        ? `${type} [label="${nameOf(type)}", class="resource", URL="#${prefix}${type.toLowerCase()}"]`
        : `${type} [label="${nameOf(type)}", class="other"]`,
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
    if (shared?.fields.some((list) => field.startsWith(`${list}[].`))) {
      nodes.set(
        shared.name,
        `${shared.name} [label="${shared.label}", class="part", URL="#${shared.anchor}"]`,
      );
      edge(from, shared.name);
      edge(shared.name, to);
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

/**
 * The relation diagram of a game, laid out by Graphviz. The style of the page adds colors.
 *
 * @param prefix first part of the anchors of the game's kinds.
 */
export async function deriveDataModel(graph: Graph, operations: Operations, prefix: string): Promise<string> {
  const { instance } = await import('@viz-js/viz');
  const { sharedLists } = siteOf(graph.gameId);
  const svg = (await instance()).renderString(
    graphvizDataModel(readDataModel(graph, operations), prefix, sharedLists),
    {
      format: 'svg',
      engine: 'dot',
    },
  );
  return `${svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--.*?-->\n?/gs, '')
    .replace(/<title>.*?<\/title>\n?/gs, '')
    .replace(/xlink:href/g, 'href')
    .replace(/ xlink:title="[^"]*"/g, '')
    .replace(/ (?:fill|stroke|font-family|font-size|target|xmlns:xlink)="[^"]*"/g, '')
    // A page has the diagrams of all games.
    .replace(/ id="/g, ` id="${graph.gameId}-`)
    .replace(/(width|height)="([\d.]+)pt"/g, '$1="$2"')
    .replace(/(<svg[^>]*>)/, '$1<title>How records refer to each other</title>')
    .trim()}\n`;
}
