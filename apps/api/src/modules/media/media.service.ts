import type { Actor } from '../../http/actor.ts';
import type { IncomingFile } from '../../http/uploads.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, hours, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { MediaStorage } from '../../platform/media-storage.ts';
import {
  deleteMedia,
  findOwnMedia,
  findRemovingMediaIds,
  updateForsakenMediaRemoving,
  updateMediaRemoving,
  updateOwnMediaRemoving,
  type MediaRow,
} from './media.queries.ts';
import { presentMedia } from './media.presenter.ts';
import { takeIn, type Wanted } from './taking-in.ts';

export type MediaService = ReturnType<typeof createMediaService>;

/** How long an upload waits for the record that it is for. */
const patience = days(1);
const sweepBatch = 100;

export function createMediaService(deps: Pick<Deps, 'db' | 'clock' | 'keys'> & { storage: MediaStorage }) {
  const { db, clock, keys, storage } = deps;

  /** The files before the row: where this is cut short, the row is left to tell the sweep. */
  const erase = async (id: string) => {
    await storage.remove(id);
    await deleteMedia(db, id);
  };

  /** All of the files, or none of them. */
  const takeAll = async (owner: Actor, wanted: Wanted, files: AsyncIterable<IncomingFile>) => {
    const taken: MediaRow[] = [];
    try {
      for await (const file of files) taken.push(await takeIn(deps, owner, file, wanted));
    } catch (error) {
      await updateMediaRemoving(
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
    async upload(owner: Actor, wanted: Wanted, files: AsyncIterable<IncomingFile>) {
      const [media] = await takeAll(owner, wanted, files);
      return media!;
    },

    uploadImages: (owner: Actor, purpose: Wanted['purpose'], files: AsyncIterable<IncomingFile>) =>
      takeAll(owner, { kind: 'image', purpose }, files),

    async detail(owner: Actor, id: string) {
      const media = await findOwnMedia(db, id, owner);
      if (!media) throw new AppError('not_found');
      return presentMedia(keys, media, clock.now());
    },

    async remove(owner: Actor, id: string) {
      if (await updateOwnMediaRemoving(db, id, owner)) return erase(id);
      throw new AppError((await findOwnMedia(db, id, owner)) ? 'media_in_use' : 'not_found');
    },

    /** Removes what nothing came to refer to, and what killed processes left behind. */
    async sweep() {
      const now = clock.now();
      await updateForsakenMediaRemoving(db, later(now, -patience));
      for (
        let ids = await findRemovingMediaIds(db, sweepBatch);
        ids.length > 0;
        ids = await findRemovingMediaIds(db, sweepBatch)
      ) {
        for (const id of ids) await erase(id);
      }
      await storage.sweepWorkFiles(later(now, -hours(1)));
    },
  };
}

/** Among several files, which one was refused; the first is simply `file`. */
function atIndex(error: unknown, index: number) {
  if (index === 0 || !(error instanceof AppError) || !error.fields?.file) return error;
  return new AppError(error.code, { fields: { [`file.${index}`]: error.fields.file }, cause: error });
}
