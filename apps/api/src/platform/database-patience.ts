import pRetry from 'p-retry';
import { isDatabaseUnavailable } from './database-outage.ts';
import { StartError } from './start-error.ts';

/** Time that a start waits for a database that is busy, absent or itself still starting. */
const patienceMinutes = 5;

interface Patience {
  /** Signal that ends the wait. */
  readonly signal?: AbortSignal;
  /** Called after each failed attempt that is followed by another: at first within a second, then every five. */
  readonly onWait: (reason: string) => void;
}

/**
 * Repeats a step of the start while the database is not available, with growing pauses. The step may run more than
 * once.
 */
export async function withDatabasePatience<T>(step: () => Promise<T>, { signal, onWait }: Patience): Promise<T> {
  try {
    return await pRetry(step, {
      ...(signal && { signal }),
      retries: Infinity,
      minTimeout: 500,
      maxTimeout: 5_000,
      maxRetryTime: patienceMinutes * 60_000,
      shouldRetry: ({ error }) => isDatabaseUnavailable(error),
      onFailedAttempt: ({ error }) => {
        if (isDatabaseUnavailable(error)) onWait(reasonOf(error));
      },
    });
  } catch (cause) {
    if (!isDatabaseUnavailable(cause)) throw cause;
    throw new StartError(`Basis data tidak menjawab selama ${patienceMinutes} menit: ${reasonOf(cause)}`, { cause });
  }
}

/**
 * Returns the database's own message, which Prisma puts last; an address tried over both IPv4 and IPv6 leaves only a
 * code.
 */
function reasonOf(error: unknown) {
  const { message, code } = error as NodeJS.ErrnoException;
  return message.trim().split('\n').at(-1) || String(code);
}
