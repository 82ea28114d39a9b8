import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../env.ts';
import type { Log } from '../logger.ts';
import { version } from '../version.ts';

/** A collector that does not answer delays the end of the process by this long. */
const flushMilliseconds = 2_000;

export type TracingEnv = Pick<Env, 'ROLE' | 'OTEL_TRACES_SAMPLER_ARG' | 'OTEL_BSP_SCHEDULE_DELAY'>;

/**
 * Registers OpenTelemetry's SDK for everything that uses its API: our calls and statements, and the job queue. Exporter
 * and resource read their `OTEL_` variables themselves.
 */
export function startExport(env: TracingEnv, log: Log) {
  const exporter = withoutMessages(new OTLPTraceExporter(), log);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'sinau', 'service.version': version, 'sinau.role': env.ROLE }))
      .merge(detectResources({ detectors: [envDetector] })),
    // A proxy's decision holds.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    /** Exports what is left. */
    close: () => Promise.race([provider.shutdown().catch(() => undefined), sleep(flushMilliseconds)]),
  };
}

/** Leaves out the messages of errors, which may quote what people have typed, and logs when an export fails. */
function withoutMessages(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans.map(withoutMessage), (result) => {
        if (result.error && !isFailing) log.warn({ err: result.error }, 'traces are not exported');
        isFailing = result.error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

const withoutMessage = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, { events: { value: [] }, status: { value: { code: span.status.code } } }) as ReadableSpan;
