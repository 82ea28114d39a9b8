import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StoreFolder, StoreSettings } from './file-store.ts';
import { s3BucketOf } from './s3-bucket.ts';
import { createS3Parts } from './s3-parts.ts';
import { missingFile } from './missing-file.ts';
import { createWorkFiles } from './work-files.ts';

/** Stores files in a bucket of an S3-compatible service. Work on them happens in files on the local disk. */
export function createS3Store(folder: StoreFolder, settings: StoreSettings): FileStore {
  const bucket = s3BucketOf(settings);
  const workFiles = createWorkFiles(folder, settings);
  const files = `${folder}/files/`;

  const read = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const content = await bucket.read(files + key, range);
    if (!content) throw missingFile(folder);
    return content;
  };

  return {
    ...workFiles,
    parts: createS3Parts(`${folder}/parts/`, bucket, workFiles),
    put: (key, path) => bucket.upload(files + key, createReadStream(path)),
    size: (key) => bucket.size(files + key),
    read,
    async locate(key, content) {
      if ((await bucket.size(files + key)) === null) throw missingFile(folder);
      return { path: files + key, address: await bucket.sign(files + key, content) };
    },
    withLocalCopy: (key, work) =>
      workFiles.withWorkFile(async (path) => {
        await pipeline(await read(key), createWriteStream(path));
        return work(path);
      }),
    removeFile: (key) => bucket.remove([files + key]),
    remove: (id) => bucket.removeAll(`${files}${id}/`),
    async *keys(id) {
      for await (const { key } of bucket.list(id ? `${files}${id}/` : files)) yield key.slice(files.length);
    },
  };
}
