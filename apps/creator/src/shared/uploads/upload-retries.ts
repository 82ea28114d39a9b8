import { ApiError } from '@sinau/api-client';
import type { JobState } from './upload-job.ts';
import { isWorthRetrying } from './worth-retrying.ts';

/** State after a failure that is nobody's refusal. */
export const unexpectedFailure: JobState = {
  kind: 'failed',
  message: 'Terjadi kesalahan. Coba lagi sebentar lagi.',
  isWorthRetrying: true,
};

type Outcome = { kind: 'again'; pauseMs?: number } | { kind: 'sessionEnded' } | { kind: 'ends'; state: JobState };

/** Outcome of a failure for an upload: another attempt, or a state in which it waits for the user. */
export async function outcomeOf(error: unknown, file: File, { isAlone }: { isAlone: boolean }): Promise<Outcome> {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { kind: 'ends', state: unexpectedFailure };
  }
  // The session has ended; the upload waits for its owner.
  if ([401, 403, 500].includes(error.status)) return { kind: 'sessionEnded' };
  if (error.code === 'upload_offset_conflict') return { kind: 'again', pauseMs: 2_000 };
  // The other uploads free space once they are in their lessons.
  if (error.code === 'upload_space_used_up' && !isAlone) return { kind: 'again', pauseMs: 10_000 };
  if (error.isTransient) {
    if (!(await isReadable(file))) return { kind: 'ends', state: { kind: 'fileGone' } };
    return { kind: 'again' };
  }
  return failed(error.fields.file ?? error.message, isWorthRetrying(error) || error.status === 409);
}

const failed = (message: string, isWorthRetrying: boolean): Outcome => ({
  kind: 'ends',
  state: { kind: 'failed', message, isWorthRetrying },
});

/** Returns whether a file is readable: a moved or changed one fails like a lost connection. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

const longestPauseMs = 30_000;

/** Waits longer after each failure. `onPause` gets a function that ends the pause; so does the signal. */
export function waitFor(
  { failures, pauseMs }: { failures: number; pauseMs?: number | undefined },
  signal: AbortSignal,
  onPause: (wake: () => void) => void,
) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pauseMs ?? Math.min(1_000 * 2 ** failures, longestPauseMs));
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    onPause(wake);
    signal.addEventListener('abort', wake, { once: true });
  });
}
