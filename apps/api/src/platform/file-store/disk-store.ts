import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FileStore, PartStore, StoreFolder, StoreSettings } from './file-store.ts';
import { missingFile } from './missing-file.ts';
import { createWorkFiles, unlessMissing } from './work-files.ts';

/** Stores files on the local disk. Work files lie in the same folder, so that moving one to its key is a rename. */
export function createDiskStore(folder: StoreFolder, settings: StoreSettings): FileStore {
  const root = join(settings.DATA_DIR, folder);
  const files = join(root, 'files');
  // Ids begin with the time, so only their ends spread evenly over folders.
  const folderOf = (id: string) => join(files, id.slice(-2), id);
  const pathOf = (key: string) => {
    const [id, name] = key.split('/');
    return join(folderOf(id!), name!);
  };
  async function* keysOf(id: string) {
    for (const name of (await unlessMissing(readdir(folderOf(id)))) ?? []) yield `${id}/${name}`;
  }

  return {
    ...createWorkFiles(folder, settings),
    parts: createPartStore(join(root, 'parts')),

    async put(key, path) {
      await flush(path);
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await rename(path, pathOf(key));
    },

    size: (key) => unlessMissing(stat(pathOf(key)).then(({ size }) => size)),

    async read(key, range, { chunkBytes = 256 * 1024 } = {}) {
      // Opened here, so that a missing file is known before any header is sent.
      const file = await unlessMissing(open(pathOf(key)));
      if (!file) throw missingFile(folder);
      return file.createReadStream({ ...range, highWaterMark: chunkBytes });
    },

    async locate(key) {
      const isThere = await unlessMissing(stat(pathOf(key)));
      if (!isThere) throw missingFile(folder);
      return { path: relative(settings.DATA_DIR, pathOf(key)).replaceAll('\\', '/'), address: null };
    },

    withLocalCopy: (key, work) => work(pathOf(key)),
    removeFile: (key) => rm(pathOf(key), { force: true }),
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),

    async *keys(id) {
      if (id) return yield* keysOf(id);
      for (const end of (await unlessMissing(readdir(files))) ?? [])
        for (const each of (await unlessMissing(readdir(join(files, end)))) ?? []) yield* keysOf(each);
    },
  };
}

function createPartStore(folder: string): PartStore {
  const pathOf = (id: string) => join(folder, id);
  return {
    size: async (id) => (await unlessMissing(stat(pathOf(id)).then(({ size }) => size))) ?? 0,
    async write(id, offset, content) {
      await mkdir(folder, { recursive: true });
      // Opened for writing at any position, without truncation.
      await using file = await open(pathOf(id), constants.O_RDWR | constants.O_CREAT);
      let position = offset;
      for await (const chunk of content) {
        for (let begin = 0; begin < chunk.length;) {
          const { bytesWritten } = await file.write(chunk, begin, chunk.length - begin, position);
          begin += bytesWritten;
          position += bytesWritten;
        }
      }
    },
    withLocalCopy: (id, work) => work(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
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
