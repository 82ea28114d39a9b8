import { stat } from 'node:fs/promises';
import { sizeRefusal, usualPurpose, type MediaKind, type MediaPurpose } from '@sinau/contracts/media/media.rules';
import type { Actor } from '../../http/actor.ts';
import type { IncomingFile } from '../../http/uploads.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { MediaStorage } from '../../platform/media-storage.ts';
import { inspect } from './inspection/inspect.ts';
import { insertMedia, updateMediaStored, type MediaRow } from './media.queries.ts';
import { receiveFile } from './receiving.ts';
import { refuseFile } from './refusals.ts';

export interface Wanted {
  readonly kind?: MediaKind | undefined;
  readonly purpose?: MediaPurpose | undefined;
}

/** Takes in one file: onto the disk, looked into, and stored under a row of its own. */
export async function takeIn(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock'> & { storage: MediaStorage },
  owner: Actor,
  file: IncomingFile,
  wanted: Wanted,
): Promise<MediaRow> {
  return storage.withWorkFile((path) =>
    storage.withWorkFile(async (drawing) => {
      const received = await receiveFile(file.content, path, wanted.kind);
      const facts = await inspect(received, drawing);
      // What looked like a video may have turned out to be a sound, which is bounded closer.
      const refusal = sizeRefusal(facts.kind, received.size);
      if (refusal) throw refuseFile('file_too_large', refusal);

      const kept = facts.kind === 'image' ? drawing : path;
      const { id } = await insertMedia(db, {
        ...facts,
        size: (await stat(kept)).size,
        purpose: purposeOf(facts.kind, wanted),
        name: tidy(file.name) || facts.fileName,
        sha256: received.sha256,
        uploaderId: owner.id,
        mitraId: owner.mitraId,
        createdAt: clock.now(),
      });
      await storage.put(`${id}/${facts.fileName}`, kept);
      return updateMediaStored(db, id);
    }),
  );
}

function purposeOf(kind: MediaKind, { purpose = usualPurpose(kind) }: Wanted) {
  if (purpose === 'public' && kind !== 'image')
    throw new AppError('invalid_input', { fields: { purpose: 'Hanya gambar yang bisa dibuka umum' } });
  return purpose;
}

const tidy = (name: string) =>
  name
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .slice(0, 200)
    .toWellFormed();
