import { useEffect } from 'react';

/** Opens the search with Ctrl+K, or Cmd on a Mac. */
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
