import { useEffect } from 'react';

/** Delay in which the first calls and pictures of a page have the connection to themselves. */
const pauseMs = 1_500;

/** Loads the editor while the browser is idle, so that the first text does not wait for it. */
export function useEditorAhead() {
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return undefined;
    // A failure is ignored: opening the first text retries, and shows the error.
    const load = () => void import('./rich-text-editor.tsx').catch(() => undefined);
    let handle = 0;
    const timer = setTimeout(() => (handle = window.requestIdleCallback(load)), pauseMs);
    return () => {
      clearTimeout(timer);
      window.cancelIdleCallback(handle);
    };
  }, []);
}
