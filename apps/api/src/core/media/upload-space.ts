import { importFileBound, unattachedBytes } from '@sinau/contracts/core/media/media.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { findUploader } from './media.queries.ts';
import { lockUploadsOf } from './resumable.queries.ts';

type Owner = Pick<Actor, 'id' | 'mitraId'>;

/** Interval of checks of a disk that others fill as well, while a file arrives. */
export const checkEveryBytes = 64 * 2 ** 20;

/** An owner's unattached bytes in the store, and those arriving in this process. */
interface Usage {
  stored: number;
  arriving: number;
  uploads: number;
}

/**
 * Limits the unattached uploads of an account or a mitra: an upload counts until a record refers to it. Uploads in
 * progress are counted together, so that concurrent ones take no more than sequential ones.
 */
export function createUploadSpace({ db, storage }: Pick<Deps, 'db'> & { storage: FileStore }) {
  const usages = new Map<string, Usage>();

  const requireRoomOnDisk = async () => {
    if (!(await storage.hasRoom())) throw new AppError('unavailable');
  };

  const refresh = async (usage: Usage, owner: Owner) => {
    const uploader = await findUploader(db, owner).catch(() => null);
    if (uploader) usage.stored = uploader.unattachedBytes;
  };

  /** Lends the owner's remaining space to one upload; `take` counts what arrives. */
  async function withSpace<T>(
    owner: Owner,
    upload: (take: (bytes: number) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const limit = limitOf(owner);
    const key = owner.mitraId ?? owner.id;
    const { isEmailVerified, unattachedBytes: stored } = await findUploader(db, owner);
    if (!isEmailVerified) throw new AppError('email_not_verified');
    await requireRoomOnDisk();

    const usage = usages.get(key) ?? { stored, arriving: 0, uploads: 0 };
    usages.set(key, usage);
    usage.uploads += 1;
    let arrived = 0;
    const requireSpace = () => {
      if (usage.stored + usage.arriving >= limit) throw new AppError('upload_space_used_up');
    };
    try {
      requireSpace();
      return await upload(async (bytes) => {
        requireSpace();
        usage.arriving += bytes;
        arrived += bytes;
        if (Math.floor(arrived / checkEveryBytes) > Math.floor((arrived - bytes) / checkEveryBytes))
          await requireRoomOnDisk();
      });
    } finally {
      // Other uploads in progress count it as stored before it is no longer counted as arriving.
      if (usage.uploads > 1) await refresh(usage, owner);
      usage.arriving -= arrived;
      usage.uploads -= 1;
      if (usage.uploads === 0) usages.delete(key);
    }
  }

  return {
    withSpace,
    requireRoomOnDisk,

    /** Reserves space for an upload of this size, whose row the caller adds in the same transaction. */
    async reserve(tx: Db, owner: Owner, bytes: number, isImport = false) {
      await lockUploadsOf(tx, owner);
      const { isEmailVerified, unattachedBytes: stored } = await findUploader(tx, owner, isImport);
      if (!isEmailVerified) throw new AppError('email_not_verified');
      if (stored + bytes > (isImport ? importFileBound.maxBytes : limitOf(owner)))
        throw new AppError('upload_space_used_up');
    },
  };
}

const limitOf = ({ mitraId }: Owner) => (mitraId ? unattachedBytes.mitra : unattachedBytes.learner);
export type UploadSpace = ReturnType<typeof createUploadSpace>;
