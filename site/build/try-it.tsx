import type { DataModel } from '../../derive/data-model.ts';
import type { GameSite } from '../games/site.ts';
import type { Operation } from '../../src/rest/operations.ts';
import {
  type JsonSchema,
  type OpenApiDocument,
  type OperationView,
  type Parameter,
  resolve,
} from './openapi-view.ts';

/** Data of "Try it" about an operation that its OpenAPI description lacks. */
export interface TryIt {
  /** Segment of the list whose slugs a parameter takes, e.g. `locations` for `location_slug`. */
  readonly completes: Readonly<Record<string, string>>;
  /** Segment of the list that a field of the response names a record of, by its path: `placements[].location_slug`. */
  readonly leads: Readonly<Record<string, string>>;
}

/**
 * Returns the completions and links of "Try it", for every operation of a game by its id in the document.
 *
 * @param idAt the id of the operation at a path.
 * @param calculators the segments whose records the parameters of calculators name.
 */
export function tryItOf(
  operations: readonly Operation[],
  { resources, relations }: DataModel,
  idAt: (path: string) => string,
  calculators: GameSite['calculators'] = {},
): ReadonlyMap<string, TryIt> {
  return new Map(
    operations.map(({ path, parameters, recordType }) => {
      const own = resources.get(recordType);
      const segmentOf = (name: string, references: readonly string[] | undefined) => {
        if (references !== undefined) return resources.get(references[0]!);
        return name === 'slug' || name === 'slugs' ? own : undefined;
      };
      const completes = parameters.flatMap(({ name, references }) => {
        const segment = path.includes('/calc/') ? calculators[name] : segmentOf(name, references);
        return segment === undefined ? [] : [[name, segment] as const];
      });
      const leads = relations.flatMap(({ from, field, to }) => {
        const segment = from === recordType ? resources.get(to) : undefined;
        return segment === undefined ? [] : [[field, segment] as const];
      });
      return [
        idAt(path),
        {
          completes: Object.fromEntries(completes),
          leads: Object.fromEntries([...leads, ...(own === undefined ? [] : [['slug', own] as const])]),
        },
      ];
    }),
  );
}

/** The value of an example as a field of the form has it. */
export const exampleText = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value ?? ''));

/** The values that a parameter can have, where they are few. */
function valuesOf({ type, enum: values }: JsonSchema): readonly string[] | undefined {
  return type === 'boolean' ? ['true', 'false'] : values?.map(String);
}

/** A few ranges are shown like other parameters. */
const maxRangesInView = 4;

/** Parameters without the ends of ranges, and those by themselves where they are many. */
export function withRanges(parameters: readonly Parameter[]) {
  const isRange = ({ name, in: place }: Parameter) => place === 'query' && /_(min|max)$/.test(name);
  const ranges = parameters.filter(isRange);
  return ranges.length <= maxRangesInView
    ? { others: parameters, ranges: [] }
    : { others: parameters.filter((each) => !isRange(each)), ranges };
}

/** A field of the form. */
function Field({
  document,
  id,
  parameter,
  completes,
}: {
  document: OpenApiDocument;
  id: string;
  parameter: Parameter;
  completes: string | undefined;
}) {
  const { name, in: place, required, schema, example } = parameter;
  const field = `${id}-${name}`;
  const shape = resolve(document, schema);
  const isList = shape.type === 'array';
  const values = valuesOf(shape);
  const listed = isList ? valuesOf(resolve(document, shape.items!)) : undefined;
  const common = { id: field, name, 'data-in': place };
  return (
    <div class="try-field">
      <label for={field}>
        <code>{name}</code>
      </label>
      {values ? (
        <select {...common}>
          <option value="">
            {schema.default === undefined ? 'any' : `default: ${String(schema.default)}`}
          </option>
          {values.map((value) => (
            <option selected={value === example}>{value}</option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          value={exampleText(example)}
          autocomplete="off"
          spellcheck={false}
          autocapitalize="off"
          placeholder={schema.default === undefined ? undefined : String(schema.default)}
          inputMode={shape.type === 'integer' ? 'numeric' : undefined}
          required={required}
          data-completes={completes}
          data-values={listed?.join(' ')}
          data-list={isList ? '' : undefined}
        />
      )}
    </div>
  );
}

/** The fields of the form, the entity tag last. */
export function TryFields({
  document,
  operation: { id, parameters },
  tryIt: { completes },
}: {
  document: OpenApiDocument;
  operation: OperationView;
  tryIt: TryIt;
}) {
  const settable = parameters.filter(({ in: place, name }) => place !== 'header' || name === 'If-None-Match');
  if (settable.length === 0) return null;
  const { others, ranges } = withRanges(settable);
  const fieldOf = (parameter: Parameter) => (
    <Field
      document={document}
      id={id}
      // The example of an entity tag is nobody's.
      parameter={parameter.in === 'header' ? { ...parameter, example: undefined } : parameter}
      completes={completes[parameter.name]}
    />
  );
  return (
    <>
      <div class="try-fields">{others.map(fieldOf)}</div>
      {ranges.length > 0 && (
        <details class="try-ranges">
          <summary>{ranges.length} ranges</summary>
          <div class="try-fields">{ranges.map(fieldOf)}</div>
        </details>
      )}
    </>
  );
}

/** Attributes of an operation that the script of "Try it" reads (browser/console.ts). */
export const tryAttributes = ({ cost }: OperationView, { leads }: TryIt) => ({
  'data-leads': JSON.stringify(leads),
  'data-cost': JSON.stringify(cost),
});
