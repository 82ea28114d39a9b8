import type { FileStore } from '../platform/file-store/index.ts';

/** Returns the keys of all files of a store, or of those of one owner, sorted. */
export async function storedKeys(store: FileStore, id?: string) {
  const keys: string[] = [];
  for await (const key of store.keys(id)) keys.push(key);
  return keys.toSorted();
}
