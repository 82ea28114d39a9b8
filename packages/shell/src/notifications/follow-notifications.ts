import type { QueryClient } from '@tanstack/react-query';
import { ApiError, auth, notification } from '@sinau/api-client';

interface Listener {
  readonly onUnread: (unread: number) => void;
  /** The session has ended. */
  readonly onRefused: () => void;
}

/** Time after which a hidden window closes its stream. */
const hiddenMs = 10_000;
const longestMs = 60_000;
/** Number of failures assumed after 429, since other windows of the user hold all streams. */
const fullFailures = 6;

/**
 * Follows the stream of unread notifications while the window is visible, and reconnects whenever it breaks. Signing out
 * ends it: a stream that connects meanwhile would be refused.
 */
export function followNotifications(queryClient: QueryClient, listener: Listener) {
  const stopping = new AbortController();
  const stopOnSignOut = () => queryClient.isMutating({ mutationKey: auth.logout.key }) > 0 && stopping.abort();
  const unsubscribe = queryClient.getMutationCache().subscribe(stopOnSignOut);
  stopOnSignOut();
  void follow(listener, stopping.signal);
  return () => {
    unsubscribe();
    stopping.abort();
  };
}

async function follow({ onUnread, onRefused }: Listener, signal: AbortSignal) {
  let failures = 0;
  let retryMs = 1_000;
  while (!signal.aborted) {
    await untilShown(signal);
    if (signal.aborted) return;
    const connection = new AbortController();
    const stopWatching = whenHidden(signal, () => connection.abort());
    try {
      await notification.stream.call({
        signal: AbortSignal.any([signal, connection.signal]),
        onEvent: ({ unread }) => {
          failures = 0;
          onUnread(unread);
        },
        onRetry: (milliseconds) => {
          retryMs = milliseconds;
        },
      });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401 || status === 403) return onRefused();
      failures = status === 429 ? fullFailures : failures + 1;
    } finally {
      stopWatching();
    }
    // A window that closed its own stream opens it again as soon as it is shown.
    if (!connection.signal.aborted) await pause(retryMs * 2 ** failures, signal);
  }
}

function untilShown(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

function whenHidden(signal: AbortSignal, leave: () => void) {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    watching.abort();
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(leave, hiddenMs);
    },
    { signal: AbortSignal.any([signal, watching.signal]) },
  );
  return stop;
}

/** Waits a minute at most, with jitter: many clients may have lost one server together. */
function pause(milliseconds: number, signal: AbortSignal) {
  const spread = Math.min(milliseconds, longestMs) * (0.5 + Math.random());
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, spread);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
