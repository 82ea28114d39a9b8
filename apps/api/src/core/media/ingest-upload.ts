import { stat } from 'node:fs/promises';
import {
  attachmentKinds,
  identityKinds,
  importKinds,
  learnerKinds,
  lessonMediaKinds,
  sizeRefusal,
  submissionKinds,
  usualPurpose,
  type MediaKind,
  type MediaPurpose,
} from '@sinau/contracts/core/media/media.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { IncomingFile } from '../../platform/incoming-file.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { inspect } from './inspection/inspect.ts';
import { insertMedia, type MediaRow } from './media.queries.ts';
import { storedNameOf, type Preparation } from './prepare-media.ts';
import { receiveFile, requireAllowed, unlessSystemFailure, type Received } from './receive-upload.ts';
import { mismatch, refuseFile } from './refusals.ts';
import type { UploadSpace } from './upload-space.ts';

export interface UploadRequest {
  readonly kind?: MediaKind | undefined;
  readonly purpose?: MediaPurpose | undefined;
}
type IngestDeps = Pick<Deps, 'db' | 'clock'> & { storage: FileStore; space: UploadSpace; preparation: Preparation };

/** Ingests one file: writes it to the disk, inspects it, and stores it with its row. */
export async function ingestUpload(
  deps: IngestDeps,
  actor: Actor,
  file: IncomingFile,
  request: UploadRequest,
): Promise<MediaRow> {
  const owner = ownerOf(actor, request);
  const allowed = kindsFor(owner, request);
  // Their space is reserved when an upload in chunks begins.
  if (request.purpose === 'import') throw refuseFile('file_kind_not_allowed', 'Kirim berkas ini sedikit demi sedikit');
  // A named kind is checked before anything arrives; else the first bytes determine it.
  if (request.kind) requireAllowed(request.kind, allowed);
  return deps.space.withSpace(owner, (take) =>
    deps.storage.withWorkFile(async (path) => {
      const received = await receiveFile(file.content, path, { ...request, allowed, take });
      return storeReceived(deps, owner, received, { ...request, name: file.name });
    }),
  );
}

/** A submitted file or a document of identity belongs to its uploader, also where they act for a mitra. */
export const ownerOf = <A extends Owner>(actor: A, { purpose }: UploadRequest): A =>
  purpose === 'submission' || purpose === 'identity' ? { ...actor, mitraId: null } : actor;

interface Owner {
  readonly id: string;
  readonly mitraId: string | null;
}
interface KeepRequest extends UploadRequest {
  readonly name: string;
}

/** Inspects a file that has arrived whole, and stores it with its row; `onInserted` runs in the row's transaction. */
export async function storeReceived(
  { db, clock, storage, preparation }: Pick<IngestDeps, 'db' | 'clock' | 'storage' | 'preparation'>,
  owner: Owner,
  received: Received,
  request: KeepRequest,
  onInserted?: (tx: Db, mediaId: string) => Promise<unknown>,
): Promise<MediaRow> {
  return storage.withWorkFile(async (drawing) => {
    const mayTranscode = await preparation.isPossible();
    const { files, plan, ...facts } = await inspect(owner.id, received, drawing, { mayTranscode });
    // An apparent video may turn out to be audio, which has a lower limit.
    const refusal = sizeRefusal(facts.kind, received.size, request.purpose);
    if (refusal) throw refuseFile('file_too_large', refusal);
    // Participants open what is attached, and not all of their systems open a tar.
    if (facts.kind === 'archive' && facts.type !== 'application/zip' && request.purpose !== 'import')
      throw mismatch('archive');

    const kept = isDrawn(facts.kind) ? drawing : received.path;
    const row = {
      ...facts,
      size: (await stat(kept)).size,
      purpose: purposeOf(facts.kind, request),
      name: tidy(request.name) || facts.fileName,
      sha256: received.sha256,
      uploaderId: owner.id,
      mitraId: owner.mitraId,
      createdAt: clock.now(),
      preparedPercent: plan ? 0 : null,
      ...(files && { packageFiles: { createMany: { data: [...files] } } }),
    };
    const inserted = await db.$transaction(async (tx) => {
      const media = await insertMedia(tx, row);
      await onInserted?.(tx, media.id);
      return media;
    });
    await storage.put(`${inserted.id}/${storedNameOf(inserted)}`, kept).catch((error: unknown) => {
      throw unlessSystemFailure(error);
    });
    return preparation.settle(inserted);
  });
}

/** Tells whether the inspection writes the stored file; for all other kinds the upload itself is stored. */
export const isDrawn = (kind: MediaKind) => kind === 'image' || kind === 'captions' || kind === 'package';

export function kindsFor({ mitraId }: Owner, { purpose }: UploadRequest): readonly MediaKind[] {
  if (purpose === 'submission') return submissionKinds;
  if (purpose === 'identity') return identityKinds;
  if (!mitraId) return learnerKinds;
  if (purpose === 'import') return importKinds;
  return purpose === 'attachment' ? attachmentKinds : lessonMediaKinds;
}

export function purposeOf(kind: MediaKind, { purpose = usualPurpose(kind) }: UploadRequest) {
  if (purpose === 'public' && kind !== 'image')
    throw new AppError('invalid_input', { fields: { purpose: 'Hanya gambar yang bisa dibuka umum' } });
  return purpose;
}

export const tidy = (name: string) =>
  name
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim()
    .slice(0, 200)
    .toWellFormed();
