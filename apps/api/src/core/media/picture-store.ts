import { Readable } from 'node:stream';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { ingestUpload } from './ingest-upload.ts';
import type { MediaRow } from './media.queries.ts';
import { createMediaStorage } from './media-storage.ts';
import { storedNameOf } from './prepare-media.ts';
import { createUploadSpace } from './upload-space.ts';

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Stores pictures that come in files of another kind, through the same inspection as an upload, and opens them. */
export function createPictureStore(deps: Deps) {
  const { storage, preparation } = createMediaStorage(deps);
  const ingestDeps = { ...deps, storage, preparation, space: createUploadSpace({ ...deps, storage }) };
  return {
    /** Stores a picture for lessons. It is swept like any upload unless a record refers to it. */
    add: (owner: Actor, name: string, bytes: Buffer): Promise<MediaRow> =>
      ingestUpload(ingestDeps, owner, { name, content: Readable.from([bytes]) }, { kind: 'image', purpose: 'lesson' }),
    open: (media: Pick<MediaRow, 'id' | 'preparedPercent' | 'fileName'>): Promise<Readable> =>
      storage.read(`${media.id}/${storedNameOf(media)}`),
  };
}
