import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../platform/env.ts';
import { s3BucketOf } from '../../platform/file-store/s3-bucket.ts';
import { createMeter } from '../../platform/meter.ts';

/** Repository of backups: a folder, or a bucket of an S3-compatible service. */
export interface BackupRepository {
  /** Yields the paths of all complete objects below a folder, which ends with a slash. */
  list(folder: string): AsyncIterable<string>;
  /** Returns the content; null if there is no such object. */
  read(path: string): Promise<Readable | null>;
  /** Stores an object, which appears once it is complete. Returns its bytes. */
  write(path: string, content: Readable): Promise<number>;
  remove(path: string): Promise<void>;
}

const bucketAddress = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

/** Opens the repository at `s3://bucket/folder`, or at the path of a folder. */
export function openRepository(address: string, env: Env): BackupRepository {
  const [, bucket, folder] = bucketAddress.exec(address) ?? [];
  return bucket ? bucketRepository(bucket, folder ? `${folder}/` : '', env) : folderRepository(resolve(address));
}

function folderRepository(root: string): BackupRepository {
  return {
    list: (folder) => filesBelow(root, folder),
    async read(path) {
      const isThere = await stat(join(root, path)).catch(nullIfMissing);
      return isThere && createReadStream(join(root, path));
    },
    async write(path, content) {
      const file = join(root, path);
      const unfinished = file + unfinishedEnding;
      const meter = createMeter();
      await mkdir(dirname(file), { recursive: true });
      try {
        await pipeline(content, meter.stream, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
      await flushFolder(dirname(file));
      return meter.measures().bytes;
    },
    remove: (path) => rm(join(root, path), { force: true }),
  };
}

/** A killed process leaves such a file; the next one writes over it. */
const unfinishedEnding = '.part';

async function* filesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(join(root, folder)).catch(nullIfMissing);
  if (!entries) return;
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* filesBelow(root, `${folder}${entry.name}/`);
    else if (!entry.name.endsWith(unfinishedEnding)) yield folder + entry.name;
  }
}

/** Makes a new name last: a power cut may otherwise take it back. */
async function flushFolder(folder: string) {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/** Uses the service of the uploads unless backups have one of their own, which is better. */
function bucketRepository(name: string, folder: string, env: Env): BackupRepository {
  const bucket = s3BucketOf({
    ...env,
    S3_BUCKET: name,
    ...(env.BACKUP_S3_ENDPOINT && { S3_ENDPOINT: env.BACKUP_S3_ENDPOINT }),
    ...(env.BACKUP_S3_REGION && { S3_REGION: env.BACKUP_S3_REGION }),
    ...(env.BACKUP_S3_ACCESS_KEY_ID && { S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID }),
    ...(env.BACKUP_S3_SECRET_ACCESS_KEY && { S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY }),
  });
  return {
    async *list(below) {
      for await (const { key } of bucket.list(folder + below)) yield key.slice(folder.length);
    },
    read: (path) => bucket.read(folder + path),
    async write(path, content) {
      const meter = createMeter();
      const uploaded = bucket.upload(folder + path, meter.stream).catch((error: Error) => {
        meter.stream.destroy(error);
        throw error;
      });
      await Promise.all([pipeline(content, meter.stream), uploaded]);
      return meter.measures().bytes;
    },
    remove: (path) => bucket.remove([folder + path]),
  };
}
