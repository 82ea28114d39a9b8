import { useSyncExternalStore } from 'react';

/** Text of this device under a key, the same in all of its tabs; the server renders a page without it. */
export function deviceText(key: string) {
  const read = () => localStorage.getItem(key);
  const follow = (onChange: () => void) => {
    window.addEventListener('storage', onChange);
    return () => window.removeEventListener('storage', onChange);
  };
  return {
    read,
    write(text: string) {
      localStorage.setItem(key, text);
      // Notifies this tab as the browser does others.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    /** Follows the text as `select` reads it: equal texts must give the same value. */
    use: <T>(select: (text: string | null) => T, ofServer: T) =>
      useSyncExternalStore(
        follow,
        () => select(read()),
        () => ofServer,
      ),
  };
}
