import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, Kind, parse, print, separateOperations } from 'graphql';
import { withoutDescriptions } from '../rest/operations.ts';
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
  const documents = separateOperations(parse(source, { noLocation: true }));
  return Object.entries(documents).map(([name, { definitions }]) => {
    if (name === '') throw new RegistrationError(`${file}: expected every operation to have a name`);
    const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
    const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    fragments.sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
    const body = print({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
    return { name, description: operation.description?.value ?? '', body: withoutDescriptions(body) };
  });
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
