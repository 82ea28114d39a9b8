import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, hours, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { IncomingFile } from '../../platform/incoming-file.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { required } from '../../platform/required.ts';
import {
  deleteMedia,
  findOwnMedia,
  findRemovingMediaIds,
  markAbandonedMediaForRemoval,
  markMediaForRemoval,
  markOwnMediaForRemoval,
  type MediaRow,
} from './media.queries.ts';
import { presentMedia } from './media.presenter.ts';
import { ingestUpload, type UploadRequest } from './ingest-upload.ts';
import type { Preparation } from './prepare-media.ts';
import { createResumableUploads } from './resumable.service.ts';
import { uploadsOfAccount } from './upload-limits.ts';
import { createUploadSpace } from './upload-space.ts';

interface MediaKey {
  readonly id: string;
}
export type MediaService = ReturnType<typeof createMediaService>;

/** Period in which an upload may stay unattached. */
const gracePeriod = days(1);
const sweepBatch = 100;

type MediaDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'limits'> & { storage: FileStore; preparation: Preparation };

export function createMediaService(deps: MediaDeps) {
  const { db, clock, keys, limits, storage, preparation } = deps;
  const ingestDeps = { ...deps, space: createUploadSpace(deps) };
  const resumable = createResumableUploads({ ...deps, space: ingestDeps.space });

  /**
   * Removes the files before the row: after a crash in between, the row makes the sweep repeat it. A row that another
   * process makes a rendition of remains until that has ended.
   */
  const erase = async (id: string) => {
    await resumable.eraseOf(id);
    await storage.remove(id);
    await deleteMedia(db, id, clock.now());
  };

  /** Ingests all of the files, or none of them. */
  const ingestAll = async (actor: Actor, request: UploadRequest, files: AsyncIterable<IncomingFile>) => {
    await limits.consume(uploadsOfAccount, actor.id);
    const taken: MediaRow[] = [];
    try {
      for await (const file of files) taken.push(await ingestUpload(ingestDeps, actor, file, request));
    } catch (error) {
      await markMediaForRemoval(
        db,
        taken.map(({ id }) => id),
      );
      for (const { id } of taken) await erase(id);
      throw atIndex(error, taken.length);
    }
    if (taken.length === 0) throw new AppError('file_missing');
    return taken.map((media) => presentMedia(keys, media, clock.now()));
  };

  return {
    resumable,

    async upload(actor: Actor, request: UploadRequest, files: AsyncIterable<IncomingFile>) {
      const [media] = await ingestAll(actor, request, files);
      return media!;
    },

    async uploadImages(actor: Actor, { purpose }: UploadRequest, files: AsyncIterable<IncomingFile>) {
      return { list: await ingestAll(actor, { kind: 'image', purpose }, files) };
    },

    async detail(actor: Actor, { id }: MediaKey) {
      return presentMedia(keys, required(await findOwnMedia(db, id, actor)), clock.now());
    },

    async remove(actor: Actor, { id }: MediaKey) {
      if (await markOwnMediaForRemoval(db, id, actor)) return erase(id);
      throw new AppError((await findOwnMedia(db, id, actor)) ? 'media_in_use' : 'not_found');
    },

    /** Retries the preparation of a recording. */
    async prepareAgain(actor: Actor, { id }: MediaKey) {
      if (!(await preparation.retry(id, actor))) throw new AppError('not_found');
      return presentMedia(keys, required(await findOwnMedia(db, id, actor)), clock.now());
    },

    /** Removes uploads that stayed unattached, and leftovers of killed processes. */
    async sweep() {
      const now = clock.now();
      await markAbandonedMediaForRemoval(db, later(now, -gracePeriod));
      for (
        let ids = await findRemovingMediaIds(db, sweepBatch, now);
        ids.length > 0;
        ids = await findRemovingMediaIds(db, sweepBatch, now)
      ) {
        for (const id of ids) await erase(id);
      }
      await resumable.sweep();
      await storage.sweepWorkFiles(later(now, -hours(1)));
    },
  };
}

/** Adds to a refusal which of several files it is about; the first is simply `file`. */
function atIndex(error: unknown, index: number) {
  if (index === 0 || !(error instanceof AppError) || !error.fields?.file) return error;
  return new AppError(error.code, { fields: { [`file.${index}`]: error.fields.file }, cause: error });
}
