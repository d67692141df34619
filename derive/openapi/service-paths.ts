import type { ProblemCode } from '../../src/problem.ts';
import type { Examples } from './examples.ts';
import { bodyHeaders, commonHeaders, type HeaderName, headerRefs, rateHeaders } from './headers.ts';
import { keyProblems, transportProblems } from './problems.ts';
import type { Schema } from './schema.ts';

/** The routes that no operation stands behind. */
export function servicePaths(
  problemResponses: (codes: readonly ProblemCode[], keyed: boolean) => Record<string, Schema>,
  { operations: examples }: Examples,
): Schema {
  const withExample = (id: string) => (examples[id] ? { example: examples[id].body } : {});
  const health = (description: string, ...names: HeaderName[]) => ({
    description,
    headers: headerRefs(...commonHeaders, ...bodyHeaders, ...names),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Health' }, ...withExample('getHealth') },
    },
  });
  return {
    '/v1/usage': {
      get: {
        operationId: 'getUsage',
        summary: "The caller's plan and usage",
        description:
          "The caller's plan, both counters of today, when they are reset, and the last 30 days. Costs nothing.",
        tags: ['Service'],
        'x-quota-cost': 0,
        responses: {
          200: {
            description: 'Plan and usage.',
            headers: headerRefs(...commonHeaders, ...rateHeaders, ...bodyHeaders),
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Usage' },
                ...withExample('getUsage'),
              },
            },
          },
          ...problemResponses(
            [
              'unknown_parameter',
              'key_in_query',
              'malformed_request',
              ...keyProblems,
              'internal_error',
              'unavailable',
              ...transportProblems,
            ],
            true,
          ),
        },
      },
    },
    '/v1/health': {
      get: {
        operationId: 'getHealth',
        summary: 'How the service is',
        description: 'Status of the service and its parts, and the version of each data set. Needs no key.',
        tags: ['Service'],
        'x-quota-cost': 0,
        security: [],
        responses: {
          200: health('It answers; `degraded` when a part is lost and answers come from memory.'),
          ...problemResponses(['malformed_request', ...transportProblems], false),
          503: health('It cannot answer.', 'Retry-After'),
        },
      },
    },
  };
}
