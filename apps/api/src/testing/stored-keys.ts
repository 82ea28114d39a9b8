import type { FileStore } from '../platform/file-store/index.ts';

/** Returns the keys of all files of a store, sorted. */
export async function storedKeys(store: FileStore) {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys.toSorted();
}
