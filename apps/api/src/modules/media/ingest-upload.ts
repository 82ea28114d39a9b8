import { stat } from 'node:fs/promises';
import {
  learnerKinds,
  mediaKinds,
  sizeRefusal,
  submissionKinds,
  usualPurpose,
  type MediaKind,
  type MediaPurpose,
} from '@sinau/contracts/media/media.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { IncomingFile } from '../../platform/incoming-file.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { inspect } from './inspection/inspect.ts';
import { insertMedia, updateMediaStored, type MediaRow } from './media.queries.ts';
import { receiveFile, requireAllowed } from './receive-upload.ts';
import { refuseFile } from './refusals.ts';
import type { UploadSpace } from './upload-space.ts';

export interface UploadRequest {
  readonly kind?: MediaKind | undefined;
  readonly purpose?: MediaPurpose | undefined;
}
type IngestDeps = Pick<Deps, 'db' | 'clock'> & { storage: FileStore; withSpace: UploadSpace };

/** Ingests one file: writes it to the disk, inspects it, and stores it with its row. */
export async function ingestUpload(
  { db, clock, storage, withSpace }: IngestDeps,
  actor: Actor,
  file: IncomingFile,
  request: UploadRequest,
): Promise<MediaRow> {
  // What is handed in belongs to its author, also where the author acts for a mitra.
  const owner = request.purpose === 'submission' ? { ...actor, mitraId: null } : actor;
  const allowed = kindsFor(owner, request);
  // A kind that was named is judged before anything arrives; else the first bytes tell it.
  if (request.kind) requireAllowed(request.kind, allowed);
  return withSpace(owner, (take) =>
    storage.withWorkFile((path) =>
      storage.withWorkFile(async (drawing) => {
        const received = await receiveFile(file.content, path, { ...request, allowed, take });
        const facts = await inspect(owner.id, received, drawing);
        // What looked like a video may have turned out to be a sound, which is bounded closer.
        const refusal = sizeRefusal(facts.kind, received.size, request.purpose);
        if (refusal) throw refuseFile('file_too_large', refusal);

        const kept = facts.kind === 'image' ? drawing : path;
        const { id } = await insertMedia(db, {
          ...facts,
          size: (await stat(kept)).size,
          purpose: purposeOf(facts.kind, request),
          name: tidy(file.name) || facts.fileName,
          sha256: received.sha256,
          uploaderId: owner.id,
          mitraId: owner.mitraId,
          createdAt: clock.now(),
        });
        await storage.put(`${id}/${facts.fileName}`, kept);
        return updateMediaStored(db, id);
      }),
    ),
  );
}

function kindsFor({ mitraId }: Actor, { purpose }: UploadRequest): readonly MediaKind[] {
  if (purpose === 'submission') return submissionKinds;
  return mitraId ? mediaKinds.filter((kind) => kind !== 'document') : learnerKinds;
}

function purposeOf(kind: MediaKind, { purpose = usualPurpose(kind) }: UploadRequest) {
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
