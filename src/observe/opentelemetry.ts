/**
 * What tracing needs of OpenTelemetry, in one module that is loaded only where a collector is set. Its packages are
 * CommonJS: a bundle that is cut in parts gives their names to who imports them from a module, and not to `import()`.
 */
export { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
export { parseTraceParent } from '@opentelemetry/core';
export { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
export { resourceFromAttributes } from '@opentelemetry/resources';
export { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
