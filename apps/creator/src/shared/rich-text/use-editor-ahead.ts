import { useEffect } from 'react';

/** So long the first calls and pictures of a page have the line to themselves. */
const pauseMs = 1_500;

/** Loads the editor while the browser has nothing else to do, so that the first text does not wait for it. */
export function useEditorAhead() {
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return undefined;
    // Opening the first text asks for it again, and shows what fails.
    const load = () => void import('./rich-text-editor.tsx').catch(() => undefined);
    let handle = 0;
    const timer = setTimeout(() => (handle = window.requestIdleCallback(load)), pauseMs);
    return () => {
      clearTimeout(timer);
      window.cancelIdleCallback(handle);
    };
  }, []);
}
