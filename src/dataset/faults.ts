import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { nearest } from '../text/nearest.ts';
import type { DataSchema } from './kinds.ts';

/** One thing wrong with the data files, said so that their editor can mend it. */
export interface Fault {
  readonly file: string;
  /** Key of the record, or its index when it has none; absent when the fault is the file's. */
  readonly record?: string;
  /** Path inside the record, e.g. `acquisition[2].location_slug`. */
  readonly field?: string;
  readonly expected: string;
  readonly received?: unknown;
  readonly nearest?: readonly string[];
}

/** Data files that cannot be imported, with everything that is wrong with them. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`${faults.length} fault(s) in the data files`);
    this.faults = faults;
  }
}

/** One line for one fault, as the command line prints it. */
export function faultLine(fault: Fault): string {
  const where = [fault.file, fault.record, fault.field].filter((part) => part !== undefined).join(' › ');
  const received = fault.received === undefined ? '' : `; received ${JSON.stringify(fault.received)}`;
  const hint = fault.nearest?.length ? ` (nearest: ${fault.nearest.join(', ')})` : '';
  return `${where}: expected ${fault.expected}${received}${hint}`;
}

/** What a number has to be, by its schema. */
function rangeOf({ minimum, maximum }: DataSchema): string {
  if (minimum === undefined) return `a number of at most ${maximum}`;
  if (maximum === undefined) return `a number of at least ${minimum}`;
  return `a number from ${minimum} to ${maximum}`;
}

function expectation(error: ErrorObject): { expected: string; nearest?: string[] } {
  const params = error.params as Record<string, unknown>;
  const schema = error.parentSchema as DataSchema;
  const because = schema['x-because'] === undefined ? '' : `, because ${schema['x-because']}`;
  switch (error.keyword) {
    case 'enum': {
      const allowed = (params['allowedValues'] as unknown[]).map(String);
      return {
        expected: `one of ${allowed.join(', ')}`,
        nearest: typeof error.data === 'string' ? nearest(error.data, allowed) : [],
      };
    }
    case 'additionalProperties': {
      const known = Object.keys(schema.properties ?? {});
      const name = String(params['additionalProperty']);
      return { expected: `no field "${name}"`, nearest: nearest(name, known) };
    }
    case 'required':
      return { expected: `a field "${String(params['missingProperty'])}"${because}` };
    case 'pattern':
      return { expected: `a string matching ${String(params['pattern'])}` };
    case 'type':
      return { expected: `${String(params['type']).replace(',', ' or ')}${because}` };
    case 'const':
      return { expected: `${JSON.stringify(params['allowedValue'])}${because}` };
    case 'minimum':
    case 'maximum':
      return { expected: rangeOf(schema) };
    case 'minItems':
      return { expected: `a list of at least ${params['limit']}${because}` };
    case 'maxItems':
      return { expected: `a list of at most ${params['limit']}${because}` };
    case 'minLength':
      return { expected: `text with a length of at least ${params['limit']}` };
    case 'uniqueItems':
      return { expected: `each element once; [${params['i']}] repeats [${params['j']}]` };
    default:
      return { expected: error.message ?? error.keyword };
  }
}

const fieldPath = (pointer: string) =>
  pointer
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');

/** Faults that a validation found, each with the file and the record in which it stands. */
export function faultsOf(
  validate: ValidateFunction,
  content: unknown,
  standsIn: (pointer: string) => { readonly file: string; readonly record?: string; readonly rest: string },
): Fault[] {
  if (validate(content)) return [];
  return (validate.errors ?? [])
    .filter((error) => !['if', 'anyOf', 'then', 'else'].includes(error.keyword))
    .map((error) => {
      const { rest, ...where } = standsIn(error.instancePath);
      const field = fieldPath(rest);
      const noValue = ['additionalProperties', 'required', 'uniqueItems'].includes(error.keyword);
      return {
        ...where,
        ...(field === '' ? {} : { field }),
        ...expectation(error),
        ...(noValue ? {} : { received: error.data }),
      };
    });
}
