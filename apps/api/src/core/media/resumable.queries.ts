import type { Db, Prisma } from '../../platform/db.ts';

interface Owner {
  readonly id: string;
  readonly mitraId: string | null;
}

/**
 * Locks the owner until the transaction ends, so that two uploads that begin concurrently are counted one after the
 * other.
 */
export const lockUploadsOf = (tx: Db, { id, mitraId }: Owner) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('upload-space:' || ${mitraId ?? id}, 0))`;

export const insertUpload = (db: Db, upload: Prisma.UploadUncheckedCreateInput) => db.upload.create({ data: upload });
export type UploadRow = Awaited<ReturnType<typeof insertUpload>>;

/** An upload belongs to its uploader alone, also within a mitra. */
export const findOwnUpload = (db: Db, id: string, uploaderId: string, now: Date) =>
  db.upload.findFirst({ where: { id, uploaderId, expiresAt: { gt: now } } });

interface Hold {
  readonly heldBy: string;
  readonly now: Date;
  readonly heldUntil: Date;
  readonly expiresAt: Date;
}
/** Takes the lock of an upload, unless another holder has it; an upload in use expires later. */
export async function holdUpload(db: Db, id: string, { heldBy, now, heldUntil, expiresAt }: Hold) {
  const { count } = await db.upload.updateMany({
    where: { id, OR: [{ heldUntil: null }, { heldUntil: { lt: now } }] },
    data: { heldBy, heldUntil, expiresAt },
  });
  return count === 1;
}
/** Returns whether that holder still had the lock. */
export async function renewHold(db: Db, id: string, heldBy: string, heldUntil: Date) {
  const { count } = await db.upload.updateMany({ where: { id, heldBy }, data: { heldUntil } });
  return count === 1;
}
export const releaseUpload = (db: Db, id: string, heldBy: string) =>
  db.upload.updateMany({ where: { id, heldBy }, data: { heldBy: null, heldUntil: null } });

/** Ends the lock for a sender that has given up its chunk: the process that receives it notices soon. */
export const endHold = (db: Db, id: string) =>
  db.upload.updateMany({ where: { id, heldBy: { not: null } }, data: { heldBy: null, heldUntil: null } });

/** Returns whether the upload had no file yet. */
export async function setUploadMedia(db: Db, id: string, mediaId: string) {
  const { count } = await db.upload.updateMany({ where: { id, mediaId: null }, data: { mediaId } });
  return count === 1;
}
export const findUploadOf = (db: Db, mediaId: string) =>
  db.upload.findUnique({ where: { mediaId }, select: { id: true } });
export const deleteUpload = (db: Db, id: string) => db.upload.deleteMany({ where: { id } });

export async function findExpiredUploadIds(db: Db, now: Date, limit: number) {
  const rows = await db.upload.findMany({
    where: { expiresAt: { lt: now }, OR: [{ heldUntil: null }, { heldUntil: { lt: now } }] },
    select: { id: true },
    orderBy: { expiresAt: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}
