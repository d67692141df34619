import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isNonNullType,
  isNullableType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  specifiedRules,
  typeFromAST,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { withoutDescriptions } from '../graph/persisted.ts';

/** A parameter of an operation, as its variable declares it. */
export interface OperationParameter {
  /** Name in the path or query, and of the variable. */
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly required: boolean;
  readonly defaultValue: unknown;
  /** JSON Schema of its value. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The GraphQL type of which the value must be a slug, if it is a reference. */
  readonly references: string | undefined;
}

/** One annotated query that is a REST route. */
export interface Operation {
  /** Its name, which is also the operationId. */
  readonly id: string;
  /** Path template, e.g. `/v1/{gameId}/bosses/{slug}`. */
  readonly path: string;
  readonly description: string;
  readonly parameters: readonly OperationParameter[];
  /** Whether a parameter must name a record. */
  readonly refers: boolean;
  /** Whether a null `data` is a 404, because its root field may be null. */
  readonly mayBeMissing: boolean;
  /** Whether it answers a page of a list. */
  readonly isList: boolean;
  /** `search` costs what the plan says, everything else 1 unit. */
  readonly cost: 'one' | 'search';
  /** GraphQL type of the records in `data`. */
  readonly recordType: string;
  /** The executable query: annotations removed, only the fragments it uses. */
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** Printed query and its SHA-256, for running it by id. */
  readonly text: string;
  readonly hash: string;
}

export interface Operations {
  readonly list: readonly Operation[];
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

class OperationError extends Error {
  override readonly name = 'OperationError';
}

/** JSON Schema of an input: from the scalar's own extensions, or the values of the enum. */
function inputSchema(type: GraphQLInputType): Record<string, unknown> {
  const named = getNamedType(type);
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
  const schema = isScalarType(named) ? named.extensions['jsonSchema'] : undefined;
  if (schema !== undefined) return schema as Record<string, unknown>;
  if (named.name === 'String') return { type: 'string' };
  throw new OperationError(
    `a parameter of type ${named.name} has no JSON Schema: give the scalar one in its extensions`,
  );
}

function directiveArguments(
  node: { readonly directives?: OperationDefinitionNode['directives'] },
  name: string,
) {
  const directive = node.directives?.find((each) => each.name.value === name);
  if (directive === undefined) return undefined;
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  ) as Record<string, string>;
}

/** The query without the annotations that only this layer reads; they are no directives of the schema. */
function withoutAnnotations<Node extends OperationDefinitionNode>(node: Node): Node {
  return visit(node, {
    Directive: (directive) => (['rest', 'reference'].includes(directive.name.value) ? null : undefined),
  });
}

function fragmentsUsedBy(
  definition: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread: ({ name: { value: name } }) => {
        const fragment = fragments.get(name);
        if (fragment === undefined) throw new OperationError(`there is no fragment ${name}`);
        if (used.has(name)) return;
        used.set(name, fragment);
        collect(fragment);
      },
    });
  };
  collect(definition);
  return [...used.values()];
}

/** A definition with its annotations, and the document that can be executed. */
interface Source {
  readonly id: string;
  readonly definition: OperationDefinitionNode;
  readonly executable: OperationDefinitionNode;
  readonly document: DocumentNode;
}

function sourceOf(
  definition: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Source {
  const executable = withoutAnnotations(definition);
  const definitions = [executable, ...fragmentsUsedBy(executable, fragments)];
  return {
    id: definition.name?.value ?? '',
    definition,
    executable,
    document: { kind: Kind.DOCUMENT, definitions },
  };
}

/** @throws OperationError when an operation is not valid for the schema. */
function check(sources: readonly Source[], schema: GraphQLSchema): void {
  // All in one document, in which a fragment that many operations use is looked at once.
  const definitions = [...new Set(sources.flatMap(({ document }) => document.definitions))];
  const together = validate(schema, { kind: Kind.DOCUMENT, definitions }, specifiedRules);
  if (together.length === 0) return;
  const messages = (faults: readonly { message: string }[]) => faults.map(({ message }) => message).join(' ');
  for (const { id, document } of sources) {
    const faults = validate(schema, document, specifiedRules);
    if (faults.length > 0) throw new OperationError(`operation ${id}: ${messages(faults)}`);
  }
  throw new OperationError(messages(together));
}

function compile({ id, definition, executable, document }: Source, schema: GraphQLSchema): Operation {
  const rest = directiveArguments(definition, 'rest');
  const template = rest?.['path'];
  if (template === undefined) throw new OperationError(`operation ${id} has no @rest(path: …)`);
  if (!definition.description) throw new OperationError(`operation ${id} has no doc-string`);

  const parameters = (definition.variableDefinitions ?? []).map((variable): OperationParameter => {
    const name = variable.variable.name.value;
    const type = typeFromAST(schema, variable.type as never) as GraphQLInputType | undefined;
    if (type === undefined) throw new OperationError(`operation ${id}: unknown type of $${name}`);
    if (!variable.description) throw new OperationError(`operation ${id}: $${name} has no doc-string`);
    const inPath = template.includes(`{${name}}`);
    const defaultValue = variable.defaultValue ? valueFromASTUntyped(variable.defaultValue) : undefined;
    return {
      name,
      in: inPath ? 'path' : 'query',
      description: variable.description.value,
      required: inPath || (isNonNullType(type) && defaultValue === undefined),
      defaultValue,
      schema: inputSchema(type),
      references: directiveArguments(variable, 'reference')?.['to'],
    };
  });

  const roots = executable.selectionSet.selections as readonly FieldNode[];
  const responseKey = (field: FieldNode) => field.alias?.value ?? field.name.value;
  const data = roots.find((field) => responseKey(field) === 'data');
  if (data === undefined) throw new OperationError(`operation ${id} has no root field \`data\``);
  const dataType = schema.getQueryType()!.getFields()[data.name.value]!.type;
  let text: string | undefined;
  let hash: string | undefined;
  return {
    id,
    path: template,
    description: definition.description.value,
    parameters,
    refers: parameters.some(({ references }) => references !== undefined),
    mayBeMissing: isNullableType(dataType),
    isList: roots.some((field) => responseKey(field) === 'meta'),
    cost: rest?.['cost'] === 'search' ? 'search' : 'one',
    recordType: getNamedType(dataType).name,
    document,
    definition: executable,
    // Made for who wants them: printing takes as long as all the rest.
    get text() {
      text ??= withoutDescriptions(print(document));
      return text;
    },
    get hash() {
      hash ??= createHash('sha256').update(this.text).digest('hex');
      return hash;
    },
  };
}

/**
 * Reads and compiles every operation of a folder.
 *
 * @throws when a document is not valid for the schema, or lacks what a route needs.
 */
export function loadOperations(folder: string, schema: GraphQLSchema): Operations {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const definitions: OperationDefinitionNode[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.graphql')) continue;
    for (const definition of parse(readFileSync(path.join(folder, file), 'utf8'), { noLocation: true })
      .definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      else if (definition.kind === Kind.OPERATION_DEFINITION) definitions.push(definition);
    }
  }
  const sources = definitions.map((definition) => sourceOf(definition, fragments));
  check(sources, schema);
  return { list: sources.map((source) => compile(source, schema)), fragments };
}
