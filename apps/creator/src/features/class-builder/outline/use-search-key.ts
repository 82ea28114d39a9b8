import { useEffect } from 'react';

/** Ctrl+K, with Cmd on a Mac, opens the search. */
export function useSearchKey(open: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // An editor may use the same keys for a link.
      if (!isAsked || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
