import pg from 'pg';

/** A statement as our code sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The first row of the result. */
  readonly row: Row;
  /** True where the previous one was still in flight: the two were sent concurrently. */
  readonly isParallel: boolean;
}

export type Row = Readonly<Record<string, unknown>> | undefined;
interface Sent {
  text: string;
  values: readonly unknown[];
  row: Row;
  start: number;
  end: number;
}

/** Records every statement that this process sends while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    const [first, second] = args as unknown as [string | pg.QueryConfig, unknown];
    const statement: Sent = {
      text: typeof first === 'string' ? first : first.text,
      values: (typeof first === 'string' ? (Array.isArray(second) ? second : []) : first.values) ?? [],
      row: undefined,
      start: performance.now(),
      end: Infinity,
    };
    sent.push(statement);
    const note = (answer?: { rows?: Record<string, unknown>[] }) => {
      statement.row = answer?.rows?.[0];
      statement.end = performance.now();
    };
    // The pool passes a callback, all other code awaits the promise.
    const callback = args.at(-1) as unknown;
    if (typeof callback === 'function') {
      const observed = (error: unknown, answer: pg.QueryResult<Record<string, unknown>>) => {
        note(answer);
        (callback as (...outcome: unknown[]) => void)(error, answer);
      };
      return (query as (...all: unknown[]) => unknown).apply(this, [...args.slice(0, -1), observed]) as never;
    }
    const result = (query as (...all: never[]) => unknown).apply(this, args);
    void (result as Promise<pg.QueryResult<Record<string, unknown>>>).then(note);
    return result as never;
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent.map(({ text, values, row, start }, index) => ({
    text,
    values,
    row,
    isParallel: index > 0 && sent[index - 1]!.end > start,
  }));
}
