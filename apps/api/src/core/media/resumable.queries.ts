import type { Db, Prisma } from '../../platform/db.ts';

interface Owner {
  readonly id: string;
  readonly mitraId: string | null;
}

/** Held until the transaction ends, so that two uploads that begin at once are counted one after the other. */
export const lockUploadsOf = (tx: Db, { id, mitraId }: Owner) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('upload-space:' || ${mitraId ?? id}, 0))`;

export const insertUpload = (db: Db, upload: Prisma.UploadUncheckedCreateInput) => db.upload.create({ data: upload });
export type UploadRow = Awaited<ReturnType<typeof insertUpload>>;

/** An upload is its uploader's alone, also within a mitra. */
export const findOwnUpload = (db: Db, id: string, uploaderId: string, now: Date) =>
  db.upload.findFirst({ where: { id, uploaderId, expiresAt: { gt: now } } });

interface Hold {
  readonly heldBy: string;
  readonly now: Date;
  readonly heldUntil: Date;
  readonly expiresAt: Date;
}
/** Takes hold of an upload, unless somebody else has it; what is used expires later. */
export async function holdUpload(db: Db, id: string, { heldBy, now, heldUntil, expiresAt }: Hold) {
  const { count } = await db.upload.updateMany({
    where: { id, OR: [{ heldUntil: null }, { heldUntil: { lt: now } }] },
    data: { heldBy, heldUntil, expiresAt },
  });
  return count === 1;
}
/** Whether it was still held by that holder. */
export async function renewHold(db: Db, id: string, heldBy: string, heldUntil: Date) {
  const { count } = await db.upload.updateMany({ where: { id, heldBy }, data: { heldUntil } });
  return count === 1;
}
export const releaseUpload = (db: Db, id: string, heldBy: string) =>
  db.upload.updateMany({ where: { id, heldBy }, data: { heldBy: null, heldUntil: null } });

/** For a sender that has given up its part: whoever receives it elsewhere notices soon. */
export const endHold = (db: Db, id: string) =>
  db.upload.updateMany({ where: { id, heldBy: { not: null } }, data: { heldBy: null, heldUntil: null } });

/** Whether the upload had become no file yet. */
export async function setUploadMedia(db: Db, id: string, mediaId: string) {
  const { count } = await db.upload.updateMany({ where: { id, mediaId: null }, data: { mediaId } });
  return count === 1;
}
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
