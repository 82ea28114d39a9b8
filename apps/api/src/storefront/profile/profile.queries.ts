import { mediaIdOf } from '@sinau/contracts/core/media/media.rules';
import type { ProfileUpdate } from '@sinau/contracts/storefront/profile/profile.schemas';
import type { Db, Prisma } from '../../platform/db.ts';
import { isUuid } from '../../platform/refs.ts';

const profileColumns = {
  id: true,
  slug: true,
  fullname: true,
  avatar: true,
  headline: true,
  bio: true,
  links: true,
  profileHiddenReason: true,
  createdAt: true,
} satisfies Prisma.UserSelect;
const ownColumns = { ...profileColumns, email: true, phone: true } satisfies Prisma.UserSelect;
export type ProfileRow = Prisma.UserGetPayload<{ select: typeof profileColumns }>;
export type OwnProfileRow = Prisma.UserGetPayload<{ select: typeof ownColumns }>;

/** Finds the profile of an open account by its id or chosen address; a hidden one only for its owner. */
export const findPublicProfile = (db: Db, viewerId: string | null, ref: string) =>
  db.user.findFirst({
    where: {
      ...(isUuid(ref) ? { id: ref } : { slug: ref }),
      deactivatedAt: null,
      OR: [{ profileHiddenAt: null }, { id: { in: viewerId ? [viewerId] : [] } }],
    },
    select: profileColumns,
  });

/** Hides a profile, or shows it again; returns its owner, or null if it was so already. */
export async function updateProfileHidden(
  tx: Db,
  id: string,
  hidden: { profileHiddenAt: Date; profileHiddenReason: string } | null,
) {
  const [row] = await tx.user.updateManyAndReturn({
    where: { id, profileHiddenAt: hidden ? null : { not: null } },
    data: hidden ?? { profileHiddenAt: null, profileHiddenReason: null },
    select: { fullname: true },
  });
  return row ?? null;
}

const taughtColumns = {
  id: true,
  kind: true,
  format: true,
  title: true,
  slug: true,
  thumbnail: true,
  mitra: { select: { name: true, slug: true } },
} satisfies Prisma.ClassSelect;
export type TaughtRow = Prisma.ClassGetPayload<{ select: typeof taughtColumns }>;

/** Finds classes on sale that a user made, or accepted to teach. */
export const findTaughtClasses = (db: Db, userId: string, take: number) =>
  db.class.findMany({
    where: {
      isForSale: true,
      OR: [{ createdById: userId }, { invitations: { some: { userId, status: 'accepted' } } }],
    },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take,
    select: taughtColumns,
  });

export const findAvatar = async (db: Db, id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { avatar: true } })).avatar;

/** Updates a profile; undefined fields stay. */
export const updateProfile = (
  db: Db,
  id: string,
  update: { [Name in keyof ProfileUpdate]?: ProfileUpdate[Name] | undefined },
) => db.user.update({ where: { id }, data: update as Prisma.UserUpdateInput, select: ownColumns });

/**
 * Releases a photo that its owner no longer shows. Pictures that a mitra shares may be used elsewhere, so they stay.
 */
export async function detachAvatar(db: Db, userId: string, avatar: string | null) {
  const id = avatar && mediaIdOf(avatar);
  if (id) await db.media.updateMany({ where: { id, uploaderId: userId, mitraId: null }, data: { attachedAt: null } });
}
