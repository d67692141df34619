import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import type { Span, SpanOptions } from '@opentelemetry/api';
import type { Knex } from 'knex';
import type { Emit, ServiceEvent } from './events.ts';

/** Sends spans of requests, executions, SQL statements and quota calls to a collector. */
export interface Trace {
  readonly record: Emit;
  /** Wraps a listener in a span for each request, which ends with the `request` event. */
  around(listener: RequestListener): RequestListener;
  /** Runs work inside a new span. */
  inside<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  /** Adds a span for each statement of a database: its text, never its values. */
  watch(database: { readonly knex: Knex }): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** Returns the attributes of a request's span. */
const attributesOf = (event: Extract<ServiceEvent, { type: 'request' }>) => ({
  'http.request.method': event.method,
  'http.response.status_code': event.status,
  'url.path': event.path().replace(/\?.*/s, ''),
  'caryll.operation': event.operation,
  'caryll.request_id': event.requestId,
  ...(event.keyId === undefined ? {} : { 'caryll.key_id': event.keyId }),
  ...(event.problem === undefined ? {} : { 'error.type': event.problem }),
});

/** Adds a span for each statement; `begin` returns none for a statement that is not traced. */
function watchStatements(
  knex: Knex,
  { begin, end }: { begin(sql: string): Span | undefined; end(span: Span, failed: boolean): void },
): void {
  const open = new Map<string, Span>();
  knex.on('query', ({ sql, __knexQueryUid: id }: { sql: string; __knexQueryUid: string }) => {
    const span = begin(sql);
    if (span) open.set(id, span);
  });
  const ends = (failed: boolean) => (_result: unknown, query: { __knexQueryUid: string }) => {
    const span = open.get(query.__knexQueryUid);
    open.delete(query.__knexQueryUid);
    if (span) end(span, failed);
  };
  knex.on('query-response', ends(false));
  knex.on('query-error', ends(true));
}

export interface TraceOptions {
  /** Base address of a collector that takes OTLP over HTTP; `/v1/traces` is appended. */
  readonly endpoint: string;
  readonly version: string;
  readonly emit: Emit;
}

/** Starts tracing. The packages of OpenTelemetry, loaded only here, read OTEL_TRACES_SAMPLER and its other variables. */
export async function openTrace({ endpoint, version, emit }: TraceOptions): Promise<Trace> {
  const {
    BasicTracerProvider,
    BatchSpanProcessor,
    OTLPTraceExporter,
    parseTraceParent,
    ROOT_CONTEXT,
    resourceFromAttributes,
    SpanKind,
    SpanStatusCode,
    trace,
  } = await import('./opentelemetry.ts');

  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 2_000 });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'caryll', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('caryll', version);
  const current = new AsyncLocalStorage<Span>();

  const begin = (name: string, options: SpanOptions, parent = current.getStore()) =>
    tracer.startSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);

  function end(span: Span, failed: boolean): void {
    // Only the log has the error, under the same request id: a message may hold data that must not reach the collector.
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  return {
    record(event: ServiceEvent) {
      if (event.type !== 'request') return;
      const span = current.getStore();
      if (span === undefined) return;
      span.updateName(`${event.method} ${event.operation}`);
      span.setAttributes(attributesOf(event));
      end(span, event.status >= 500);
    },
    around: (listener) => (req, res) => {
      const given = parseTraceParent(String(req.headers['traceparent'] ?? ''));
      const parent = given ? trace.wrapSpanContext({ ...given, isRemote: true }) : undefined;
      const span = begin(`${req.method}`, { kind: SpanKind.SERVER }, parent);
      current.run(span, () => listener(req, res));
    },
    async inside(name, work) {
      const span = begin(name, {});
      let failed = true;
      try {
        const value = await current.run(span, work);
        failed = false;
        return value;
      } finally {
        end(span, failed);
      }
    },
    watch: ({ knex }) =>
      watchStatements(knex, {
        // Only statements of a request: polls for a new release would be most of the traces.
        begin: (sql) =>
          current.getStore() &&
          begin('SQL', {
            kind: SpanKind.CLIENT,
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
          }),
        end,
      }),
    async close() {
      await provider.shutdown().catch((error: unknown) => emit({ type: 'error', where: 'trace', error }));
    },
  };
}
