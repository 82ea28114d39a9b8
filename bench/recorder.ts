import pg from 'pg';

/** A statement as our code sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** True where the one before was still under way: the two were sent side by side. */
  readonly isParallel: boolean;
}

interface Sent { text: string; values: readonly unknown[]; start: number; end: number }

/** Notes every statement that this process sends while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    const [first, second] = args as unknown as [string | pg.QueryConfig, unknown];
    const statement: Sent = {
      text: typeof first === 'string' ? first : first.text,
      values: (typeof first === 'string' ? (Array.isArray(second) ? second : []) : first.values) ?? [],
      start: performance.now(),
      end: Infinity,
    };
    sent.push(statement);
    const result = (query as (...all: never[]) => unknown).apply(this, args);
    void Promise.resolve(result).finally(() => (statement.end = performance.now()));
    return result as never;
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent.map(({ text, values, start }, index) => ({ text, values, isParallel: index > 0 && sent[index - 1]!.end > start }));
}

export const isTransaction = (statements: readonly Statement[]) => statements.some(({ text }) => text === 'BEGIN');
