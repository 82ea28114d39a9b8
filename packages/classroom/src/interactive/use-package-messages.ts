import { useEffect, type RefObject } from 'react';
import { readPackageMessage } from './package-messages.ts';

/** Where a package keeps what it wants to find again: on the server for a participant, in memory for a preview. */
export interface PackageStore {
  /** JSON text; null before anything was kept. */
  read: () => string | null;
  write: (value: string) => void;
}

/** Answers the package in a frame, and nobody else. It has no origin, so it is told by its window alone. */
export function usePackageMessages(frame: RefObject<HTMLIFrameElement | null>, store: PackageStore) {
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      const message = readPackageMessage(data);
      if (message?.type === 'save') store.write(message.value);
      if (message?.type === 'load') {
        const value = store.read();
        target.postMessage({ type: 'sinau:state', state: value === null ? null : (JSON.parse(value) as unknown) }, '*');
      }
      if (message?.type === 'unsavable') target.postMessage({ type: 'sinau:refused', reason: message.reason }, '*');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, store]);
}
