import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import type { CheckedQuery, Limiter } from './limits.ts';

/** An operation that is known by the SHA-256 of its text. */
export interface PersistedOperation {
  readonly id: string;
  readonly name: string;
  readonly body: string;
  readonly query: CheckedQuery;
  /** What it is for, from its doc-string; empty for those that have none. */
  readonly description: string;
  /** Whether it stands in the folder of the internal tools rather than behind a REST route. */
  readonly ofTools: boolean;
}

/** A text and its name, e.g. of a REST operation. */
interface Registered {
  readonly id: string;
  readonly text: string;
  readonly hash: string;
  readonly document: DocumentNode;
}

class RegistrationError extends Error {
  override readonly name = 'RegistrationError';
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The operations of one file, each with the fragments it uses, printed the same way whatever their layout. */
function operationsOf(file: string, source: string): { name: string; description: string; body: string }[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const { definitions } = parse(source, { noLocation: true });
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const used = (node: DefinitionNode, into = new Set<string>()): Set<string> => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (fragment === undefined || into.has(value)) return;
        into.add(value);
        used(fragment, into);
      },
    });
    return into;
  };
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = definition.name?.value;
    if (name === undefined) throw new RegistrationError(`${file}: expected every operation to have a name`);
    const body = print({
      kind: Kind.DOCUMENT,
      definitions: [definition, ...[...used(definition)].sort().map((each) => fragments.get(each)!)],
    });
    return [{ name, description: definition.description?.value ?? '', body: withoutDescriptions(body) }];
  });
}

/** Clients may be older than doc-strings on operations, so the texts they are given have none. */
export function withoutDescriptions(body: string): string {
  return print(
    visit(parse(body, { noLocation: true }), {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    }),
  );
}

/**
 * Everything that can be run by id: the REST operations, and what internal tools put into a folder.
 *
 * @throws when a text is not valid for the schema, is beyond a limit of its shape, or a name stands twice.
 */
export function loadPersisted(
  limiter: Limiter,
  restOperations: readonly Registered[],
  folder: string,
): readonly PersistedOperation[] {
  const persisted: PersistedOperation[] = restOperations.map(({ id, text, hash, document }) => ({
    id: hash,
    name: id,
    body: text,
    query: limiter.trust(document),
    description: '',
    ofTools: false,
  }));
  const names = new Set(persisted.map(({ name }) => name));
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!file.endsWith('.graphql')) continue;
    for (const { name, description, body } of operationsOf(
      file,
      readFileSync(path.join(folder, file), 'utf8'),
    )) {
      if (names.has(name)) throw new RegistrationError(`${file}: there is another operation named ${name}`);
      names.add(name);
      try {
        const query = limiter.check(body, true);
        persisted.push({ id: hashOf(body), name, body, query, description, ofTools: true });
      } catch (error) {
        throw new RegistrationError(`${file}: ${name}: ${(error as Error).message}`);
      }
    }
  }
  return persisted;
}

/**
 * The manifest of Apollo's tooling, which client generators and gateways of others read too:
 * https://www.apollographql.com/docs/graphos/platform/security/persisted-queries#manifest-format
 */
export function persistedManifest(operations: readonly PersistedOperation[]): string {
  const manifest = {
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: operations.map(({ id, name, body }) => ({ id, name, type: 'query', body })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
