import pg from 'pg';
import { statementsCancelled } from './metrics/process-metrics.ts';

/** Called as a statement begins; the function that it returns is called as the statement ends, with its error if any. */
export type StatementObserver = (text: string) => (error?: unknown) => void;

type Done = (error: unknown, ...rest: unknown[]) => void;

/** Has each statement of a connection observed, whoever sends it: Prisma, a library, or `RunSql`. */
export function observeStatements(client: pg.ClientBase, observe: StatementObserver) {
  const query = (...sent: unknown[]): unknown => pg.Client.prototype.query.apply(client, sent as never);
  client.query = ((...sent: unknown[]) => {
    const end = observe(textOf(sent[0]));
    const done = sent.at(-1);
    if (typeof done !== 'function') {
      const result = query(...sent);
      if (result instanceof Promise) result.then(() => end(), end);
      return result;
    }
    return query(...sent.slice(0, -1), (...answer: Parameters<Done>) => {
      end(answer[0]);
      (done as Done)(...answer);
    });
  }) as typeof client.query;
}

/**
 * Lets each statement of a connection begin once the one before has ended. Within a transaction Prisma sends those that
 * read several relations of a row at once, which pg queues with a warning, and refuses from version 9 on.
 */
export function queueStatements(client: pg.ClientBase) {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
  let last: Promise<unknown> | null = null;
  client.query = ((...sent: unknown[]) => {
    const result = last ? last.then(() => query(...sent)) : query(...sent);
    // With a callback, or as a stream, the caller has the connection to itself.
    if (!(result instanceof Promise)) return result;
    const over = () => {
      if (last === ended) last = null;
    };
    const ended: Promise<void> = result.then(over, over);
    last = ended;
    return result;
  }) as typeof client.query;
}

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');

/** Reasons of cancelled statements, by the code of the error. */
const reasons: Partial<Record<string, string>> = { '57014': 'statement', '55P03': 'lock', ETIMEDOUT: 'silence' };

/** Counts the statements that were given up because something took too long. */
export const countCancelled: StatementObserver = () => countIfCancelled;

function countIfCancelled(error?: unknown) {
  const reason = error instanceof Error && reasons[String((error as NodeJS.ErrnoException).code)];
  if (reason) statementsCancelled.inc({ reason });
}
