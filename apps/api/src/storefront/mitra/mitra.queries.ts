import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import type { MitraPage } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { MitraStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';
import { byRef, isUuid, sqlRefIs } from '../../platform/refs.ts';

export const findApplicant = (db: Db, userId: string) =>
  db.user.findUniqueOrThrow({ where: { id: userId }, select: { emailVerifiedAt: true } });
export const findOwnedMitra = (db: Db, userId: string) =>
  db.mitra.findMany({
    where: { members: { some: { userId, role: 'owner' } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 20,
    select: { id: true, status: true },
  });

interface Shown {
  name: string;
  slug: string;
  about: string;
}
export const insertMitra = (tx: Db, mitra: Shown & { ownerId: string; createdAt: Date }) => {
  const { ownerId, ...shown } = mitra;
  return tx.mitra.create({
    data: { ...shown, members: { create: { userId: ownerId, role: 'owner', createdAt: shown.createdAt } } },
    select: { id: true },
  });
};
/** Updates a mitra that applies again; returns whether it still could. */
export async function updateMitraReapplied(tx: Db, id: string, shown: Shown) {
  const { count } = await tx.mitra.updateMany({
    where: { id, status: 'Rejected' },
    data: { ...shown, status: 'Pending' },
  });
  return count === 1;
}
export const updateActiveMitra = (db: Db, userId: UserId, mitraId: string) =>
  db.user.update({ where: { id: userId }, data: { activeMitraId: mitraId }, select: { id: true } });

/** Finds a mitra by its id or slug, or by the id of an application of it, as the operators' list shows them. */
const namedBy = (ref: string): Prisma.MitraWhereInput =>
  isUuid(ref) ? { OR: [{ id: ref }, { applications: { some: { id: ref } } }] } : { slug: ref };
export const findMitraId = (db: Db, ref: string) => db.mitra.findFirst({ where: namedBy(ref), select: { id: true } });

/** Decides on a waiting mitra and returns whom to notify; null if it is not waiting. Of two concurrent calls, one wins. */
export async function updateMitraDecided(tx: Db, ref: string, status: Exclude<MitraStatus, 'Pending'>) {
  const [mitra] = await tx.mitra.updateManyAndReturn({
    where: { ...namedBy(ref), status: 'Pending' },
    data: { status },
    select: { id: true, name: true, status: true },
  });
  return mitra ?? null;
}
export const findOwners = (db: Db, mitraId: string) =>
  db.user.findMany({
    where: { deactivatedAt: null, memberships: { some: { mitraId, role: 'owner' } } },
    select: { fullname: true, email: true },
  });

/** A mitra with the user's role in it. */
const columnsFor = (userId: string | null) =>
  ({
    id: true,
    name: true,
    slug: true,
    logo: true,
    about: true,
    status: true,
    members: { where: { userId: { in: userId ? [userId] : [] } }, select: { role: true } },
    _count: { select: { classes: { where: { isForSale: true } } } },
  }) satisfies Prisma.MitraSelect;

type DirectoryQuery = QueryOf<typeof mitraEndpoints.list>;
const directory = prismaList<DirectoryQuery, Prisma.MitraWhereInput, Prisma.MitraOrderByWithRelationInput>({
  keyword: (name) => [{ name }],
  sort: {
    name: (name) => ({ name }),
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (updatedAt) => ({ updatedAt }),
  },
  // The scope below decides whose mitra they are.
  filter: { mine: () => ({}) },
  fallback: [['name', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findMitra(db: Db, userId: string | null, query: DirectoryQuery) {
  const { where, ...page } = directory(
    query,
    query.filter?.mine
      ? { members: { some: { userId: { in: userId ? [userId] : [] } } } }
      : { status: 'Verified', closedAt: null, stops: { none: { liftedAt: null } } },
  );
  return readPage(db.mitra.findMany({ where, ...page, select: columnsFor(userId) }), db.mitra.count({ where }));
}
export type MitraRow = Awaited<ReturnType<typeof findMitra>>['rows'][number];

export const findVerifiedMitra = (db: Db, ref: string) =>
  db.mitra.findFirst({ where: { ...byRef(ref), status: 'Verified' }, select: { slug: true } });

const mostEducators = 24;

/**
 * Finds a verified mitra with the totals of its classes for sale, in one statement. A person of several classes is
 * shown once, by name.
 */
export async function findMitraPage(sql: RunSql, ref: string): Promise<MitraPage | null> {
  const [row] = await sql<MitraPage>(Prisma.sql`
    SELECT m.id, m.name, m.slug, m.logo, m.about,
      (SELECT count(*)::int FROM "Class" c WHERE c."mitraId" = m.id AND c."isForSale") AS "totalClass",
      (SELECT count(DISTINCT p."userId")::int FROM "Participant" p JOIN "Class" c ON c.id = p."classId" WHERE c."mitraId" = m.id) AS "participantCount",
      (SELECT CASE WHEN sum(c."ratingCount") > 0 THEN json_build_object(
          'average', sum(c."ratingAverage" * c."ratingCount") / sum(c."ratingCount"), 'count', sum(c."ratingCount")::int) END
        FROM "Class" c WHERE c."mitraId" = m.id AND c."isForSale") AS rating,
      (SELECT coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'title', e.title, 'bio', e.bio, 'photo', e.photo) ORDER BY e.name), '[]')
        FROM (
          SELECT DISTINCT ON (e.name) e.id, e.name, e.title, e.bio, e.photo FROM "Educator" e JOIN "Class" c ON c.id = e."classId"
          WHERE c."mitraId" = m.id AND c."isForSale" ORDER BY e.name, e.id LIMIT ${mostEducators}
        ) e) AS educators
    FROM "Mitra" m WHERE ${sqlRefIs(Prisma.sql`m`, ref)} AND m.status = 'Verified'`);
  return row ?? null;
}

export const findOwnMitra = (db: Db, userId: UserId, id: string) =>
  db.mitra.findFirst({ where: { id, members: { some: { userId } } }, select: columnsFor(userId) });
