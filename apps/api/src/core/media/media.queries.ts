import { runtimeFolder } from '@sinau/contracts/core/media/package.rules';
import type { Db, Prisma } from '../../platform/db.ts';
import { isUuid } from '../../platform/refs.ts';

/** Owner of a file: its uploader, and the members of the mitra that the uploader acted for. */
export interface MediaOwner {
  readonly id: string;
  readonly mitraId: string | null;
  /** Set for instructors, who share no files: they teach some classes of the mitra only. */
  readonly teaching?: object | null;
}
export const ownedBy = ({ id, mitraId, teaching }: MediaOwner) =>
  ({ OR: [{ uploaderId: id }, ...(mitraId && !teaching ? [{ mitraId }] : [])] }) satisfies Prisma.MediaWhereInput;
const stored = { state: 'stored' } as const satisfies Prisma.MediaWhereInput;
/** Includes files that are still being prepared: they belong to their owner already. */
const usable = { state: { in: ['stored', 'preparing'] } } satisfies Prisma.MediaWhereInput;

export const insertMedia = (db: Db, media: Prisma.MediaUncheckedCreateInput) => db.media.create({ data: media });
export type MediaRow = Awaited<ReturnType<typeof insertMedia>>;
export const updateMediaStored = (db: Db, id: string) => db.media.update({ where: { id }, data: stored });

export const findMediaInAnyState = (db: Db, id: string) => db.media.findUnique({ where: { id } });
export const findMedia = (db: Db, id: string) => db.media.findFirst({ where: { id, ...stored } });
export const findOwnMedia = (db: Db, id: string, owner: MediaOwner) =>
  db.media.findFirst({ where: { id, ...usable, ...ownedBy(owner) } });
/**
 * Finds a file of a package, with what is served of the whole. Packages made on Windows often write a name in other
 * letters than the file has.
 */
export async function findPackageFile(db: Db, mediaId: string, path: string) {
  const select = {
    type: true,
    offset: true,
    size: true,
    media: { select: { fileName: true, sha256: true, manifest: true } },
  } as const;
  const exact = await db.packageFile.findFirst({ where: { mediaId, path, media: stored }, select });
  if (exact) return exact;
  return db.packageFile.findFirst({
    where: { mediaId, path: { equals: path, mode: 'insensitive' }, media: stored },
    orderBy: { path: 'asc' },
    select,
  });
}
/** Finds all files of a package but those that we made, in the order in which they lie. */
export const findPackageFiles = (db: Db, mediaId: string) =>
  db.packageFile.findMany({
    where: { mediaId, path: { not: { startsWith: `${runtimeFolder}/` } } },
    orderBy: [{ offset: 'asc' }, { path: 'asc' }],
    select: { path: true, offset: true, size: true },
  });
/** Finds media in no particular order; ids without a row are missing. */
export const findMediaByIds = async (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.media.findMany({ where: { id: { in: [...ids] }, ...usable } });

/** Attaches an upload to a record, which keeps it permanently. Null if the owner does not have the file. */
export async function attachMedia(db: Db, id: string, owner: MediaOwner, now: Date): Promise<MediaRow | null> {
  const [media] = await db.media.updateManyAndReturn({
    where: { id, ...usable, ...ownedBy(owner) },
    data: { attachedAt: now },
  });
  return media ?? null;
}

interface NamedPictures {
  readonly ids: readonly string[];
  readonly purpose: 'public' | 'lesson';
  readonly owner: MediaOwner;
  readonly now: Date;
}
/** Attaches the owner's pictures among these to the record that shows them, in one statement; returns them by id. */
export async function attachPictures(db: Db, { ids, purpose, owner, now }: NamedPictures) {
  const rows = await db.media.updateManyAndReturn({
    where: { id: { in: [...ids] }, kind: 'image', purpose, ...stored, ...ownedBy(owner) },
    data: { attachedAt: now },
  });
  return new Map(rows.map((media) => [media.id, media]));
}

/** Detaches files that no record refers to any longer; the sweep removes them. */
export const detachMedia = (db: Db, ids: readonly string[]) =>
  db.media.updateMany({ where: { id: { in: [...ids] } }, data: { attachedAt: null } });

/** Marks a file for removal if the owner has it and nothing refers to it; returns whether it was marked. */
export async function markOwnMediaForRemoval(db: Db, id: string, owner: MediaOwner) {
  const { count } = await db.media.updateMany({
    where: { id, ...usable, ...ownedBy(owner), attachedAt: null },
    data: { state: 'removing' },
  });
  return count === 1;
}
export const markMediaForRemoval = (db: Db, ids: readonly string[]) =>
  db.media.updateMany({ where: { id: { in: [...ids] } }, data: { state: 'removing' } });
/**
 * Finds the facts that decide whether and how much a user may upload: their confirmed address, and the size of
 * unattached uploads. Imports of classes are counted apart from all other files.
 */
export async function findUploader(db: Db, { id, mitraId }: MediaOwner, isImport = false) {
  const ofOwner = {
    ...(mitraId ? { mitraId } : { uploaderId: id }),
    purpose: isImport ? 'import' : { not: 'import' },
  } satisfies Prisma.MediaWhereInput;
  const [user, waiting, arriving] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id }, select: { emailVerifiedAt: true } }),
    db.media.aggregate({
      where: { ...ofOwner, ...(!isImport && { attachedAt: null }), state: { not: 'removing' } },
      _sum: { size: true },
    }),
    db.upload.aggregate({ where: { ...ofOwner, mediaId: null }, _sum: { size: true } }),
  ]);
  return {
    isEmailVerified: user.emailVerifiedAt !== null,
    unattachedBytes: Number((waiting._sum.size ?? 0n) + (arriving._sum.size ?? 0n)),
  };
}
/** Marks for removal uploads that were never attached, and those that a killed process did not finish storing. */
export const markAbandonedMediaForRemoval = (db: Db, since: Date) =>
  db.media.updateMany({
    where: { createdAt: { lt: since }, OR: [{ ...usable, attachedAt: null }, { state: 'storing' }] },
    data: { state: 'removing' },
  });

/** Without a process that makes a rendition of it: that might store a file yet, and removes it by itself then. */
const untouched = (now: Date) =>
  ({
    OR: [{ streamTask: null }, { streamTask: { heldUntil: null } }, { streamTask: { heldUntil: { lt: now } } }],
  }) satisfies Prisma.MediaWhereInput;

export async function findRemovingMediaIds(db: Db, limit: number, now: Date) {
  const rows = await db.media.findMany({
    where: { state: 'removing', ...untouched(now) },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}
/** Finds which of these ids have a row, in whatever state. */
export async function findExistingMediaIds(db: Db, ids: readonly string[]) {
  const rows = await db.media.findMany({ where: { id: { in: ids.filter(isUuid) } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}
/** Finds the files that must be in the store, by id: a page of them, or that of one row. */
export const findFilesOfMedia = (
  db: Db,
  { after, take, ids }: { after?: string | null; take?: number; ids?: readonly string[] },
) =>
  db.media.findMany({
    where: { ...usable, ...(ids && { id: { in: [...ids] } }), ...(after && { id: { gt: after } }) },
    select: { id: true, fileName: true, preparedPercent: true, streams: true },
    orderBy: { id: 'asc' },
    ...(take && { take }),
  });
export const deleteMedia = (db: Db, id: string, now: Date) => db.media.deleteMany({ where: { id, ...untouched(now) } });
