import { ApiError } from '@sinau/api-client';

const firstRetryMs = 2_000;
const longestRetryMs = 30_000;
const longestHoldMs = 2_000;

/** Milliseconds to wait after so many transient failures in a row. */
export const retryDelay = (failures: number) => Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));

interface SaveLoopOptions {
  /**
   * Sends what is unsaved; null where nothing is to be sent. Resolves to whether to send again at once. A transient failure
   * is tried again after a growing pause; any other one is for `onRefused`.
   */
  send: () => Promise<boolean> | null;
  onRefused: (error: unknown) => void;
  /** Called after each call. */
  onEnd: () => void;
}

/** When unsaved work is sent: one call at a time, after a pause, when the page is hidden or the connection is back. */
export function createSaveLoop({ send, onRefused, onEnd }: SaveLoopOptions) {
  let underway: Promise<void> | null = null;
  let isStopped = true;
  let isHeld = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    stopTimer();
    if (underway || isHeld || isStopped) return;
    const call = send();
    if (call) underway = follow(call);
    // Another tab has sent the answers that this one could not.
    else failures = 0;
  };
  const flushWithin = (milliseconds: number) => {
    if (!isStopped) timer ??= setTimeout(flush, milliseconds);
  };
  const flushAfter = (milliseconds: number) => {
    stopTimer();
    flushWithin(milliseconds);
  };

  const follow = async (call: Promise<boolean>) => {
    let isMore = false;
    try {
      isMore = await call;
      failures = 0;
    } catch (error) {
      const isTransient = error instanceof ApiError && error.isTransient;
      failures = isTransient ? failures + 1 : 0;
      if (!isTransient) onRefused(error);
    }
    underway = null;
    onEnd();
    if (failures > 0) flushAfter(retryDelay(failures));
    else if (isMore) flush();
  };

  const onHidden = () => document.visibilityState === 'hidden' && flush();
  /** Sends what is left, and nothing later. */
  const stop = () => {
    flush();
    isStopped = true;
    stopTimer();
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', onHidden);
  };

  return {
    /** Returns `stop`. */
    start() {
      isStopped = false;
      window.addEventListener('online', flush);
      document.addEventListener('visibilitychange', onHidden);
      flush();
      return stop;
    },
    stop,
    flush,
    /** Sends after this pause, counted anew with each call, as while somebody types. */
    flushAfter,
    /** Sends after this time at the latest. */
    flushWithin,
    isStopped: () => isStopped,
    /** Returns whether the last call failed, and waits to be tried again. */
    isFailing: () => failures > 0,

    /** Sends nothing until `resume`, such as during a submission. A call that is under way is waited for, up to two seconds. */
    async hold() {
      isHeld = true;
      await Promise.race([underway, new Promise((resolve) => void setTimeout(resolve, longestHoldMs))]);
    },
    resume() {
      isHeld = false;
      flush();
    },
  };
}
