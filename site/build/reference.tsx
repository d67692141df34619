import type { ComponentChild, ComponentChildren } from 'preact';
import { localUrl, marker } from '../docs/docs-markers.ts';
import { costIn } from '../../src/rest/quota-cost.ts';
import { copyButton, type Page } from '../pages/layout.tsx';
import { InlineCode } from '../docs/inline-code.tsx';
import { Code } from './code.tsx';
import {
  type JsonSchema,
  type OpenApiDocument,
  type OperationView,
  operationsOf,
  type Parameter,
  type Response,
  referencePath,
  resolve,
  viewsOf,
} from './openapi-view.ts';
import { type QueryTypes, sampleLanguages } from '../shared/samples.ts';
import { exampleText, type TryIt, tryAttributes, TryFields, withRanges } from './try-it.tsx';

const nullable = ({ type, anyOf }: JsonSchema) =>
  (Array.isArray(type) && type.includes('null')) || (anyOf ?? []).some((each) => each.type === 'null');

/** Returns a schema without the alternative null. */
function bare(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const rest = schema.anyOf?.filter((each) => each.type !== 'null');
  return resolve(document, rest?.length === 1 ? rest[0]! : schema);
}

function typeName(document: OpenApiDocument, schema: JsonSchema): string {
  const shape = bare(document, schema);
  const types = [shape.type ?? []].flat().filter((each) => each !== 'null');
  if (shape.oneOf) return 'one of several objects';
  if (types[0] === 'array' && shape.items && types.length === 1) {
    const inner = typeName(document, shape.items);
    return `array of ${inner === 'one of several objects' ? 'objects' : `${inner}s`}`;
  }
  return types.join(' or ') || 'any value';
}

/** Ranges and formats in words. */
function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  format,
  default: standard,
}: JsonSchema): string[] {
  return [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    minLength !== undefined && maxLength !== undefined && `${minLength} to ${maxLength} characters`,
    format,
    standard !== undefined && `default ${standard}`,
  ].filter((each): each is string => typeof each === 'string');
}

interface SchemaParts {
  readonly document: OpenApiDocument;
  readonly schema: JsonSchema;
}

function Values({ document, schema }: SchemaParts) {
  const shape = bare(document, schema);
  const values = (
    shape.enum ?? (shape.type === 'array' ? bare(document, shape.items!).enum : undefined)
  )?.filter((value) => value !== null);
  if (values === undefined || values.length === 0) return null;
  return (
    <span class="values">
      {values.map((value) => (
        <>
          <code>{String(value)}</code>{' '}
        </>
      ))}
    </span>
  );
}

/** An entry of a list of fields: its name, what is to know of it in short, and the rest. */
const Entry = ({
  name,
  type,
  tag,
  limits = [],
  children,
}: {
  name: string;
  type?: string;
  tag?: ComponentChild;
  limits?: readonly string[];
  children: ComponentChildren;
}) => (
  <li>
    <div class="field">
      <code class="name">{name}</code>
      {type !== undefined && (
        <>
          {' '}
          <span class="type">{type}</span>
        </>
      )}
      {tag}
      {limits.map((limit) => (
        <>
          {' '}
          <span class="limit">{limit}</span>
        </>
      ))}
    </div>
    {children}
  </li>
);

/** The fields of an object, those of inner objects folded away. */
function Fields({ document, schema, depth = 0 }: SchemaParts & { depth?: number }) {
  const shape = bare(document, schema);
  return (
    <ul class="fields">
      {Object.entries(shape.properties ?? {}).map(([name, field]) => {
        const inner = bare(document, field);
        const element = inner.type === 'array' && inner.items ? bare(document, inner.items) : inner;
        const variants = element.oneOf?.map((each) => resolve(document, each));
        const tags = [
          nullable(field) && 'or null',
          !shape.required?.includes(name) && 'may be absent',
        ].filter((tag) => tag !== false);
        return (
          <Entry
            name={name}
            type={typeName(document, field)}
            tag={tags.map((tag) => (
              <>
                {' '}
                <span class="tag">{tag}</span>
              </>
            ))}
            limits={limitsOf(inner)}
          >
            {field.description && (
              <p>
                <InlineCode text={field.description} />
              </p>
            )}
            <Values document={document} schema={field} />
            {element.properties && (
              <details open={depth === 0}>
                <summary>
                  {Object.keys(element.properties).length} fields
                  {element.description && <span class="visually-hidden"> of {name}</span>}
                </summary>
                <Fields document={document} schema={element} depth={depth + 1} />
              </details>
            )}
            {variants?.map((variant) => (
              <details>
                <summary>
                  <code>kind: {String(variant.properties?.['kind']?.const)}</code>
                </summary>
                <Fields document={document} schema={variant} depth={depth + 1} />
              </details>
            ))}
          </Entry>
        );
      })}
    </ul>
  );
}

interface ParametersParts {
  readonly document: OpenApiDocument;
  readonly parameters: readonly Parameter[];
}

/** The parameters of an operation; where many are ends of ranges, those are folded. */
function Parameters({ document, parameters }: ParametersParts) {
  const { ranges, others } = withRanges(parameters);
  if (ranges.length === 0) return <ParameterList document={document} parameters={parameters} />;
  const numbers = ranges.filter(({ schema }) => schema.enum === undefined);
  const letters = ranges.filter(({ schema }) => schema.enum !== undefined);
  return (
    <>
      <ParameterList document={document} parameters={others} />
      <details class="more">
        <summary>{ranges.length} ranges</summary>
        {numbers.length > 0 && (
          <p>
            The minimum (<code>_min</code>) or maximum (<code>_max</code>) of a number:{' '}
            <span class="values">
              {numbers.map(({ name }) => (
                <>
                  <code>{name}</code>{' '}
                </>
              ))}
            </span>
          </p>
        )}
        <ParameterList document={document} parameters={letters} />
      </details>
    </>
  );
}

const ParameterList = ({ document, parameters }: ParametersParts) => (
  <ul class="fields">
    {parameters.map(({ name, in: place, required, description, schema }) => (
      <Entry
        name={name}
        type={`${place}, ${schema.type === 'array' ? 'comma-separated list' : typeName(document, schema)}`}
        tag={
          required && (
            <>
              {' '}
              <span class="tag required">required</span>
            </>
          )
        }
        limits={limitsOf(schema)}
      >
        <p>
          <InlineCode text={description} />
        </p>
        <Values document={document} schema={schema} />
      </Entry>
    ))}
  </ul>
);

/** Formats the price of an operation: of a usual request, and of the most expensive one. */
export function costText(cost: OperationView['cost']): string {
  const usual = costIn(cost, 'default');
  const max = costIn(cost, mostExpensive(cost));
  return [...new Set([unitsText(usual), unitsText(max)])].join(', or ');
}

/** A price with that of the internal plan, if it differs. */
function unitsText(units: ReturnType<typeof costIn>): string {
  if (units === 0) return 'free';
  const all = typeof units === 'number' ? [units] : Object.values(units);
  const [max, min] = [Math.max(...all), Math.min(...all)];
  const text = `${max} unit${max === 1 ? '' : 's'}`;
  return max === min ? text : `${text} (${min} on internal)`;
}

/** Returns the case with the highest price. */
function mostExpensive(cost: OperationView['cost']): string {
  const cases = Object.values(cost).flatMap((price) => (typeof price === 'number' ? [] : Object.keys(price)));
  return cases.includes('max') ? 'max' : (cases.find((each) => each !== 'default') ?? 'default');
}

/** The record of a response, or each record of a list. */
function recordOf(document: OpenApiDocument, body: JsonSchema): JsonSchema {
  const data = bare(document, body.properties!['data']!);
  return data.items === undefined ? data : bare(document, data.items);
}

/** Names as code, with words between them. */
const codes = (names: readonly string[], between: string) =>
  names.map((name, index) => (
    <>
      {index > 0 && between}
      <code>{name}</code>
    </>
  ));

interface OperationParts {
  readonly document: OpenApiDocument;
  readonly operation: OperationView;
}

/**
 * The fields of a response: those of the default view, and folded for each other view its additional fields or, if it
 * has fewer, its fields. The wider views of a list are those of its record, if that has its own route.
 */
function ResponseFields({
  document,
  operation,
  body,
  record,
}: OperationParts & { body: JsonSchema; record: OperationView | undefined }) {
  const [first, ...others] = viewsOf(operation, body);
  if (others.length === 0) return <Fields document={document} schema={body} />;
  const names = new Set(Object.keys(recordOf(document, first!.body).properties!));
  const isList = operation.parameters.some(({ name }) => name === 'slugs');
  return (
    <>
      <p>
        Without <code>view</code>, or with <code>view={first!.name}</code>:
      </p>
      <Fields document={document} schema={first!.body} />
      {record !== undefined && (
        <p>
          With{' '}
          {codes(
            others.map(({ name }) => `view=${name}`),
            ' or ',
          )}{' '}
          each record is as <a href={`#${record.id}`}>{record.summary}</a> with the same <code>view</code>.
          That costs {unitsText(costIn(operation.cost, others[0]!.name!))}, and so does <code>slugs</code>.
        </p>
      )}
      {(record === undefined ? others : []).map(({ name, body: other }) => {
        const shape = recordOf(document, other);
        const all = Object.entries(shape.properties!);
        const added = all.filter(([field]) => !names.has(field));
        for (const [field] of added) names.add(field);
        return (
          <details class="more">
            <summary>
              <code>view={name}</code>:{' '}
              {added.length === 0
                ? `${all.length} of these fields`
                : `${added.length} more field${added.length > 1 ? 's' : ''}${isList ? `, ${unitsText(costIn(operation.cost, name!))}` : ''}`}
            </summary>
            {added.length === 0 ? (
              <p>
                Only{' '}
                {codes(
                  all.map(([field]) => field),
                  ', ',
                )}
                .
              </p>
            ) : (
              <>
                <p>All of the fields above, and:</p>
                <Fields
                  document={document}
                  schema={{ ...shape, properties: Object.fromEntries(added) }}
                  depth={1}
                />
              </>
            )}
          </details>
        );
      })}
    </>
  );
}

const rareStatuses = new Set(['408', '414', '431', '500', '503']);

function Statuses({ responses }: Pick<OperationView, 'responses'>) {
  const row = ([status, { description, content }]: readonly [string, Response]) => {
    const isProblem = content !== undefined && 'application/problem+json' in content;
    const problems = [...description.matchAll(/`(\w+)`/g)].map(([, code], index) => (
      <>
        {index > 0 && ' '}
        <a href={`${marker('prefix')}/docs/errors#${code}`}>
          <code>{code}</code>
        </a>
      </>
    ));
    return (
      <li>
        <span class={`status s${status[0]!}`}>{status}</span>{' '}
        <span>{isProblem ? problems : <InlineCode text={description} />}</span>
      </li>
    );
  };
  const isRare = ([status]: readonly [string, Response]) => rareStatuses.has(status);
  return (
    <>
      <ul class="statuses">{responses.filter((each) => !isRare(each)).map(row)}</ul>
      <details class="more">
        <summary>Status codes that any request can have</summary>
        <ul class="statuses">{responses.filter(isRare).map(row)}</ul>
      </details>
    </>
  );
}

const isCommonHeader = (name: string) => /^(Access-Control|X-Content-Type|Vary|Content-)/.test(name);

function Headers({ document, response }: { document: OpenApiDocument; response: Response }) {
  const named = Object.entries(response.headers ?? {}).filter(([name]) => !isCommonHeader(name));
  if (named.length === 0) return null;
  return (
    <details class="more">
      <summary>Response headers</summary>
      <ul class="fields">
        {named.map(([name, reference]) => (
          <Entry name={name}>
            <p>
              <InlineCode text={resolve(document, reference).description} />
            </p>
          </Entry>
        ))}
      </ul>
    </details>
  );
}

/** The example request of an operation, from its parameters' examples. */
export function exampleRequest(operation: OperationView) {
  const pick = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({ name, example }) => [name, exampleText(example)]),
    );
  const queryTypes: Record<string, QueryTypes[string]> = {};
  for (const { in: place, name, schema } of operation.parameters) {
    if (place !== 'query') continue;
    if (['integer', 'number', 'boolean'].includes(String(schema.type))) queryTypes[name] = 'plain';
    if (schema.type === 'array') queryTypes[name] = schema.items?.type === 'integer' ? 'numbers' : 'list';
  }
  return {
    template: operation.path,
    pathValues: pick('path'),
    query: pick('query'),
    queryTypes,
    keyed: operation.keyed,
  };
}

const noTryIt: TryIt = { completes: {}, leads: {} };

function Console({ document, operation, tryIt = noTryIt }: OperationParts & { tryIt: TryIt | undefined }) {
  const request = exampleRequest(operation);
  const example = operation.responses.find(([status]) => status === '200')?.[1].content?.['application/json']
    ?.example;
  const curl = sampleLanguages[0]!;
  const sample = (chooser?: ComponentChild) => (
    <div class="panel sample">
      <div class="panel-head">
        <span class="panel-title">Request</span>
        {chooser === undefined ? (
          copyButton
        ) : (
          <span class="panel-tools">
            {chooser}
            {copyButton}
          </span>
        )}
      </div>
      <Code
        label="Request in code"
        code={curl.render({ ...request, baseUrl: localUrl })}
        language={curl.grammar}
        data-sample=""
      />
    </div>
  );
  // The samples in other languages and the form read JSON.
  if (!operation.isJson) return <div class="console-fixed">{sample()}</div>;
  const language = `${operation.id}-language`;
  return (
    <div
      class="console"
      data-operation={operation.id}
      data-template={operation.path}
      data-keyed={String(operation.keyed)}
      data-query-types={JSON.stringify(request.queryTypes)}
      {...tryAttributes(operation, tryIt)}
    >
      {sample(
        <>
          <label class="visually-hidden" for={language}>
            Language
          </label>
          <select id={language} class="language needs-js">
            {sampleLanguages.map(({ id, label }) => (
              <option value={id}>{label}</option>
            ))}
          </select>
        </>,
      )}
      <form class="panel try needs-js" autocomplete="off">
        <div class="panel-head">
          <span class="panel-title">Try it</span>
          <span class="panel-tools">
            <button class="plain" type="button" data-share>
              Share
            </button>
            <button class="plain" type="button" data-history>
              History
            </button>
            <button class="primary" type="submit">
              Send <span class="price">{costText(operation.cost)}</span>
            </button>
          </span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a form. */}
        <p class="answer-state" role="status" />
        <section class="answer" aria-label={`Response: ${operation.summary}`} tabIndex={-1} hidden />
        <TryFields document={document} operation={operation} tryIt={tryIt} />
      </form>
      <p class="static-only note">
        Sending a request needs the service: see{' '}
        <a href={`${marker('prefix')}/docs/static-edition`}>Static edition</a>.
      </p>
      {example !== undefined && (
        <div class="panel example">
          <div class="panel-head">
            <span class="panel-title">Example response</span>
            <span class="panel-tools">
              <span class="status s2">200</span>
              {copyButton}
            </span>
          </div>
          <Code label="Example response" code={JSON.stringify(example, null, 2)} language="json" />
        </div>
      )}
    </div>
  );
}

/** A path, its variables marked. */
const Path = ({ path }: { path: string }) => (
  <code>
    {path
      .split(/(\{\w+\})/)
      .map((part, index) => (index % 2 === 1 ? <span class="variable">{part}</span> : part))}
  </code>
);

function OperationSection({
  document,
  operation,
  record,
  tryIt,
}: OperationParts & { record: OperationView | undefined; tryIt: TryIt | undefined }) {
  const { id, summary, path, cost, description, keyed, parameters, responses } = operation;
  const ok = responses.find(([status]) => status === '200')![1];
  const body = ok.content?.['application/json']?.schema;
  return (
    <section class="operation" aria-labelledby={id}>
      <div class="operation-head">
        <h2 id={id}>
          <a class="anchor" href={`#${id}`}>
            {summary}
          </a>
        </h2>
        <p class="route">
          <span class="method">GET</span> <Path path={path} /> <span class="cost">{costText(cost)}</span>
        </p>
        <p>
          <InlineCode text={description} />
          {!keyed && ' Requires no key.'}
        </p>
        {parameters.length > 0 && (
          <>
            <h3>Parameters</h3>
            <Parameters document={document} parameters={parameters} />
          </>
        )}
      </div>
      <Console document={document} operation={operation} tryIt={tryIt} />
      <div class="operation-rest">
        <h3>Response</h3>
        {body && <ResponseFields document={document} operation={operation} body={body} record={record} />}
        <Headers document={document} response={ok} />
        <h3>Status codes</h3>
        <Statuses responses={responses} />
      </div>
    </section>
  );
}

/** One page for each tag. */
export function referencePages(
  document: OpenApiDocument,
  tryIt: ReadonlyMap<string, TryIt>,
): { readonly page: Page; readonly operations: readonly OperationView[] }[] {
  const all = operationsOf(document);
  return document.tags.map(({ name, description }) => {
    const operations = all.filter(({ tag }) => tag === name);
    return {
      operations,
      page: {
        path: referencePath(operations[0]!),
        title: name,
        description,
        kind: 'reference',
        hasMarkdown: true,
        toc: operations.map(({ id, summary }) => ({ id, label: summary, level: 2 })),
        body: (
          <>
            <h1>{name}</h1>
            <p class="lead">
              <InlineCode text={description} />
            </p>
            {operations.map((operation) => (
              <OperationSection
                document={document}
                operation={operation}
                record={operations.find(({ path }) => path === `${operation.path}/{slug}`)}
                tryIt={tryIt.get(operation.id)}
              />
            ))}
          </>
        ),
      },
    };
  });
}
