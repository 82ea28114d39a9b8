import pRetry from 'p-retry';
import { databaseMessage, isDatabaseAddressRefused, isDatabaseUnavailable, isTableMissing } from './database-outage.ts';
import { exitCodes, StartError } from './start-error.ts';

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
        if (isDatabaseUnavailable(error)) onWait(databaseMessage(error));
      },
    });
  } catch (error) {
    throw explainedByDatabase(error, ` selama ${patienceMinutes} menit`);
  }
}

/**
 * Explains in one sentence that the database is absent, refuses its address, or was not migrated; returns any other
 * error as it is.
 */
export function explainedByDatabase(cause: unknown, waited = ''): unknown {
  if (isDatabaseUnavailable(cause))
    return new StartError(`Basis data tidak menjawab${waited}: ${databaseMessage(cause)}`, {
      cause,
      exitCode: exitCodes.unavailable,
    });
  if (isDatabaseAddressRefused(cause))
    return new StartError(`Basis data menolak DATABASE_URL: ${databaseMessage(cause)}`, {
      cause,
      exitCode: exitCodes.configuration,
    });
  if (isTableMissing(cause))
    return new StartError('Skema basis data belum ada atau belum lengkap. Jalankan dulu `npm run api -- migrate`.', {
      cause,
      exitCode: exitCodes.configuration,
    });
  return cause;
}
