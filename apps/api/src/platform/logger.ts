import { trace } from '@opentelemetry/api';
import { pino, stdSerializers, type BaseLogger, type DestinationStream } from 'pino';
import type { Env } from './env.ts';

/** Logger of services. No personal data is logged. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** Creates the logger: structured lines in production, readable ones on a terminal. No personal data is logged. */
export const createLogger = (
  env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  destination?: DestinationStream,
) => {
  const options = {
    level: env.LOG_LEVEL,
    serializers: { err: (error: unknown) => (error instanceof Error ? describeError(error) : error) },
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && { mixin: traceFields }),
    ...(env.NODE_ENV === 'development' &&
      process.stdout.isTTY && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  };
  return destination ? pino(options, destination) : pino(options);
};

/** Names the trace that a line belongs to, as OpenTelemetry's own logs do. */
function traceFields() {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Keeps the log small: libraries attach large objects to their errors, and pg its whole connection. */
export function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    code?: unknown;
  };
  return {
    type,
    ...(code !== undefined && { code }),
    message: withoutArguments(message),
    stack: withoutArguments(stack),
  };
}

/** Removes the arguments of a rejected call, which Prisma's messages quote over several lines. */
const withoutArguments = (text: string) => text.replace(/\{\n[\s\S]*\n\}/, '{…}');
