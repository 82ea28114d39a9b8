import { sizeRefusal, type MediaKind, type MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { AnnouncedFile, IncomingChunk } from '../../platform/incoming-file.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { required } from '../../platform/required.ts';
import { createUploadCompletion } from './complete-upload.ts';
import { kindsFor, ownerOf, purposeOf, tidy } from './ingest-upload.ts';
import { presentMedia } from './media.presenter.ts';
import { requireAllowed, unlessSystemFailure, withHead } from './receive-upload.ts';
import { isFinal, refuseFile } from './refusals.ts';
import type { Preparation } from './prepare-media.ts';
import * as queries from './resumable.queries.ts';
import { headLength, sniff } from './sniffing.ts';
import { createUploadHold, uploadLifetime } from './upload-hold.ts';
import { checkEveryBytes, type UploadSpace } from './upload-space.ts';
import { uploadsOfAccount } from './upload-limits.ts';

interface UploadKey {
  readonly id: string;
}
interface Announced {
  readonly kind: MediaKind;
  readonly purpose?: MediaPurpose | undefined;
}
type ResumableDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'limits'> & {
  storage: FileStore;
  space: UploadSpace;
  preparation: Preparation;
};

const sweepBatch = 100;

/** Receives files in chunks, by tus 1.0. The rules for senders and files are those of a file sent whole. */
export function createResumableUploads({ db, clock, keys, limits, storage, space, preparation }: ResumableDeps) {
  const { hold, interrupt } = createUploadHold({ db, clock });
  const { parts } = storage;

  const findOwn = async ({ id }: Actor, { id: uploadId }: UploadKey) =>
    required(await queries.findOwnUpload(db, uploadId, id, clock.now()));

  /** Removes the parts before the row, so that the row still names what a crash leaves. */
  const erase = async (id: string) => {
    await parts.remove(id);
    await queries.deleteUpload(db, id);
  };

  const complete = createUploadCompletion({ db, clock, storage, preparation, erase });

  return {
    async begin(actor: Actor, { kind, purpose }: Announced, { size, name }: AnnouncedFile) {
      if (size === null) throw new AppError('bad_request');
      await limits.consume(uploadsOfAccount, actor.id);
      const owner = ownerOf(actor, { purpose });
      requireAllowed(kind, kindsFor(owner, { purpose }));
      const upload = { kind, purpose: purposeOf(kind, { purpose }), name: tidy(name), size };
      if (size === 0) throw refuseFile('file_empty', 'Berkas ini kosong');
      const refusal = sizeRefusal(kind, size, purpose);
      if (refusal) throw refuseFile('file_too_large', refusal);
      await space.requireRoomOnDisk();

      const now = clock.now();
      const { id, expiresAt } = await db.$transaction(async (tx) => {
        await space.reserve(tx, owner, size, purpose === 'import');
        return queries.insertUpload(tx, {
          ...upload,
          uploaderId: owner.id,
          mitraId: owner.mitraId,
          createdAt: now,
          expiresAt: later(now, uploadLifetime),
        });
      });
      return { location: `/api/media/upload/${id}`, expiresAt };
    },

    async state(actor: Actor, key: UploadKey) {
      await interrupt((await findOwn(actor, key)).id);
      const { id, mediaId, expiresAt, ...upload } = await findOwn(actor, key);
      const size = Number(upload.size);
      const offset = mediaId ? size : await parts.size(id);
      if (offset < size) await queries.endHold(db, id);
      return { offset, size, expiresAt };
    },

    async receive(actor: Actor, key: UploadKey, { offset, content, cancel }: IncomingChunk) {
      const upload = await findOwn(actor, key);
      if (offset === null) throw new AppError('bad_request');
      const { id, kind } = upload;
      return hold(id, async (signal) => {
        const { mediaId } = await findOwn(actor, key);
        if (mediaId || offset !== (await parts.size(id))) throw new AppError('upload_offset_conflict');
        await space.requireRoomOnDisk();

        const size = Number(upload.size);
        let position = offset;
        async function* measure(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            const from = position;
            position += chunk.length;
            if (position > size) throw new AppError('bad_request');
            if (Math.floor(position / checkEveryBytes) > Math.floor(from / checkEveryBytes))
              await space.requireRoomOnDisk();
            yield chunk;
          }
        }
        // A file of another kind is refused before the rest of it is sent.
        const look = async (head: Buffer) => void (head.length >= headLength && (await sniff(head, kind, [kind])));
        signal.throwIfAborted();
        signal.addEventListener('abort', cancel);
        try {
          await parts.write(id, offset, measure(offset === 0 ? withHead(content, look) : content));
        } catch (error) {
          if (isFinal(error)) await erase(id);
          throw unlessSystemFailure(error);
        }
        return { offset: position, expiresAt: later(clock.now(), uploadLifetime) };
      });
    },

    async drop(actor: Actor, key: UploadKey) {
      const { id } = await findOwn(actor, key);
      await interrupt(id);
      await hold(id, () => erase(id));
      return {};
    },

    async complete(actor: Actor, key: UploadKey) {
      const { id } = await findOwn(actor, key);
      const media = await hold(id, async () => complete(await findOwn(actor, key)));
      return presentMedia(keys, media, clock.now());
    },

    /** Removes the upload that became this file: a completion that was interrupted left its chunks. */
    async eraseOf(mediaId: string) {
      const upload = await queries.findUploadOf(db, mediaId);
      if (upload) await erase(upload.id);
    },

    /** Removes uploads that were abandoned. */
    async sweep() {
      const now = clock.now();
      for (;;) {
        const ids = await queries.findExpiredUploadIds(db, now, sweepBatch);
        for (const id of ids) await erase(id);
        if (ids.length < sweepBatch) return;
      }
    },
  };
}
