import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { hashOf } from '../hash-of.ts';
import type { FileStore } from './file-store.ts';

interface Move {
  /** True if the files also stay where they were. */
  readonly keep: boolean;
  /** Called after each file. */
  readonly onMoved: (key: string) => void;
}

/**
 * Moves all complete files to another store. A file is removed from the first one after its hash was read back from
 * the second. A move that was interrupted is continued by another one: files that have arrived are only compared.
 */
export async function moveFiles(from: FileStore, to: FileStore, { keep, onMoved }: Move): Promise<void> {
  for await (const key of from.keys()) {
    const size = await from.size(key);
    // Removed by its owner since it was listed.
    if (size === null) continue;
    if ((await to.size(key)) !== size) await copy(key, from, to);
    const [sent, arrived] = await Promise.all([from, to].map(async (store) => hashOf(await store.read(key))));
    if (sent !== arrived) throw new Error(`${key} arrived with other content`);
    if (!keep) await from.removeFile(key);
    onMoved(key);
  }
}

const copy = (key: string, from: FileStore, to: FileStore) =>
  to.withWorkFile(async (path) => {
    await pipeline(await from.read(key), createWriteStream(path));
    await to.put(key, path);
  });
