import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { hasAccess } from '../../core/enrolment/index.ts';
import type { CardRow } from './catalog.queries.ts';
import { alsoTakenCardsSql } from './offers.queries.ts';

/** Fewer would reveal individuals. */
const fewestPeople = 3;
/** Number stored for each class; a page shows fewer, as some may not be for sale then. */
const mostOthers = 12;
/** For a user with hundreds of classes, the newest say most. */
const mostClassesEach = 50;

/** Finds classes that may have others taken together with them, in the order of their ids. */
export const findTakenClasses = (db: Db, after: string | null, take: number) =>
  db.class.findMany({
    where: { participantCount: { gte: fewestPeople }, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take,
    select: { id: true },
  });

export const deleteAlsoTaken = (db: Db, classIds: readonly string[]) =>
  db.alsoTaken.deleteMany({ where: { classId: { in: [...classIds] } } });

/** Counts which other classes the participants of these take. */
export const insertAlsoTaken = (db: Db, classIds: readonly string[]) => db.$executeRaw`
  INSERT INTO "AlsoTaken" ("classId", "otherId", count)
  SELECT "classId", "otherId", count FROM (
    SELECT a."classId", b."classId" AS "otherId", count(*)::int AS count,
      row_number() OVER (PARTITION BY a."classId" ORDER BY count(*) DESC, b."classId") AS place
    FROM "Participant" a
    CROSS JOIN LATERAL (
      SELECT p.id, p."classId" FROM "Participant" p WHERE p."userId" = a."userId" ORDER BY p."createdAt" DESC LIMIT ${mostClassesEach}
    ) b
    JOIN "Class" c ON c.id = b."classId" AND c."isForSale"
    WHERE a."classId" = ANY(${classIds}::uuid[]) AND b."classId" <> a."classId"
      AND ${hasAccess(Prisma.sql`a.id`)} AND ${hasAccess(Prisma.sql`b.id`)}
    GROUP BY a."classId", b."classId" HAVING count(*) >= ${fewestPeople}
  ) counted WHERE place <= ${mostOthers}`;

export const findAlsoTaken = (sql: RunSql, classIds: readonly string[], now: Date, take: number) =>
  sql<CardRow>(alsoTakenCardsSql(classIds, now, take));
