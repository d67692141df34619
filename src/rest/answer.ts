import { createHash } from 'node:crypto';
import { type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isDatabaseFailure } from '../data/failure.ts';
import type { Release } from '../data/releases.ts';
import { suggestSlugs } from '../data/suggest.ts';
import { recordExists, tableOf } from '../graph/batch.ts';
import { contextOf } from '../graph/builder.ts';
import type { Observe } from '../observe.ts';
import { Problem } from '../problem.ts';
import type { Operation } from './operations.ts';

/** What is sent for an operation on a release: computed once, the same for every caller. */
export interface Reply {
  readonly body: Buffer;
  /** Strong entity tag, quotes included. It depends on the bytes alone. */
  readonly etag: string;
  readonly datasetVersion: string;
  /** Size of the list, for a page of one. */
  readonly total: number | undefined;
  /** The body in other content codings, each made once when first asked for. */
  readonly encoded: Map<string, Buffer | Promise<Buffer>>;
}

export interface Answerer {
  /**
   * The reply of an operation for typed variables. It comes at once when it is known.
   *
   * @throws Problem `resource_not_found`, `unavailable`, or whatever a resolver refuses with.
   */
  answer(
    release: Release,
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
  ): Reply | Promise<Reply>;
  /**
   * Checks parameters that must name a record.
   *
   * @throws Problem `unknown_reference` naming the parameter and what is near.
   */
  checkReferences(
    release: Release,
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<void>;
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
  readonly observe: Observe;
  /** Bytes of replies that each release remembers; 0 remembers none. */
  readonly cacheBytes: number;
}

export function createAnswerer({ schema, observe, cacheBytes }: AnswererParts): Answerer {
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

  async function compute(
    release: Release,
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<Outcome> {
    const result = (await execute({
      schema,
      document: operation.document,
      variableValues: variables,
      contextValue: contextOf(release),
    })) as ExecutionResult<{ data: unknown; meta?: { total: number } }>;
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
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      datasetVersion: release.games.get(gameId)?.datasetVersion ?? '',
      total: result.data.meta?.total,
      encoded: new Map(),
    };
  }

  return {
    async checkReferences(release, operation, variables) {
      for (const { name, references } of operation.parameters) {
        const slug = variables[name];
        if (references === undefined || typeof slug !== 'string') continue;
        const gameId = variables['gameId'] as string;
        const exists = await recordExists(references, contextOf(release), gameId, slug).catch((cause) => {
          throw problemOf([cause]);
        });
        if (exists) continue;
        const near = await suggestSlugs(release, gameId, tableOf(references), slug).catch(() => []);
        throw new Problem(
          'unknown_reference',
          `${name} names no ${tableOf(references).replaceAll('_', ' ')}; received ${slug}.`,
          {
            errors: [{ in: 'query', name, code: 'unknown_reference', received: slug, did_you_mean: near }],
          },
        );
      }
    },
    answer(release, operation, variables) {
      const shelf = shelfOf(release);
      const key = `${operation.id} ${JSON.stringify(variables)}`;
      const known = shelf.known.get(key);
      if (known !== undefined) {
        observe({ type: 'reply', cache: 'hit' });
        if (known instanceof Problem) throw known;
        return known;
      }
      const pending = shelf.pending.get(key);
      if (pending) return pending;
      observe({ type: 'reply', cache: 'miss' });
      const computing = compute(release, operation, variables)
        .then((outcome) => {
          if (cacheBytes > 0) shelf.known.set(key, outcome);
          if (outcome instanceof Problem) throw outcome;
          return outcome;
        })
        .finally(() => shelf.pending.delete(key));
      shelf.pending.set(key, computing);
      return computing;
    },
  };
}
