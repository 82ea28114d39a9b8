import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { isDrawn, storeReceived } from './ingest-upload.ts';
import { inspect } from './inspection/inspect.ts';
import { findMediaInAnyState, type MediaRow } from './media.queries.ts';
import { storedNameOf, type Preparation } from './prepare-media.ts';
import { isFinal } from './refusals.ts';
import { setUploadMedia, type UploadRow } from './resumable.queries.ts';
import { headLength, sniff } from './sniffing.ts';

type CompletionDeps = Pick<Deps, 'db' | 'clock'> & {
  storage: FileStore;
  preparation: Preparation;
  erase: (id: string) => Promise<void>;
};

/** Turns an upload that has arrived whole into a file. The caller holds the lock of the upload. */
export function createUploadCompletion({ db, clock, storage, preparation, erase }: CompletionDeps) {
  const { parts } = storage;

  /**
   * Inspects and stores the file. A file that would be refused again is removed; after any other failure it can be
   * completed later.
   */
  const keep = async (upload: UploadRow): Promise<MediaRow> => {
    const { id, kind, purpose } = upload;
    if ((await parts.size(id)) !== Number(upload.size)) throw new AppError('upload_incomplete');
    try {
      const owner = { id: upload.uploaderId, mitraId: upload.mitraId };
      const media = await parts.withLocalCopy(id, async (path) =>
        storeReceived(
          { db, clock, storage, preparation },
          owner,
          await readReceived(upload, path),
          { kind, purpose, name: upload.name },
          async (tx, mediaId) => {
            if (!(await setUploadMedia(tx, id, mediaId))) throw new AppError('upload_offset_conflict');
          },
        ),
      );
      // The inspection may have written another file, so the parts remain.
      await parts.remove(id);
      return media;
    } catch (error) {
      if (isFinal(error)) await erase(id);
      throw error;
    }
  };

  /** Returns the file that an earlier completion created; if its process was killed, the file may not be stored yet. */
  const keptBefore = async (upload: UploadRow) => {
    const { id, mediaId, uploaderId } = upload;
    const media = mediaId ? await findMediaInAnyState(db, mediaId) : null;
    if (media?.state === 'removing') throw new AppError('not_found');
    if (media?.state !== 'storing') return media;
    const key = `${media.id}/${storedNameOf(media)}`;
    if ((await storage.size(key)) === null) {
      if ((await parts.size(id)) !== Number(upload.size)) throw new AppError('not_found');
      await parts.withLocalCopy(id, (path) =>
        storage.withWorkFile(async (drawing) => {
          if (isDrawn(media.kind)) await inspect(uploaderId, await readReceived(upload, path), drawing);
          await storage.put(key, isDrawn(media.kind) ? drawing : path);
        }),
      );
    }
    return preparation.settle(media);
  };

  return async (upload: UploadRow) => (await keptBefore(upload)) ?? keep(upload);
}

/** Reads what a file that has arrived whole is, by its first bytes. */
export const readReceived = async ({ kind, size }: Pick<UploadRow, 'kind' | 'size'>, path: string) => ({
  ...(await sniff(await headOf(path), kind, [kind])),
  path,
  size: Number(size),
  sha256: await hashOf(path),
});

async function headOf(path: string) {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
  return buffer.subarray(0, bytesRead);
}

/** Reads through one buffer: the allocations of a stream for 2 GB would stay in memory for a while. */
async function hashOf(path: string) {
  await using file = await open(path);
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(2 ** 20);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return new Uint8Array(hash.digest());
    hash.update(buffer.subarray(0, bytesRead));
  }
}
