import type { KeyedServiceRoute, ServiceRoute } from '../../src/http/routes/service-route.ts';
import { serviceRoutes } from '../../src/http/routes/service-routes.ts';
import type { Plans } from '../../src/keys/plans.ts';
import type { ProblemCode } from '../../src/problem.ts';
import { datasetParameter, type OperationParameter } from '../../src/rest/operations.ts';
import { costInWords, type QuotaCost } from '../../src/rest/quota-cost.ts';
import type { Examples } from './examples.ts';
import {
  bodyHeaders,
  commonHeaders,
  dataHeaders,
  type HeaderName,
  headerRefs,
  rateHeaders,
} from './headers.ts';
import { keyProblems, transportProblems } from './problems.ts';
import type { Schema } from './schema.ts';

export interface ServicePathsParts {
  readonly problemResponses: (codes: readonly ProblemCode[], keyed: boolean) => Record<string, Schema>;
  readonly examples: Examples;
  readonly plans: Plans;
  readonly parameterOf: (parameter: OperationParameter) => Schema;
  /** The parameter `gameId`. */
  readonly gameParameter: Schema;
}

const referTo = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });

/** The price of a route: one for all plans, or by plan. */
function costOf({ unitsOn }: KeyedServiceRoute, plans: Plans): QuotaCost {
  const prices = Object.entries(plans).map(([name, plan]) => [name, unitsOn(plan)] as const);
  const [[, first] = ['', 0]] = prices;
  return prices.every(([, price]) => price === first) ? first : Object.fromEntries(prices);
}

/**
 * The description of an operation for people, with its price; `x-purpose` is the same without it, for programs that
 * know the plan of the key.
 */
export const describedWithPrice = (purpose: string, cost: QuotaCost, isPriced: boolean): Schema =>
  isPriced
    ? { description: `${purpose} ${costInWords(cost)}`, 'x-purpose': purpose }
    : { description: purpose };

const hasGame = ({ path }: ServiceRoute) => path.includes('{gameId}');

/** Codes of problems that a route can return. */
function problemsOf(route: ServiceRoute, cost: QuotaCost): ProblemCode[] {
  const { parameters = [], problems = [] } = route;
  if (!route.isKeyed) return ['malformed_request', ...problems, ...transportProblems];
  return [
    ...(parameters.length > 0 ? (['invalid_parameter'] as const) : []),
    ...(parameters.includes(datasetParameter) ? (['unknown_reference'] as const) : []),
    'unknown_parameter',
    'key_in_query',
    'malformed_request',
    ...keyProblems,
    'internal_error',
    'unavailable',
    ...transportProblems,
    ...(hasGame(route) ? (['game_not_found'] as const) : []),
    ...(parameters.includes(datasetParameter) ? (['dataset_gone'] as const) : []),
    ...(route.body.isFile ? (['range_not_satisfiable'] as const) : []),
    ...(cost === 0 ? [] : (['quota_exceeded', 'too_many_requests'] as const)),
    ...problems,
  ];
}

/** Headers of the response and of a 304. */
function headersOf(route: ServiceRoute) {
  const { isKeyed, body } = route;
  const common: HeaderName[] = [...commonHeaders, ...(isKeyed ? rateHeaders : [])];
  const data: readonly HeaderName[] =
    isKeyed && hasGame(route) ? dataHeaders : dataHeaders.filter((name) => name !== 'X-Dataset-Version');
  const file: readonly HeaderName[] = body.isFile
    ? ['Accept-Ranges', 'Content-Disposition', 'Repr-Digest']
    : [];
  const validators = [...common, ...data];
  return {
    whole: body.isConditional
      ? [...validators, 'Content-Length' as const, ...file, 'Content-Encoding' as const]
      : [...common, ...bodyHeaders],
    validators,
  };
}

/** The responses that are not problems. */
function successesOf(
  route: ServiceRoute,
  isFree: boolean,
  examples: Examples['operations'],
): Record<string, Schema> {
  const { body } = route;
  const { whole, validators } = headersOf(route);
  const example = examples[route.id];
  const content = {
    ...(body.json && {
      'application/json': {
        schema: referTo('schemas', body.json.name),
        ...(example && { example: example.body }),
      },
    }),
    ...Object.fromEntries(Object.entries(body.others ?? {}).map(([type, schema]) => [type, { schema }])),
  };
  const part = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return {
    200: { description: body.description, headers: headerRefs(...whole), content },
    ...(body.isFile && {
      206: {
        description: `The part of the file in \`Range\`.`,
        headers: headerRefs(...whole, 'Content-Range'),
        content: Object.fromEntries(Object.keys(content).map((type) => [type, part])),
      },
    }),
    ...(body.isConditional && {
      304: isFree
        ? {
            description: 'Not modified: `If-None-Match` has the current entity tag.',
            headers: headerRefs(...validators),
          }
        : referTo('responses', 'NotModified'),
    }),
    ...(body.whenUnavailable !== undefined && {
      503: {
        description: body.whenUnavailable,
        headers: headerRefs(...whole, 'Retry-After'),
        content,
      },
    }),
  };
}

/** The routes that are not operations. */
export function servicePaths({
  problemResponses,
  examples,
  plans,
  parameterOf,
  gameParameter,
}: ServicePathsParts): Record<string, Schema> {
  const itemOf = (route: ServiceRoute): Schema => {
    const cost = route.isKeyed ? costOf(route, plans) : 0;
    const { isConditional, isFile } = route.body;
    const fields = [...(isConditional ? ['IfNoneMatch'] : []), ...(isFile ? ['Range', 'IfRange'] : [])];
    const parameters = [
      ...(hasGame(route) ? [gameParameter] : []),
      ...(route.parameters ?? []).map(parameterOf),
      ...fields.map((name) => referTo('parameters', name)),
    ];
    return {
      get: {
        operationId: route.id,
        summary: route.summary,
        ...(route.isKeyed
          ? describedWithPrice(route.description, cost, true)
          : { description: `${route.description} Requires no key.` }),
        tags: ['Service'],
        'x-quota-cost': cost,
        ...(route.isKeyed ? {} : { security: [] }),
        ...(parameters.length > 0 ? { parameters } : {}),
        responses: {
          ...problemResponses(problemsOf(route, cost), route.isKeyed),
          ...successesOf(route, cost === 0, examples.operations),
        },
      },
    };
  };
  return Object.fromEntries(serviceRoutes.map((route) => [route.path, itemOf(route)]));
}
