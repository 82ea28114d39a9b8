import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoreFolder, StoreSettings } from './file-store.ts';

export type WorkFiles = Pick<FileStore, 'withWorkFile' | 'sweepWorkFiles' | 'hasRoom'>;

/** Lends files on the local disk for the time of some work, whichever store keeps the complete ones. */
export function createWorkFiles(folder: StoreFolder, settings: StoreSettings): WorkFiles {
  const root = join(settings.DATA_DIR, folder);
  const workshop = join(root, 'work');
  return {
    async withWorkFile(work) {
      await mkdir(workshop, { recursive: true });
      const path = join(workshop, randomUUID());
      try {
        return await work(path);
      } finally {
        await rm(path, { recursive: true, force: true });
      }
    },

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
        const touched = await unlessMissing(lastWrittenTo(path));
        if (touched && touched < since) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** Writing to a file of a folder does not touch the folder. */
async function lastWrittenTo(path: string): Promise<Date> {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtime;
  const within = await Promise.all((await readdir(path)).map((name) => stat(join(path, name))));
  return within.map(({ mtime }) => mtime).reduce((latest, one) => (one > latest ? one : latest), found.mtime);
}

export async function unlessMissing<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
