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
