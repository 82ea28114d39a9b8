import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from './app-error.ts';
import type { Env } from './env.ts';

/** Inclusive at both ends, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Stores files: uploads and certificates. A key is `{owner's id}/{file name}`; the content of a key never changes. */
export interface FileStore {
  /** Lends a path on the local disk while `work` runs, and removes what remains there afterwards. */
  withWorkFile<T>(work: (path: string) => Promise<T>): Promise<T>;
  /** Moves a work file to its key. No reader ever sees an incomplete file there. */
  put(key: string, path: string): Promise<void>;
  /** Returns the size in bytes; null if there is no such file. */
  size(key: string): Promise<number | null>;
  /** Refuses a missing file, although its row is there, with 'not_found'. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Lends a path on the local disk where a file can be read while `work` runs. */
  withLocalCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  removeFile(key: string): Promise<void>;
  /** Removes all files of one owner. */
  remove(id: string): Promise<void>;
  /** Returns whether the disk has room for more: a full disk would stop the database, too. */
  hasRoom(): Promise<boolean>;
  /** Incomplete files. */
  readonly parts: PartStore;
  /** Removes work files not written to since then: a killed process left them. */
  sweepWorkFiles(since: Date): Promise<void>;
}

/** Stores files that arrive in chunks, by the id of their upload, on the local disk until they are complete. */
export interface PartStore {
  path(id: string): string;
  /** Returns the number of bytes that have arrived: what was written before the process was killed counts. */
  size(id: string): Promise<number>;
  /** Writes from an offset on. What arrived before an error is retained. */
  write(id: string, offset: number, content: AsyncIterable<Buffer>): Promise<void>;
  remove(id: string): Promise<void>;
}

type StoreSettings = Pick<Env, 'DATA_DIR' | 'UPLOAD_RESERVE_MB' | 'UPLOAD_RESERVE_PERCENT'>;

/** Stores files on the local disk. Work files lie in the same folder, so that moving one to its key is a rename. */
export function createFileStore(folder: 'media' | 'certificates', settings: StoreSettings): FileStore {
  const root = join(settings.DATA_DIR, folder);
  const workshop = join(root, 'work');
  // Ids begin with the time, so only their ends spread evenly over folders.
  const folderOf = (id: string) => join(root, 'files', id.slice(-2), id);
  const pathOf = (key: string) => {
    const [id, name] = key.split('/');
    return join(folderOf(id!), name!);
  };

  return {
    parts: createPartStore(join(root, 'parts')),

    async withWorkFile(work) {
      await mkdir(workshop, { recursive: true });
      const path = join(workshop, randomUUID());
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },

    async put(key, path) {
      await flush(path);
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(path, pathOf(key));
    },

    size: (key) => unlessMissing(stat(pathOf(key)).then(({ size }) => size)),

    async read(key, range) {
      // Opened here, so that a missing file is known before any header is sent.
      const file = await unlessMissing(open(pathOf(key)));
      if (!file) throw new AppError('not_found');
      return file.createReadStream({ ...range, highWaterMark: 256 * 1024 });
    },

    withLocalCopy: (key, work) => work(pathOf(key)),
    removeFile: (key) => rm(pathOf(key), { force: true }),
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),

    async hasRoom() {
      await mkdir(root, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(root);
      return (
        bavail * bsize >= settings.UPLOAD_RESERVE_MB * 2 ** 20 &&
        bavail >= (blocks * settings.UPLOAD_RESERVE_PERCENT) / 100
      );
    },

    async sweepWorkFiles(since) {
      for (const name of (await unlessMissing(readdir(workshop))) ?? []) {
        const path = join(workshop, name);
        const touched = await unlessMissing(stat(path).then(({ mtime }) => mtime));
        if (touched && touched < since) await rm(path, { force: true });
      }
    },
  };
}

function createPartStore(folder: string): PartStore {
  const path = (id: string) => join(folder, id);
  return {
    path,
    size: async (id) => (await unlessMissing(stat(path(id)).then(({ size }) => size))) ?? 0,
    async write(id, offset, content) {
      await mkdir(folder, { recursive: true });
      // Opened for writing at any position, without truncation.
      await using file = await open(path(id), constants.O_RDWR | constants.O_CREAT);
      let position = offset;
      for await (const chunk of content) {
        for (let begin = 0; begin < chunk.length;) {
          const { bytesWritten } = await file.write(chunk, begin, chunk.length - begin, position);
          begin += bytesWritten;
          position += bytesWritten;
        }
      }
    },
    remove: (id) => rm(path(id), { force: true }),
  };
}

/** Flushes to the disk itself, so that a power cut cannot leave a complete name on an incomplete file. */
async function flush(path: string) {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function unlessMissing<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
