import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import type { MitraAnswers, MitraPage } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { MitraStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
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

const applicationColumns = {
  id: true,
  status: true,
  kind: true,
  name: true,
  expertise: true,
  experience: true,
  about: true,
  link: true,
  submittedAt: true,
  decidedAt: true,
  reason: true,
  mitra: { select: { id: true, name: true, slug: true } },
  category: { select: { id: true, title: true } },
} satisfies Prisma.MitraApplicationSelect;
const receivedColumns = {
  ...applicationColumns,
  applicant: { select: { id: true, fullname: true, email: true, phone: true } },
} satisfies Prisma.MitraApplicationSelect;

export const insertApplication = (
  tx: Db,
  { kind, name, categoryId, expertise, experience, about, link }: MitraAnswers,
  rest: { mitraId: string; applicantId: string; submittedAt: Date },
) =>
  tx.mitraApplication.create({
    data: { kind, name, categoryId, expertise, experience, about, link: link ?? null, ...rest },
    select: applicationColumns,
  });
export type ApplicationRow = Awaited<ReturnType<typeof insertApplication>>;
export const findLatestApplication = (db: Db, applicantId: string) =>
  db.mitraApplication.findFirst({
    where: { applicantId },
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    select: applicationColumns,
  });

type ApplicationQuery = QueryOf<typeof operatorEndpoints.applications>;
const applicationList = prismaList<
  ApplicationQuery,
  Prisma.MitraApplicationWhereInput,
  Prisma.MitraApplicationOrderByWithRelationInput
>({
  keyword: (text) => [{ name: text }, { applicant: { fullname: text } }, { applicant: { email: text } }],
  sort: {
    submittedAt: (submittedAt) => ({ submittedAt }),
    name: (name) => ({ name }),
    createdAt: (submittedAt) => ({ submittedAt }),
    updatedAt: (submittedAt) => ({ submittedAt }),
  },
  filter: { status: (status) => ({ status: conditionOf(status) as Prisma.EnumMitraStatusFilter }) },
  // The longest waiting come first.
  fallback: [['submittedAt', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findApplications(db: Db, query: ApplicationQuery) {
  const { where, ...page } = applicationList(query, {});
  return readPage(
    db.mitraApplication.findMany({ where, ...page, select: receivedColumns }),
    db.mitraApplication.count({ where }),
  );
}
export type ReceivedRow = Awaited<ReturnType<typeof findApplications>>['rows'][number];

/** Finds the named application, or else the latest of the named mitra. */
export const findApplication = async (db: Db, id: string) =>
  isUuid(id)
    ? ((await db.mitraApplication.findUnique({ where: { id }, select: receivedColumns })) ??
      (await db.mitraApplication.findFirst({
        where: { mitraId: id },
        orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
        select: receivedColumns,
      })))
    : null;

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
export const updateApplicationDecided = (
  tx: Db,
  mitraId: string,
  decision: { status: MitraStatus; decidedAt: Date; decidedById: string | null; reason: string | null },
) => tx.mitraApplication.updateMany({ where: { mitraId, status: 'Pending' }, data: decision });
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
