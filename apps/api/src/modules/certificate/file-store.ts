import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly size: number;
  /** Both ends belong to the range, as in HTTP. */
  readonly read: (range?: { readonly start: number; readonly end: number }) => Promise<Readable>;
}

/** Where made files are kept. A name's content never changes. */
export interface FileStore {
  find(name: string): Promise<StoredFile | null>;
  put(name: string, content: Buffer): Promise<void>;
}

export function createFileStore(folder: string): FileStore {
  return {
    async find(name) {
      const path = join(folder, name);
      const size = await sizeOf(path);
      return size === null ? null : { size, read: async (range) => (await open(path)).createReadStream(range) };
    },
    /** Written aside and renamed, so that nobody ever reads half a file. */
    async put(name, content) {
      const path = join(folder, name);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, path);
    },
  };
}

async function sizeOf(path: string) {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
