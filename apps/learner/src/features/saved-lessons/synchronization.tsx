import { useLibrary } from './use-library.ts';
import { useSynchronization } from './use-synchronization.ts';

/** Sends what was played; it shows nothing. */
export function Synchronization() {
  const library = useLibrary();
  useSynchronization(library === 'unavailable' ? null : library);
  return null;
}
