import type { QueryOf } from '@sinau/contracts';
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { reviewSorts, reviewedColumns, reviewedTables, type ReviewRow } from './review.queries.ts';

type JudgedQuery = QueryOf<typeof reviewEndpoints.judged>;
const judgedList = sqlList<JudgedQuery>({
  select: reviewedColumns,
  from: reviewedTables,
  keyword: [Prisma.sql`r.content`, Prisma.sql`u.fullname`, Prisma.sql`c.title`],
  sort: reviewSorts,
  filter: {
    rating: column(Prisma.sql`r.rating`),
    isTakenDown: column(Prisma.sql`(r."takenDownAt" IS NOT NULL)`, 'boolean'),
  },
  fallback: [['createdAt', 'desc']],
  id: Prisma.sql`r.id`,
});
export const findAllReviews = (db: Db, query: JudgedQuery) => judgedList.page<ReviewRow>(db, query, Prisma.sql`TRUE`);

export async function updateTakenDown(
  tx: Db,
  id: string,
  takedown: { takenDownAt: Date; takenDownReason: string; takenDownById: string },
) {
  const { count } = await tx.review.updateMany({ where: { id, takenDownAt: null }, data: takedown });
  return count === 1;
}
export async function updateRestored(tx: Db, id: string) {
  const { count } = await tx.review.updateMany({
    where: { id, takenDownAt: { not: null } },
    data: { takenDownAt: null, takenDownReason: null, takenDownById: null },
  });
  return count === 1;
}
