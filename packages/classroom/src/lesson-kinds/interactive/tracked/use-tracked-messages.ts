import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  trackedHello,
  trackedMessage,
  type PartStart,
  type TrackedMessage,
} from '@sinau/contracts/study/lesson/tracking.rules';

/** Pause between two readings, in milliseconds; meanwhile so many messages of a page wait, and the oldest are dropped. */
const pause = 250;
const mostWaiting = 20;
/** Pages of one part that are listened to: the newest. */
const mostPages = 8;

interface Listening {
  /** Start of the page of the frame; its nonce proves that a page stands in this frame. */
  readonly start: PartStart;
  /** Returns the start for a page that stands in a frame of that page, where the part may have its API. */
  readonly startNow: () => PartStart;
  readonly onMessage: (message: TrackedMessage) => void;
}

/**
 * Listens to the pages of a part. Each introduces itself once by a message to this window, checked by its window and
 * nonce, and sends a port along for all else. A page that was left may still send its last words.
 */
export function useTrackedMessages(frame: RefObject<HTMLIFrameElement | null>, listening: Listening) {
  const latest = useRef(listening);
  useEffect(() => {
    latest.current = listening;
  });

  useLayoutEffect(() => {
    const ports: MessagePort[] = [];
    const flushes = new Set<() => void>();
    let isGone = false;

    const listen = (port: MessagePort) => {
      let waiting: MessageEvent<unknown>[] = [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const flush = () => {
        const events = waiting;
        waiting = [];
        clearTimeout(timer);
        timer = undefined;
        const messages = events.flatMap(({ data }) => trackedMessage.safeParse(data).data ?? []);
        const saved = messages.filter(({ type }) => type === 'saved').at(-1);
        const left = messages.filter(({ type }) => type === 'left').at(-1);
        for (const message of [saved, left]) if (message) latest.current.onMessage(message);
      };
      flushes.add(flush);
      port.onmessage = (event: MessageEvent<unknown>) => {
        waiting.push(event);
        if (waiting.length > mostWaiting) waiting.shift();
        if (isGone) flush();
        else timer ??= setTimeout(flush, pause);
      };
      ports.push(port);
      if (ports.length > mostPages) ports.shift()!.close();
    };

    const onMessage = ({ data, source, ports: [port] }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow;
      if (!page || !port || !isWithin(source, page)) return;
      const hello = trackedHello.safeParse(data).data;
      if (!hello || hello.nonce !== (source === page ? latest.current.start.nonce : null)) return;
      listen(port);
      if (source !== page) port.postMessage(JSON.stringify(latest.current.startNow()));
    };
    const flushAll = () => flushes.forEach((flush) => flush());

    window.addEventListener('message', onMessage);
    // Runs before the store sends its data.
    window.addEventListener('visibilitychange', flushAll, { capture: true });
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('visibilitychange', flushAll, { capture: true });
      flushAll();
      isGone = true;
    };
  }, [frame]);
}

/** Returns whether a window is a frame's page, or in a frame of it. */
function isWithin(source: MessageEventSource | null, page: Window) {
  let current = source as Window | null;
  for (let depth = 0; current && depth < 8; depth += 1) {
    if (current === page) return true;
    if (current.parent === current) return false;
    current = current.parent;
  }
  return false;
}
