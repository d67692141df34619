import {
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Graph } from '../src/graph/graph.ts';

/**
 * The types of the schema of a game and the ways between them, with a diagram in Mermaid's language. Parts of a record
 * from which nothing leads on are left to the SDL, and so are the interfaces of all records.
 */
function sectionOf({ gameId, schema, tableOf }: Graph, name: string): string[] {
  const isRecord = (name: string) => tableOf(name) !== undefined;
  const types = Object.values(schema.getTypeMap()).filter(
    (type) =>
      isCompositeType(type) &&
      !type.name.startsWith('__') &&
      type !== schema.getQueryType() &&
      !(isObjectType(type) && type.getFields()['meta'] !== undefined) &&
      !(isInterfaceType(type) && type.getInterfaces().length < 2),
  );
  const membersOf = (type: GraphQLNamedType) => (isAbstractType(type) ? schema.getPossibleTypes(type) : []);
  const shown = new Set<string>();
  for (let grown = true; grown;) {
    grown = false;
    for (const type of types) {
      const next = isObjectType(type)
        ? Object.values(type.getFields()).map((field) => getNamedType(field.type).name)
        : membersOf(type).map(({ name }) => name);
      if (shown.has(type.name) || !(isRecord(type.name) || next.some((name) => shown.has(name)))) continue;
      shown.add(type.name);
      grown = true;
    }
  }
  const lines: string[] = [];
  for (const type of types) {
    if (!shown.has(type.name)) continue;
    if (!isObjectType(type)) {
      for (const member of membersOf(type)) lines.push(`  ${type.name} <|.. ${member.name}`);
      continue;
    }
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type).name;
      if (!shown.has(target)) continue;
      const many = isListType(getNullableType(field.type));
      lines.push(
        `  ${type.name} --> "${many ? '*' : isNonNullType(field.type) ? '1' : '0..1'}" ${target} : ${field.name}`,
      );
    }
  }
  const rows = types
    .filter(({ name }) => shown.has(name))
    .map(
      (type) =>
        `| \`${type.name}\` | ${isRecord(type.name) ? 'record' : isObjectType(type) ? 'link' : isInterfaceType(type) ? 'interface' : 'union'} | ${type.description ?? ''} |`,
    );
  return [
    `## ${name}`,
    '',
    `The schema is in \`schema/${gameId}/schema.graphql\`, and at \`GET /graphql/${gameId}?sdl\` for keys on the \`internal\` plan.`,
    '',
    '```mermaid',
    'classDiagram',
    '  direction LR',
    ...lines,
    '```',
    '',
    '| type | what | description |',
    '|---|---|---|',
    ...rows,
    '',
  ];
}

/**
 * The page with the types of all games.
 *
 * @param graphs with the names of their games.
 */
export const graphDiagram = (graphs: readonly (readonly [graph: Graph, name: string])[]): string =>
  [
    '# GraphQL types',
    '',
    'Find out which types of the GraphQL schema of a game refer to which.',
    'A record has its own `id`. A link leads from one record to another, and may have values.',
    'The diagrams leave out parts of a record without links.',
    '',
    ...graphs.flatMap(([graph, name]) => sectionOf(graph, name)),
  ].join('\n');
