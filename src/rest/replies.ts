import { createHash } from 'node:crypto';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isDatabaseFailure } from '../data/errors.ts';
import type { Release } from '../data/releases.ts';
import { suggestSlugs } from '../data/search/suggest.ts';
import { recordExists, tableOf } from '../graph/batch.ts';
import { contextOf } from '../graph/builder.ts';
import { Problem } from '../problem.ts';
import type { Operation } from './operations.ts';

/** What is sent for an operation on a release: computed once, the same for every caller. */
export interface Reply {
  readonly body: Buffer;
  /**
   * Strong entity tag, quotes included. It depends on the question and the bytes, so that the tag of one empty list
   * does not tell for free that another list is empty too.
   */
  readonly etag: string;
  readonly datasetVersion: string;
  /** Size of the list, for a page of one. */
  readonly total: number | undefined;
  /** The body in other content codings, each made once when first asked for. */
  readonly encoded: Map<string, Buffer | Promise<Buffer>>;
}

/** An operation with its typed variables. */
export interface Question {
  readonly operation: Operation;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The same for every question that asks the same. */
  readonly key: string;
}

/** The question of an operation for variables in the order of its declaration. */
export function questionOf(operation: Operation, variables: Readonly<Record<string, unknown>>): Question {
  return { operation, variables, key: `${operation.id} ${JSON.stringify(variables)}` };
}

export interface Answerer {
  /** The reply, or the problem that a record does not exist, where either was found before. */
  known(release: Release, question: Question): Reply | Problem | undefined;
  /**
   * Makes the reply, once for all who ask for it meanwhile.
   *
   * @throws Problem `resource_not_found`, `unknown_reference` naming the parameter and what is near, `unavailable`, or
   *   whatever a resolver refuses with.
   */
  answer(release: Release, question: Question): Promise<Reply>;
}

/** A known reply, or the problem that a record does not exist. */
type Outcome = Reply | Problem;

interface Shelf {
  readonly known: LRUCache<string, Outcome>;
  readonly pending: Map<string, Promise<Reply>>;
}

/** What a caller is told when the execution of an operation failed. */
export function problemOf(errors: NonNullable<ExecutionResult['errors']>): Problem {
  for (const { originalError } of errors) if (originalError instanceof Problem) return originalError;
  const cause = errors[0]?.originalError ?? errors[0];
  const problem = isDatabaseFailure(cause)
    ? new Problem(
        'unavailable',
        'The data cannot be reached for the moment. Try again in a few seconds.',
        {},
        { 'Retry-After': '5' },
      )
    : new Problem('internal_error', 'The answer could not be made. Report it with the request_id.');
  problem.cause = cause;
  return problem;
}

export interface AnswererParts {
  readonly schema: GraphQLSchema;
  /** Bytes of replies that each release remembers; 0 remembers none. */
  readonly cacheBytes: number;
}

export function createAnswerer({ schema, cacheBytes }: AnswererParts): Answerer {
  const shelves = new WeakMap<Release, Shelf>();

  const shelfOf = (release: Release): Shelf => {
    const existing = shelves.get(release);
    if (existing) return existing;
    const shelf: Shelf = {
      known: new LRUCache<string, Outcome>({
        maxSize: Math.max(1, cacheBytes),
        // Three codings of a body, and what an entry itself takes.
        sizeCalculation: (outcome) => (outcome instanceof Problem ? 1_000 : outcome.body.length * 2 + 1_000),
      }),
      pending: new Map(),
    };
    shelves.set(release, shelf);
    return shelf;
  };

  const compiled = new Map<Operation, CompiledQuery>();

  /** The operation as a function. Compiling it takes some milliseconds, once. */
  function compiledOf(operation: Operation): CompiledQuery {
    const known = compiled.get(operation);
    if (known !== undefined) return known;
    const query = compileQuery(schema, operation.document);
    if (!isCompiledQuery(query)) throw problemOf(query.errors ?? []);
    compiled.set(operation, query);
    return query;
  }

  /** The problem of a parameter that must name a record and does not. */
  async function wrongReference(
    release: Release,
    { operation, variables }: Question,
  ): Promise<Problem | undefined> {
    const gameId = variables['gameId'] as string;
    for (const { name, references } of operation.parameters) {
      const slug = variables[name];
      if (references === undefined || typeof slug !== 'string') continue;
      const exists = await recordExists(references, contextOf(release), gameId, slug).catch((cause) => {
        throw problemOf([cause]);
      });
      if (exists) continue;
      const near = await suggestSlugs(release, gameId, tableOf(references), slug).catch(() => []);
      return new Problem(
        'unknown_reference',
        `${name} names no ${tableOf(references).replaceAll('_', ' ')}; received ${slug}.`,
        {
          errors: [{ in: 'query', name, code: 'unknown_reference', received: slug, did_you_mean: near }],
        },
      );
    }
    return undefined;
  }

  async function compute(release: Release, question: Question): Promise<Outcome> {
    const { operation, variables, key } = question;
    const wrong = operation.refers ? await wrongReference(release, question) : undefined;
    if (wrong !== undefined) return wrong;
    const { query } = compiledOf(operation);
    const result = (await query(undefined, contextOf(release), variables)) as ExecutionResult<{
      data: unknown;
      meta?: { total: number };
    }>;
    if (result.errors?.length || !result.data) throw problemOf(result.errors ?? []);
    const gameId = variables['gameId'] as string;
    if (result.data.data === null) {
      const slug = variables['slug'] as string;
      const near = await suggestSlugs(release, gameId, tableOf(operation.recordType), slug).catch(() => []);
      const hint = near.length > 0 ? ` Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : '';
      return new Problem('resource_not_found', `No record has the slug "${slug}" here.${hint}`, {
        did_you_mean: near,
      });
    }
    const body = Buffer.from(JSON.stringify(result.data));
    return {
      body,
      etag: `"${createHash('sha256').update(key).update('\n').update(body).digest('base64url').slice(0, 27)}"`,
      datasetVersion: release.games.get(gameId)?.datasetVersion ?? '',
      total: result.data.meta?.total,
      encoded: new Map(),
    };
  }

  return {
    known(release, { key }) {
      return shelfOf(release).known.get(key);
    },
    answer(release, question) {
      const shelf = shelfOf(release);
      const { key } = question;
      let computing = shelf.pending.get(key);
      if (computing === undefined) {
        computing = compute(release, question)
          .then((outcome) => {
            if (cacheBytes > 0) shelf.known.set(key, outcome);
            if (outcome instanceof Problem) throw outcome;
            return outcome;
          })
          .finally(() => shelf.pending.delete(key));
        shelf.pending.set(key, computing);
      }
      return computing;
    },
  };
}
