import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { countCancelled, type StatementObserver } from '../observe-statements.ts';

const tracer = trace.getTracer('sinau');

/** Statements have placeholders for their values, so nothing personal is in them; long ones are cut. */
const maxLength = 2_000;

/** Traces the statements of a call or a job; upkeep outside of both is not traced. */
export const traceStatement: StatementObserver = (text) => {
  const count = countCancelled(text);
  if (!trace.getActiveSpan()?.isRecording()) return count;
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const span = tracer.startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, maxLength),
    },
  });
  return (error) => {
    count(error);
    if (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', String((error as NodeJS.ErrnoException).code ?? 'error'));
    }
    span.end();
  };
};

/**
 * Keeps statements that wait for a connection in their own trace: a pool calls those who wait from within the call that
 * releases the connection.
 */
export function bindWaiting(pool: pg.Pool) {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((callback?: (...given: unknown[]) => void) =>
    callback ? connect(context.bind(context.active(), callback)) : connect()) as typeof pool.connect;
}
