import type { MitraId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import {
  isShown,
  reviewSorts,
  reviewedColumns,
  reviewedTables,
  type ReviewKey,
  type ReviewRow,
} from './review.queries.ts';

type ReceivedQuery = QueryOf<typeof reviewEndpoints.received>;
const receivedList = sqlList<ReceivedQuery>({
  select: reviewedColumns,
  from: reviewedTables,
  keyword: [Prisma.sql`r.content`, Prisma.sql`u.fullname`],
  sort: reviewSorts,
  filter: {
    classId: column(Prisma.sql`r."classId"`, 'uuid'),
    rating: column(Prisma.sql`r.rating`),
    isAnswered: column(Prisma.sql`(r."answeredAt" IS NOT NULL)`, 'boolean'),
  },
  fallback: [['createdAt', 'desc']],
  id: Prisma.sql`r.id`,
});
const isReceivedBy = (mitraId: string) => Prisma.sql`c."mitraId" = ${mitraId}::uuid AND ${isShown}`;

export const findReceivedReviews = (db: Db, mitraId: string, query: ReceivedQuery) =>
  receivedList.page<ReviewRow>(db, query, isReceivedBy(mitraId));

export async function countUnansweredReviews(sql: RunSql, mitraId: string) {
  const [row] = await sql<{ count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM "Review" r JOIN "Class" c ON c.id = r."classId"
    WHERE ${isReceivedBy(mitraId)} AND r."answeredAt" IS NULL`);
  return row!.count;
}

/** A review of a class of the mitra, while it is shown. */
export async function findReceivedReviewKey(sql: RunSql, mitraId: MitraId, id: string) {
  const [row] = await sql<ReviewKey>(Prisma.sql`
    SELECT r.id, r."classId" FROM "Review" r JOIN "Class" c ON c.id = r."classId"
    WHERE r.id = ${id}::uuid AND ${isReceivedBy(mitraId)}`);
  return row ?? null;
}
/** Stores an answer; the same words again do not change it. */
export const updateAnswer = (tx: Db, id: string, answer: string, now: Date) =>
  tx.$executeRaw`
    UPDATE "Review" SET answer = ${answer}, "answeredAt" = coalesce("answeredAt", ${now}),
      "answerEditedAt" = CASE WHEN answer <> ${answer} THEN ${now} ELSE "answerEditedAt" END
    WHERE id = ${id}::uuid AND "takenDownAt" IS NULL`;
export async function updateAnswerRemoved(tx: Db, id: string) {
  const { count } = await tx.review.updateMany({
    where: { id, takenDownAt: null, answer: { not: null } },
    data: { answer: null, answeredAt: null, answerEditedAt: null },
  });
  return count === 1;
}
