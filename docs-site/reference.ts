import { localUrl, marker } from '../src/http/docs-markers.ts';
import { defaultPlans } from '../src/keys/plans.ts';
import { escapeHtml, type Html, html, inlineCode, raw } from '../src/text/html.ts';
import { highlight } from './highlight.ts';
import { copyButton, type Page } from './layout.ts';
import {
  type JsonSchema,
  type OpenApiDocument,
  type OperationView,
  operationsOf,
  type Parameter,
  type Response,
  resolve,
  slugOf,
  viewsOf,
} from './openapi-view.ts';
import { type QueryTypes, sampleLanguages } from './samples.ts';
import { exampleText, type TryIt, tryAttributes, tryFields } from './try-it.ts';

const nullable = ({ type, anyOf }: JsonSchema) =>
  (Array.isArray(type) && type.includes('null')) || (anyOf ?? []).some((each) => each.type === 'null');

/** Without the alternative null. */
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

function valuesOf(document: OpenApiDocument, schema: JsonSchema): Html | undefined {
  const shape = bare(document, schema);
  const values = (
    shape.enum ?? (shape.type === 'array' ? bare(document, shape.items!).enum : undefined)
  )?.filter((value) => value !== null);
  if (values === undefined || values.length === 0) return undefined;
  return html`<span class="values">${values.map((value) => html`<code>${String(value)}</code> `)}</span>`;
}

/** The fields of an object, those of inner objects folded away. */
function fields(document: OpenApiDocument, schema: JsonSchema, depth = 0): Html {
  const shape = bare(document, schema);
  return html`<ul class="fields">${Object.entries(shape.properties ?? {}).map(([name, field]) => {
    const inner = bare(document, field);
    const element = inner.type === 'array' && inner.items ? bare(document, inner.items) : inner;
    const variants = element.oneOf?.map((each) => resolve(document, each));
    const required = shape.required?.includes(name) ?? false;
    return html`<li><div class="field"><code class="name">${name}</code> <span class="type">${typeName(document, field)}</span>${
      nullable(field) && html` <span class="tag">or null</span>`
    }${!required && html` <span class="tag">may be absent</span>`}${limitsOf(inner).map((limit) => html` <span class="limit">${limit}</span>`)}</div>
${field.description && html`<p>${inlineCode(field.description)}</p>`}${valuesOf(document, field)}${
      element.properties &&
      html`<details${depth === 0 && raw(' open')}><summary>${Object.keys(element.properties).length} fields${
        element.description && html`<span class="visually-hidden"> of ${name}</span>`
      }</summary>${fields(document, element, depth + 1)}</details>`
    }${variants?.map((variant) => {
      const kind = variant.properties?.['kind']?.const;
      return html`<details><summary><code>kind: ${String(kind)}</code></summary>${fields(document, variant, depth + 1)}</details>`;
    })}</li>`;
  })}</ul>`;
}

function parameterList(document: OpenApiDocument, parameters: readonly Parameter[]): Html {
  return html`<ul class="fields">${parameters.map(
    ({ name, in: place, required, description, schema }) =>
      html`<li><div class="field"><code class="name">${name}</code> <span class="type">${place}, ${
        schema.type === 'array' ? 'comma-separated list' : typeName(document, schema)
      }</span>${required && html` <span class="tag required">required</span>`}${limitsOf(schema).map(
        (limit) => html` <span class="limit">${limit}</span>`,
      )}</div><p>${inlineCode(description)}</p>${valuesOf(document, schema)}</li>`,
  )}</ul>`;
}

/** What an operation costs, in words. */
export function costText(cost: OperationView['cost']): string {
  if (typeof cost === 'number') return cost === 0 ? 'free' : `${cost} unit${cost === 1 ? '' : 's'}`;
  const [most, least] = [Math.max(...Object.values(cost)), Math.min(...Object.values(cost))];
  return most === least ? `${most} units` : `${most} units (${least} on internal)`;
}

/** The price of a list with more than its default view or with slugs, in words. */
const severalCost = Object.fromEntries(
  Object.values(defaultPlans).map(({ name, searchCost }) => [name, searchCost]),
);
export const severalRecordsCost = costText(severalCost);

/** The record of a response, or each record of a list. */
function recordOf(document: OpenApiDocument, body: JsonSchema): JsonSchema {
  const data = bare(document, body.properties!['data']!);
  return data.items === undefined ? data : bare(document, data.items);
}

/** Where the wider views of a list are shown, and what they cost. */
const viewsLikeRecord = (names: readonly string[], record: OperationView) =>
  html`<p>With ${names.map((name, index) => html`${index > 0 && ' or '}<code>view=${name}</code>`)} each record is as <a href="#${record.id}">${record.summary}</a> with the same <code>view</code>. That costs ${severalRecordsCost}, and so does <code>slugs</code>.</p>`;

/**
 * The fields of a response: those of the default view, and folded for each other view its additional fields or, if it
 * has fewer, its fields. The wider views of a list are those of its record, if that has its own route.
 */
function answerFields(
  document: OpenApiDocument,
  operation: OperationView,
  body: JsonSchema,
  record: OperationView | undefined,
): Html {
  const [first, ...others] = viewsOf(operation, body);
  if (others.length === 0) return fields(document, body);
  const names = new Set(Object.keys(recordOf(document, first!.body).properties!));
  const shown = html`<p>Without <code>view</code>, or with <code>view=${first!.name!}</code>:</p>
${fields(document, first!.body)}`;
  if (record !== undefined)
    return html`${shown}${viewsLikeRecord(
      others.map(({ name }) => name!),
      record,
    )}`;
  const isList = operation.parameters.some(({ name }) => name === 'slugs');
  return html`${shown}
${others.map(({ name, body: other }) => {
  const shape = recordOf(document, other);
  const all = Object.entries(shape.properties!);
  const added = all.filter(([field]) => !names.has(field));
  if (added.length === 0)
    return html`<details class="more"><summary><code>view=${name!}</code>: ${all.length} of these fields</summary>
<p>Only ${all.map(([field], index) => html`${index > 0 && ', '}<code>${field}</code>`)}.</p></details>`;
  for (const [field] of added) names.add(field);
  return html`<details class="more"><summary><code>view=${name!}</code>: ${added.length} more field${added.length > 1 && 's'}${
    isList && html`, ${severalRecordsCost}`
  }</summary>
<p>All of the fields above, and:</p>
${fields(document, { ...shape, properties: Object.fromEntries(added) }, 1)}</details>`;
})}`;
}

const rareStatuses = new Set(['408', '414', '431', '500', '503']);

function statusList(responses: OperationView['responses']): Html {
  const row = ([status, { description, content }]: readonly [string, Response]) => {
    const isProblem = content !== undefined && 'application/problem+json' in content;
    const text = isProblem
      ? raw(
          [...description.matchAll(/`(\w+)`/g)]
            .map(([, code]) => `<a href="${marker('prefix')}/docs/errors#${code}"><code>${code}</code></a>`)
            .join(' '),
        )
      : inlineCode(description);
    return html`<li><span class="status s${status[0]!}">${status}</span> <span>${text}</span></li>`;
  };
  const usual = responses.filter(([status]) => !rareStatuses.has(status));
  const rare = responses.filter(([status]) => rareStatuses.has(status));
  return html`<ul class="statuses">${usual.map(row)}</ul>
<details class="more"><summary>Status codes that any request can have</summary><ul class="statuses">${rare.map(row)}</ul></details>`;
}

const isCommonHeader = (name: string) => /^(Access-Control|X-Content-Type|Vary|Content-)/.test(name);

function headerList(document: OpenApiDocument, { headers }: Response): Html | undefined {
  const named = Object.entries(headers ?? {}).filter(([name]) => !isCommonHeader(name));
  if (named.length === 0) return undefined;
  return html`<details class="more"><summary>Response headers</summary><ul class="fields">${named.map(
    ([name, reference]) => {
      const { description } = resolve(document, reference);
      return html`<li><div class="field"><code class="name">${name}</code></div><p>${inlineCode(description)}</p></li>`;
    },
  )}</ul></details>`;
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

function consolePanel(document: OpenApiDocument, operation: OperationView, tryIt: TryIt = noTryIt): Html {
  const request = exampleRequest(operation);
  const example = operation.responses.find(([status]) => status === '200')?.[1].content?.['application/json']
    ?.example;
  const curl = sampleLanguages[0]!;
  const requestCode = html`<pre tabindex="0" aria-label="Request in code"><code data-sample>${raw(highlight(curl.render({ ...request, baseUrl: localUrl }), curl.grammar))}</code></pre>`;
  // The samples in other languages and the form read JSON.
  if (!operation.isJson)
    return html`<div class="console-fixed"><div class="panel sample"><div class="panel-head"><span class="panel-title">Request</span>${copyButton}</div>
${requestCode}</div></div>`;
  return html`<div class="console" data-operation="${operation.id}" data-template="${operation.path}" data-keyed="${String(operation.keyed)}" data-query-types="${JSON.stringify(request.queryTypes)}" ${tryAttributes(operation, tryIt, severalCost)}>
<div class="panel sample"><div class="panel-head"><span class="panel-title">Request</span><span class="panel-tools"><label class="visually-hidden" for="${operation.id}-language">Language</label><select id="${operation.id}-language" class="language needs-js">${sampleLanguages.map(
    ({ id, label }) => html`<option value="${id}">${label}</option>`,
  )}</select>${copyButton}</span></div>
${requestCode}</div>
<form class="panel try needs-js" autocomplete="off"><div class="panel-head"><span class="panel-title">Try it</span><span class="panel-tools"><button class="plain" type="button" data-share>Share</button><button class="plain" type="button" data-history>History</button><button class="primary" type="submit">Send <span class="price">${costText(operation.cost)}</span></button></span></div>
${tryFields(document, operation, tryIt)}
<p class="answer-state" role="status"></p><div class="answer" hidden></div></form>
${
  example !== undefined &&
  html`<div class="panel example"><div class="panel-head"><span class="panel-title">Example response</span><span class="panel-tools"><span class="status s2">200</span>${copyButton}</span></div>
<pre tabindex="0" aria-label="Example response"><code>${raw(highlight(JSON.stringify(example, null, 2), 'json'))}</code></pre></div>`
}
</div>`;
}

const pathHtml = (path: string) =>
  raw(escapeHtml(path).replace(/\{\w+\}/g, '<span class="variable">$&</span>'));

function operationSection(
  document: OpenApiDocument,
  operation: OperationView,
  record: OperationView | undefined,
  tryIt: TryIt | undefined,
): Html {
  const ok = operation.responses.find(([status]) => status === '200')![1];
  const body = ok.content?.['application/json']?.schema;
  return html`<section class="operation" aria-labelledby="${operation.id}">
<div class="operation-head">
<h2 id="${operation.id}"><a class="anchor" href="#${operation.id}">${operation.summary}</a></h2>
<p class="route"><span class="method">GET</span> <code>${pathHtml(operation.path)}</code> <span class="cost">${costText(operation.cost)}</span></p>
<p>${inlineCode(operation.description)}${operation.keyed ? '' : ' Requires no key.'}</p>
${operation.parameters.length > 0 && html`<h3>Parameters</h3>${parameterList(document, operation.parameters)}`}
</div>
${consolePanel(document, operation, tryIt)}
<div class="operation-rest">
<h3>Response</h3>
${body && answerFields(document, operation, body, record)}
${headerList(document, ok)}
<h3>Status codes</h3>
${statusList(operation.responses)}
</div>
</section>`;
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
        path: `/docs/reference/${slugOf(name)}`,
        title: name,
        description,
        kind: 'reference',
        toc: operations.map(({ id, summary }) => ({ id, label: summary, level: 2 })),
        body: html`<h1>${name}</h1><p class="lead">${inlineCode(description)}</p>${operations.map(
          (operation) =>
            operationSection(
              document,
              operation,
              operations.find(({ path }) => path === `${operation.path}/{slug}`),
              tryIt.get(operation.id),
            ),
        )}`,
      },
    };
  });
}
