import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PartStore } from './file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';
import type { WorkFiles } from './work-files.ts';

/** Size of the objects that an incomplete file is stored in, in bytes; also the memory of one upload. */
const segmentBytes = 8 * 2 ** 20;

interface Segment {
  readonly key: string;
  readonly offset: number;
  readonly size: number;
}

/**
 * Stores an incomplete file as objects named by their offset, so that any process continues an upload and no size or
 * number of chunks is prescribed. An object that a killed process completes late repeats bytes that are there already.
 */
export function createS3Parts(
  prefix: string,
  bucket: S3Bucket,
  { withWorkFile }: Pick<WorkFiles, 'withWorkFile'>,
): PartStore {
  const folderOf = (id: string) => `${prefix}${id}/`;
  const keyOf = (id: string, offset: number) => folderOf(id) + String(offset).padStart(16, '0');

  /** Returns the segments without a gap before them, in order. */
  const segmentsOf = async (id: string) => {
    const segments: Segment[] = [];
    let end = 0;
    for await (const { key, size } of bucket.list(folderOf(id))) {
      const offset = Number(key.slice(folderOf(id).length));
      if (offset > end) break;
      segments.push({ key, offset, size });
      end = Math.max(end, offset + size);
    }
    return { segments, end };
  };

  return {
    size: async (id) => (await segmentsOf(id)).end,

    async write(id, offset, content) {
      let begin = offset;
      let chunks: Buffer[] = [];
      let bytes = 0;
      const store = async () => {
        if (bytes === 0) return;
        await bucket.put(keyOf(id, begin), Buffer.concat(chunks));
        begin += bytes;
        chunks = [];
        bytes = 0;
      };
      try {
        for await (const chunk of content) {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes >= segmentBytes) await store();
        }
      } finally {
        await store();
      }
    },

    withLocalCopy: (id, work) =>
      withWorkFile(async (path) => {
        const { segments } = await segmentsOf(id);
        await writeFile(path, '');
        for (const { key, offset } of segments)
          await pipeline((await bucket.read(key))!, createWriteStream(path, { flags: 'r+', start: offset }));
        return work(path);
      }),

    remove: (id) => bucket.removeAll(folderOf(id)),
  };
}
