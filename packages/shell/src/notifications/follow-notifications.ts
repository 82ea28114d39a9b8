import { ApiError, notification } from '@sinau/api-client';

interface Listener {
  readonly onUnread: (unread: number) => void;
  /** The session has ended. */
  readonly onRefused: () => void;
}

/** Time after which a hidden window closes its stream. */
const hiddenMs = 10_000;
/** Number of failures assumed after 429, since other windows of the user hold all streams. */
const fullFailures = 6;

/** Follows the stream of unread notifications while the window is visible, and reconnects whenever it breaks. */
export function followNotifications(listener: Listener) {
  const stopping = new AbortController();
  void follow(listener, stopping.signal);
  return () => stopping.abort();
}

async function follow({ onUnread, onRefused }: Listener, signal: AbortSignal) {
  let failures = 0;
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
      });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401 || status === 403) return onRefused();
      failures = status === 429 ? fullFailures : failures + 1;
    } finally {
      stopWatching();
    }
    await pause(failures, signal);
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

/**
 * Waits before a retry: doubled with each failure up to a minute, with jitter, since many clients may have lost one
 * server together.
 */
function pause(failures: number, signal: AbortSignal) {
  const seconds = Math.min(2 ** failures, 60) * (0.5 + Math.random());
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
