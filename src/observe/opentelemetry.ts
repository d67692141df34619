/**
 * The parts of OpenTelemetry that tracing uses, in one module that is loaded only if a collector is set. The packages
 * are CommonJS: in a bundle with code splitting their named exports work through a static import, not through
 * `import()`.
 */
export { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
export { parseTraceParent } from '@opentelemetry/core';
export { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
export { resourceFromAttributes } from '@opentelemetry/resources';
export { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
