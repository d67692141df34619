import { type InputFault, nearest, Problem, type ProblemCode } from '../problem.ts';
import type { Operation, OperationParameter } from './operations.ts';

const canonicalInteger = /^[1-9][0-9]*$/;

/** A form-encoded query string as pairs, in order. Null when a part is not validly percent-encoded. */
function queryPairs(rawQuery: string): { pairs: [string, string][]; undecodable: string | undefined } {
  const pairs: [string, string][] = [];
  for (const part of rawQuery.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const rawName = equals === -1 ? part : part.slice(0, equals);
    const rawValue = equals === -1 ? '' : part.slice(equals + 1);
    try {
      pairs.push([
        decodeURIComponent(rawName.replaceAll('+', ' ')),
        decodeURIComponent(rawValue.replaceAll('+', ' ')),
      ]);
    } catch {
      return { pairs, undecodable: part };
    }
  }
  return { pairs, undecodable: undefined };
}

const keyNames = new Set([
  'api_key',
  'apikey',
  'api-key',
  'x-api-key',
  'x_api_key',
  'key',
  'access_token',
  'token',
  'authorization',
]);
const keyInValue = /caryll_(live|test)_/;

/** Whether a query string seems to carry an API key. */
export function carriesKey(rawQuery: string): boolean {
  if (rawQuery === '') return false;
  if (keyInValue.test(rawQuery)) return true;
  return queryPairs(rawQuery).pairs.some(([name]) => keyNames.has(name.toLowerCase()));
}

/** One sentence that says what a parameter takes. */
function expectationOf({ name, schema }: OperationParameter): string {
  if (schema['enum'] !== undefined)
    return `${name} must be one of ${(schema['enum'] as string[]).join(', ')}`;
  if (schema['type'] === 'integer')
    return `${name} must be an integer from ${schema['minimum']} to ${schema['maximum']}`;
  if (schema['x-list-of'] !== undefined)
    return `${name} must be a comma list of ${(schema['x-list-of'] as string[]).join(', ')}`;
  if (schema['minLength'] !== undefined)
    return `${name} must have ${schema['minLength']} to ${schema['maxLength']} characters`;
  return `${name} must be a slug (lower-case words joined by hyphens)`;
}

interface Read {
  readonly value?: unknown;
  readonly fault?: InputFault;
}

function readValue(parameter: OperationParameter, received: string): Read {
  const { name, schema } = parameter;
  const fault = (code: string, extra: Record<string, unknown> = {}): Read => ({
    fault: { in: 'query', name, code, received, ...extra },
  });
  if (schema['type'] === 'integer') {
    const range = { min: schema['minimum'], max: schema['maximum'] };
    if (!canonicalInteger.test(received))
      return fault(/^-?[0-9]+$/.test(received) ? 'out_of_range' : 'not_an_integer', range);
    const value = Number(received);
    return value > (schema['maximum'] as number) ? fault('out_of_range', range) : { value };
  }
  if (schema['enum'] !== undefined) {
    const allowed = schema['enum'] as string[];
    return allowed.includes(received)
      ? { value: received }
      : fault('not_allowed', { allowed, did_you_mean: nearest(received, allowed) });
  }
  if (schema['x-list-of'] !== undefined) {
    const allowed = schema['x-list-of'] as string[];
    const values = received.split(',').map((value) => value.trim());
    const wrong = values.find((value) => !allowed.includes(value));
    if (wrong !== undefined) return fault('not_allowed', { allowed, did_you_mean: nearest(wrong, allowed) });
    return { value: [...new Set(values)].sort() };
  }
  if (received === '') return fault('empty');
  if (schema['x-search-text'] !== undefined) {
    const value = received.normalize('NFKC').trim();
    const length = [...value].length;
    const min = schema['minLength'] as number;
    const max = schema['maxLength'] as number;
    return length < min || length > max
      ? fault(length < min ? 'too_short' : 'too_long', { min_length: min, max_length: max })
      : { value };
  }
  return { value: received };
}

/** The sentence and, for one fault, the code of the problem that a set of faults makes. */
function problemOf(
  faults: readonly (InputFault & { readonly sentence: string; readonly problem: ProblemCode })[],
): Problem {
  const order: ProblemCode[] = [
    'unknown_parameter',
    'missing_parameter',
    'invalid_parameter',
    'unknown_reference',
  ];
  const code = order.find((each) => faults.some(({ problem }) => problem === each)) ?? 'invalid_parameter';
  return new Problem(code, faults.map(({ sentence }) => sentence).join(' '), {
    errors: faults.map(({ sentence: _sentence, problem: _problem, ...fault }) => fault),
  });
}

/**
 * The typed variables of an operation, in the order of its declaration, defaults filled in.
 *
 * @throws Problem naming every faulty parameter at once.
 */
export function readParameters(
  operation: Operation,
  pathValues: Readonly<Record<string, string>>,
  rawQuery: string,
): Record<string, unknown> {
  const { pairs, undecodable } = queryPairs(rawQuery);
  const faults: (InputFault & { sentence: string; problem: ProblemCode })[] = [];
  const declared = new Map(
    operation.parameters.filter((each) => each.in === 'query').map((each) => [each.name, each]),
  );
  const received = new Map<string, string[]>();
  for (const [name, value] of pairs) received.set(name, [...(received.get(name) ?? []), value]);

  if (undecodable !== undefined) {
    faults.push({
      in: 'query',
      name: undecodable.split('=')[0]!,
      code: 'not_decodable',
      received: undecodable,
      problem: 'invalid_parameter',
      sentence: `The query string is not validly percent-encoded at "${undecodable}".`,
    });
  }
  for (const name of received.keys()) {
    if (declared.has(name)) continue;
    const didYouMean = nearest(name, declared.keys());
    faults.push({
      in: 'query',
      name,
      code: 'unknown',
      did_you_mean: didYouMean,
      problem: 'unknown_parameter',
      sentence:
        declared.size === 0
          ? `This route takes no query parameters; received "${name}".`
          : `There is no parameter "${name}" here; this route takes ${[...declared.keys()].join(', ')}.`,
    });
  }

  const variables: Record<string, unknown> = {};
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    if (parameter.in === 'path') {
      variables[name] = pathValues[name];
      continue;
    }
    const values = received.get(name);
    if (values === undefined) {
      if (parameter.required) {
        faults.push({
          in: 'query',
          name,
          code: 'missing',
          problem: 'missing_parameter',
          sentence: `${expectationOf(parameter)}; it is missing.`,
        });
      } else if (parameter.defaultValue !== undefined) {
        variables[name] = parameter.defaultValue;
      }
      continue;
    }
    if (values.length > 1) {
      faults.push({
        in: 'query',
        name,
        code: 'repeated',
        received: values,
        problem: 'invalid_parameter',
        sentence: `${name} may be given once; received it ${values.length} times.`,
      });
      continue;
    }
    const { value, fault } = readValue(parameter, values[0]!);
    if (fault === undefined) {
      variables[name] = value;
    } else {
      const shown = values[0] === '' ? 'an empty value' : values[0]!;
      faults.push({
        ...fault,
        problem: 'invalid_parameter',
        sentence: `${expectationOf(parameter)}; received ${shown}.`,
      });
    }
  }
  if (faults.length > 0) throw problemOf(faults);
  return variables;
}
