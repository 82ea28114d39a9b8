import { useEffect, useState, useSyncExternalStore } from 'react';
import { useProfile } from '@sinau/shell';
import { libraryOf } from './own-library.ts';
import type { SavedLibrary } from './saved-library.ts';
import type { SavedContent } from './saved-store.ts';

const empty: SavedContent = { lessons: [], classes: [] };
const never = () => () => undefined;

/** Opens the library of the user. Null until it is open, and 'unavailable' where the device stores nothing. */
export function useLibrary(): SavedLibrary | 'unavailable' | null {
  const userId = useProfile()?.id;
  const [library, setLibrary] = useState<SavedLibrary | 'unavailable' | null>(null);
  useEffect(() => {
    if (!userId) return undefined;
    let isCurrent = true;
    void libraryOf(userId)
      .catch(() => 'unavailable' as const)
      .then((opened) => isCurrent && setLibrary(opened));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return library;
}

/** Returns the lessons and classes of a library, and renders again when they change. */
export const useSavedContent = (library: SavedLibrary | null): SavedContent =>
  useSyncExternalStore(library?.subscribe ?? never, () => library?.content() ?? empty);
