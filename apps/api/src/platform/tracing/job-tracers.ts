import { INVALID_SPAN_CONTEXT, SpanKind, trace, type SpanOptions, type TracerProvider } from '@opentelemetry/api';

/** Tracers of the job queue: jobs are traced as they are sent and as they run, and the queue's own upkeep is not. */
export const jobTracers: TracerProvider = {
  getTracer(...scope) {
    const tracer = trace.getTracerProvider().getTracer(...scope);
    return {
      startSpan: (name, options, parent) =>
        isUpkeep(name, options) ? trace.wrapSpanContext(INVALID_SPAN_CONTEXT) : tracer.startSpan(name, options, parent),
      startActiveSpan: tracer.startActiveSpan.bind(tracer),
    };
  },
};

/** Fetching and completing jobs, and the queue by which pg-boss runs its schedules. */
const isUpkeep = (name: string, options?: SpanOptions) =>
  options?.kind === SpanKind.CLIENT || name.includes(' __pgboss__');
