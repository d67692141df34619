import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentNode, GraphQLError, Kind, parse, print, separateOperations } from 'graphql';
import type { Database } from '../data/database.ts';
import { dateOf, epochMs } from '../data/moments.ts';
import { readRows } from '../data/read-rows.ts';
import { withoutDescriptions } from '../rest/operations.ts';
import { singleFlight } from '../single-flight.ts';
import { sha256 } from '../text/digest.ts';
import { refusal } from './limits.ts';

/** An operation that is known by the SHA-256 of its text. */
export interface PersistedOperation {
  readonly id: string;
  readonly name: string;
  readonly body: string;
  readonly document: DocumentNode;
  /** Purpose of the operation, from its doc-string; empty if it has none. */
  readonly description: string;
  /** Whether it comes from the folder of the internal tools, not from a REST route. */
  readonly ofTools: boolean;
}

/** A text and its name, e.g. of a REST operation. */
interface Registered {
  readonly id: string;
  readonly text: string;
  readonly hash: string;
  readonly document: DocumentNode;
}

/** Parses and checks the text of an operation; throws the reason why it cannot be registered. */
type Check = (text: string) => DocumentNode;

/** A reason not to register an operation; its message names the file, what was expected and what was found. */
export class RegistrationError extends Error {
  override readonly name = 'RegistrationError';
}

export function hashOf(text: string): string {
  return sha256(text, 'hex');
}

/** An operation with the fragments that it uses, printed the same way whatever its layout. */
export interface OperationText {
  /** SHA-256 of the body. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly body: string;
}

/**
 * The operations of one file, each with the fragments that it uses.
 *
 * @param taken names that other operations have.
 * @throws RegistrationError for an invalid text, an operation without a name or with a taken one, or a limit.
 */
export function readOperationTexts(
  check: Check,
  file: string,
  source: string,
  taken: ReadonlySet<string> = new Set(),
): (OperationText & { readonly document: DocumentNode })[] {
  let documents: Readonly<Record<string, DocumentNode>>;
  try {
    documents = separateOperations(parse(source, { noLocation: true }));
  } catch (error) {
    throw new RegistrationError(`${file}: ${(error as Error).message}`);
  }
  const entries = Object.entries(documents);
  if (entries.length === 0) throw new RegistrationError(`${file} must have an operation; got none`);
  return entries.map(([name, { definitions }]) => {
    if (name === '') throw new RegistrationError(`${file}: every operation must have a name`);
    if (taken.has(name)) throw new RegistrationError(`${file}: there is another operation named ${name}`);
    const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
    const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    fragments.sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
    const body = withoutDescriptions(print({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }));
    try {
      const description = operation.description?.value ?? '';
      return { id: hashOf(body), name, description, body, document: check(body) };
    } catch (error) {
      throw new RegistrationError(`${file}: ${name}: ${(error as Error).message}`);
    }
  });
}

/**
 * Everything that can be run by id: the REST operations, and those of internal tools in a folder.
 *
 * @throws when a text is not valid for the schema, is beyond a limit, or a name occurs twice.
 */
export function loadPersisted(
  check: Check,
  restOperations: readonly Registered[],
  folder: string,
): readonly PersistedOperation[] {
  const persisted: PersistedOperation[] = restOperations.map(({ id, text, hash, document }) => ({
    id: hash,
    name: id,
    body: text,
    document,
    description: '',
    ofTools: false,
  }));
  const names = new Set(persisted.map(({ name }) => name));
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!file.endsWith('.graphql')) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const operation of readOperationTexts(check, file, source, names)) {
      names.add(operation.name);
      persisted.push({ ...operation, ofTools: true });
    }
  }
  return persisted;
}

/** An operation in the database, for all instances. */
export interface RegisteredRow extends OperationText {
  readonly registered_at: Date;
}

/** The operations that the operator has registered in the database. */
export function createPersistedStore({ knex }: Pick<Database, 'knex'>) {
  return {
    /** All of them, by name. */
    async list(): Promise<RegisteredRow[]> {
      const rows = await readRows<OperationText & { readonly registered_at: number }>(
        knex,
        `select id, name, description, body, ${epochMs('registered_at')} as registered_at
           from persisted_operation order by name`,
      );
      return rows.map((row) => ({ ...row, registered_at: dateOf(row.registered_at) }));
    },
    /**
     * Registers operations, all or none. An existing one stays unchanged.
     *
     * @returns the ids that are new.
     * @throws RegistrationError when another operation has the name of one of them.
     */
    register: (operations: readonly OperationText[], at: Date): Promise<string[]> =>
      knex.transaction(async (trx) => {
        const added: string[] = [];
        for (const { id, name, description, body } of operations) {
          const rows = await readRows<{ id: string }>(
            trx,
            `insert into persisted_operation (id, name, description, body, registered_at) values (?, ?, ?, ?, ?)
               on conflict do nothing returning id`,
            [id, name, description, body, at],
          );
          if (rows.length > 0) added.push(id);
          else {
            const [other] = await trx('persisted_operation').where({ name }).whereNot({ id }).select('id');
            if (other) {
              throw new RegistrationError(
                `There is another operation named ${name}, with the id ${other.id}. Retire it first, or rename this one.`,
              );
            }
          }
        }
        return added;
      }),
    /** Removes an operation; undefined when there is none with the id. */
    async retire(id: string): Promise<OperationText | undefined> {
      const [retired] = await readRows<OperationText>(
        knex,
        'delete from persisted_operation where id = ? returning id, name, description, body',
        [id],
      );
      return retired;
    },
  };
}

/** How long an instance may still run an operation that was retired, or not know a new one, in milliseconds. */
const ttlMs = 1_000;

/**
 * Finds operations by id: those that came with the program, and those of the database.
 *
 * @throws Problem `query_refused` for one that the schema no longer allows.
 */
export type FindPersisted = (id: string) => PersistedOperation | Promise<PersistedOperation | undefined>;

export function createFindPersisted(
  check: Check,
  own: readonly PersistedOperation[],
  store: Pick<ReturnType<typeof createPersistedStore>, 'list'>,
): FindPersisted {
  const byId = new Map(own.map((operation) => [operation.id, operation]));
  const documentOf = (body: string) => {
    try {
      return check(body);
    } catch (error) {
      throw error instanceof GraphQLError ? refusal('invalid', error.message) : error;
    }
  };
  let registered = new Map<string, PersistedOperation>();
  const read = singleFlight(async () => {
    const rows = new Map((await store.list()).map((row) => [row.id, row]));
    registered = new Map([...registered].filter(([id]) => rows.has(id)));
    return rows;
  }, ttlMs);
  return (id) =>
    byId.get(id) ??
    read().then((rows) => {
      const row = rows.get(id);
      if (row === undefined) return undefined;
      let operation = registered.get(id);
      if (operation === undefined) {
        operation = { ...row, document: documentOf(row.body), ofTools: true };
        registered.set(id, operation);
      }
      return operation;
    });
}
