import { useLayoutEffect, type RefObject } from 'react';
import { readPackageMessage, type PackageMessage } from './package-messages.ts';

/** Store for the state of a package: on the server for a participant, in memory for a preview. */
export interface PackageStore {
  /** JSON text; null before anything was stored. */
  read: () => string | null;
  write: (value: string) => void;
}

/** Pause between two readings, in milliseconds; of the messages that arrive meanwhile, the last of each kind counts. */
const pause = 250;
/**
 * Number of messages in one pause after which only the very last is retained, unread: reading a message copies its
 * content.
 */
const mostRead = 20;

/** Answers the package in a frame, and no other sender. The package has no origin, so only its window identifies it. */
export function usePackageMessages(frame: RefObject<HTMLIFrameElement | null>, store: PackageStore) {
  // Waiting messages are passed on before the store of the page around it is closed.
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
    // Runs before the store sends its data.
    window.addEventListener('visibilitychange', answerLatest, { capture: true });
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('visibilitychange', answerLatest, { capture: true });
      answerLatest();
      clearTimeout(timer);
    };
  }, [frame, store]);
}
