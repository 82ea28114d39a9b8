import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import { goodReview } from '@sinau/contracts/study/review/review.rules';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { hasPublicPage } from '../../storefront/catalog/index.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

export type ReviewedType = 'program' | 'webinar' | 'bundle';

export interface ReviewRow {
  id: string;
  rating: number;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  /** Id of its author. */
  userId: string;
  fullname: string;
  avatar: string | null;
  class: { title: string; slug: string };
  /** The name of the mitra of the class. */
  mitra: string;
  answer: string | null;
  answeredAt: Date | null;
  answerEditedAt: Date | null;
  takenDownAt: Date | null;
  takenDownReason: string | null;
}

export const reviewedColumns = Prisma.sql`
  r.id, r.rating, r.content, r."createdAt", r."editedAt", r."userId", u.fullname, u.avatar, json_build_object('title', c.title, 'slug', c.slug) AS class,
  m.name AS mitra, r.answer, r."answeredAt", r."answerEditedAt", r."takenDownAt", r."takenDownReason"`;
export const reviewedTables = Prisma.sql`
  "Review" r JOIN "User" u ON u.id = r."userId" JOIN "Class" c ON c.id = r."classId" JOIN "Mitra" m ON m.id = c."mitraId"`;
/** Matches shown reviews. */
export const isShown = Prisma.sql`r."takenDownAt" IS NULL`;

const isPublic = Prisma.sql`c."isForSale"`;

/** The class or the classes of the bundle with a public page; null where there is none. */
export async function findReviewedClassIds(sql: RunSql, type: ReviewedType, ref: string) {
  const [row] = await sql<{ ids: string[] }>(
    type === 'bundle'
      ? Prisma.sql`
        SELECT array_agg(i."classId"::text) AS ids FROM "Bundle" b JOIN "BundleItem" i ON i."bundleId" = b.id
        WHERE ${sqlRefIs(Prisma.sql`b`, ref)} AND ${hasPublicPage(Prisma.sql`b`)} GROUP BY b.id`
      : Prisma.sql`SELECT ARRAY[c.id::text] AS ids FROM "Class" c WHERE ${sqlRefIs(Prisma.sql`c`, ref)} AND c.kind = ${type}::"ClassKind" AND ${hasPublicPage(Prisma.sql`c`)}`,
  );
  return row?.ids ?? null;
}

type ReviewQuery = QueryOf<typeof reviewEndpoints.list>;

/** Sort orders of lists of reviews. */
export const reviewSorts = {
  createdAt: Prisma.sql`r."createdAt"`,
  updatedAt: Prisma.sql`coalesce(r."editedAt", r."createdAt")`,
  rating: Prisma.sql`r.rating`,
};
const reviewList = sqlList<ReviewQuery>({
  select: reviewedColumns,
  from: reviewedTables,
  keyword: [Prisma.sql`r.content`],
  sort: reviewSorts,
  filter: {
    rating: column(Prisma.sql`r.rating`),
    hasWords: column(Prisma.sql`(r.content <> '')`, 'boolean'),
  },
  fallback: [['createdAt', 'desc']],
  id: Prisma.sql`r.id`,
});
const ofClasses = (classIds: readonly string[]) => Prisma.sql`r."classId" = ANY(${classIds}::uuid[]) AND ${isShown}`;

export const findReviews = (sql: RunSql, classIds: readonly string[], query: ReviewQuery) =>
  sql<ReviewRow>(reviewList.rows(query, ofClasses(classIds)));

/** Number of reviews by stars, and of those that the query selects. */
export const countByRating = (sql: RunSql, classIds: readonly string[], query: ReviewQuery) =>
  sql<{ rating: number; count: number; chosen: number }>(Prisma.sql`
  SELECT r.rating, count(*)::int AS count, count(*) FILTER (WHERE ${reviewList.where(query)})::int AS chosen
  FROM "Review" r WHERE ${ofClasses(classIds)} GROUP BY r.rating`);

/** The newest good review of each class, among this many of the newest. */
export const findLatestGood = (sql: RunSql, take: number) =>
  sql<ReviewRow>(Prisma.sql`
  SELECT * FROM (
    SELECT DISTINCT ON (latest."classId") latest.* FROM (
      SELECT r."classId", ${reviewedColumns} FROM ${reviewedTables}
      WHERE r.rating >= ${Prisma.raw(String(goodReview.rating))} AND length(r.content) >= ${Prisma.raw(String(goodReview.length))} AND ${isShown} AND ${isPublic}
      ORDER BY r."createdAt" DESC, r.id DESC LIMIT ${take * 20}
    ) latest ORDER BY latest."classId", latest."createdAt" DESC, latest.id DESC
  ) of_each ORDER BY "createdAt" DESC, id DESC LIMIT ${take}`);

export async function findPublicReview(sql: RunSql, id: string) {
  const [row] = await sql<ReviewRow>(
    Prisma.sql`SELECT ${reviewedColumns} FROM ${reviewedTables} WHERE r.id = ${id}::uuid AND ${isShown} AND ${isPublic}`,
  );
  return row ?? null;
}

/** Any review, even if it was taken down. */
export async function findReview(sql: RunSql, id: string) {
  const [row] = await sql<ReviewRow>(
    Prisma.sql`SELECT ${reviewedColumns} FROM ${reviewedTables} WHERE r.id = ${id}::uuid`,
  );
  return row ?? null;
}

/** A user's enrolment in a class, while they have access to it. */
export async function findOwnPart(sql: RunSql, userId: string, type: Exclude<ReviewedType, 'bundle'>, ref: string) {
  const [row] = await sql<{ classId: string; progress: number }>(Prisma.sql`
    SELECT p."classId", p.progress FROM "Participant" p JOIN "Class" c ON c.id = p."classId"
    WHERE ${sqlRefIs(Prisma.sql`c`, ref)} AND c.kind = ${type}::"ClassKind" AND p."userId" = ${userId}::uuid
      AND ${hasAccess(Prisma.sql`p.id`)}`);
  return row ?? null;
}

export async function findOwnReview(sql: RunSql, userId: UserId, classId: string) {
  const [row] = await sql<ReviewRow>(
    Prisma.sql`SELECT ${reviewedColumns} FROM ${reviewedTables} WHERE r."userId" = ${userId}::uuid AND r."classId" = ${classId}::uuid`,
  );
  return row ?? null;
}

export interface ReviewKey {
  readonly id: string;
  readonly classId: string;
}
export async function findReviewKey(sql: RunSql, id: string) {
  const [row] = await sql<ReviewKey>(Prisma.sql`SELECT r.id, r."classId" FROM "Review" r WHERE r.id = ${id}::uuid`);
  return row ?? null;
}
export async function findOwnReviewKey(
  sql: RunSql,
  userId: string,
  type: Exclude<ReviewedType, 'bundle'>,
  ref: string,
) {
  const [row] = await sql<ReviewKey & { isTakenDown: boolean }>(Prisma.sql`
    SELECT r.id, r."classId", r."takenDownAt" IS NOT NULL AS "isTakenDown" FROM "Review" r JOIN "Class" c ON c.id = r."classId"
    WHERE r."userId" = ${userId}::uuid AND c.kind = ${type}::"ClassKind" AND ${sqlRefIs(Prisma.sql`c`, ref)}`);
  return row ?? null;
}
/** Returns whether the review existed, and was not taken down. */
export async function deleteReview(tx: Db, id: string) {
  const { count } = await tx.review.deleteMany({ where: { id, takenDownAt: null } });
  return count === 1;
}

/** Locks the class first, in the order that all code uses; a trigger updates its rating in this transaction. */
export const lockReviewedClass = (tx: Db, classId: string) =>
  tx.$queryRaw`SELECT FROM "Class" WHERE id = ${classId}::uuid FOR NO KEY UPDATE`;

interface ReviewInput {
  userId: string;
  classId: string;
  rating: number;
  content: string;
  now: Date;
}
export const upsertReview = (tx: Db, { userId, classId, now, rating, content }: ReviewInput) =>
  tx.$executeRaw`
    INSERT INTO "Review" AS r ("userId", "classId", rating, content, "createdAt") VALUES (${userId}::uuid, ${classId}::uuid, ${rating}, ${content}, ${now})
    ON CONFLICT ("userId", "classId") DO UPDATE SET rating = excluded.rating, content = excluded.content, "editedAt" = ${now}
    WHERE (r.rating, r.content) IS DISTINCT FROM (excluded.rating, excluded.content) AND r."takenDownAt" IS NULL`;
