import { useLayoutEffect, type RefObject } from 'react';
import { readPackageMessage, type PackageMessage } from './package-messages.ts';

/** Where a package keeps what it wants to find again: on the server for a participant, in memory for a preview. */
export interface PackageStore {
  /** JSON text; null before anything was kept. */
  read: () => string | null;
  write: (value: string) => void;
}

/** So many milliseconds pass between two readings; of what came meanwhile, the last message of each kind counts. */
const pause = 250;
/** After so many messages in one pause only the very last one is kept, unread: reading one means to copy what it holds. */
const mostRead = 20;

/** Answers the package in a frame, and nobody else. It has no origin, so it is told by its window alone. */
export function usePackageMessages(frame: RefObject<HTMLIFrameElement | null>, store: PackageStore) {
  // What waits is handed on before the store of the page around it says goodbye.
  useLayoutEffect(() => {
    const latest = new Map<PackageMessage['type'], PackageMessage>();
    let unread: MessageEvent<unknown> | null = null;
    let count = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const take = ({ data }: MessageEvent<unknown>) => {
      const message = readPackageMessage(data);
      if (message) latest.set(message.type, message);
    };
    const answer = (message: PackageMessage) => {
      const tell = (said: object) => frame.current?.contentWindow?.postMessage(said, '*');
      if (message.type === 'save') store.write(message.value);
      if (message.type === 'unsavable') tell({ type: 'sinau:refused', reason: message.reason });
      if (message.type === 'load') {
        const value = store.read();
        tell({ type: 'sinau:state', state: value === null ? null : (JSON.parse(value) as unknown) });
      }
    };
    const answerLatest = () => {
      if (unread) take(unread);
      const messages = [...latest.values()];
      latest.clear();
      unread = null;
      count = 0;
      timer = messages.length > 0 ? setTimeout(answerLatest, pause) : undefined;
      messages.forEach(answer);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || event.source !== target) return;
      count += 1;
      if (count > mostRead) unread = event;
      else take(event);
      timer ??= setTimeout(answerLatest);
    };

    window.addEventListener('message', onMessage);
    // Before the store sends what it has.
    window.addEventListener('visibilitychange', answerLatest, { capture: true });
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('visibilitychange', answerLatest, { capture: true });
      answerLatest();
      clearTimeout(timer);
    };
  }, [frame, store]);
}
