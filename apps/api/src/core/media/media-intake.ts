import { stat } from 'node:fs/promises';
import { sizeRefusal, type MediaKind, type MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { readReceived } from './complete-upload.ts';
import { storeReceived } from './ingest-upload.ts';
import { createMediaStorage } from './media-storage.ts';
import { refuseFile } from './refusals.ts';

interface TakenFile {
  /** Path on the local disk; the file may be gone afterwards. */
  readonly path: string;
  readonly kind: MediaKind;
  readonly purpose: MediaPurpose;
  readonly name: string;
}
interface Owner {
  readonly id: string;
  readonly mitraId: string | null;
}
export type MediaIntake = ReturnType<typeof createMediaIntake>;

/** Takes files that lie on this machine, with the checks of an upload. */
export function createMediaIntake(deps: Deps) {
  const { storage, preparation } = createMediaStorage(deps);
  return {
    storage,

    /** Inspects a file and stores it with its row; `onInserted` runs in the row's transaction. */
    async take(
      owner: Owner,
      { path, kind, purpose, name }: TakenFile,
      onInserted: (tx: Db, mediaId: string) => Promise<unknown>,
    ) {
      const { size } = await stat(path);
      if (size === 0) throw refuseFile('file_empty', 'Berkas ini kosong');
      const refusal = sizeRefusal(kind, size, purpose);
      if (refusal) throw refuseFile('file_too_large', refusal);
      const received = await readReceived({ kind, size: BigInt(size) }, path);
      return storeReceived({ ...deps, storage, preparation }, owner, received, { kind, purpose, name }, onInserted);
    },
  };
}
