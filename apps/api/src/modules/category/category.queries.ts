import { Prisma, type Db } from '../../platform/db.ts';
import type { Sorting } from '../../platform/list.ts';

export interface CategoryRow { id: string; title: string; slug: string; totalClass: number }

const columns: Record<string, Prisma.Sql> = { title: Prisma.sql`c.title`, position: Prisma.sql`c.position`, totalClass: Prisma.sql`"totalClass"` };

/** Topics with the number of classes that the catalog shows in each. There are a few dozen, so all are read. */
export function findCategories(db: Db, { sorting, where }: { sorting: Sorting; where: Prisma.Sql }) {
  const order = Prisma.join(sorting.map(([name, direction]) => Prisma.sql`${columns[name]!} ${Prisma.raw(direction)}`));
  return db.$queryRaw<CategoryRow[]>`
    SELECT c.id, c.title, c.slug, count(k.id)::int AS "totalClass"
    FROM "Category" c
    LEFT JOIN "Class" k ON k."categoryId" = c.id AND k."statusApprove" = 'publish' AND k."archiveAt" IS NULL
    WHERE ${where}
    GROUP BY c.id
    ORDER BY ${order}, c.id`;
}
