import { Prisma } from '../../platform/db.ts';

/**
 * Selects the buyers of a bundle, one row each, in the columns of a participant: their progress in all classes that
 * they got with it, and the time. The id is that of their first enrolment.
 */
export const buyersOf = (bundleId: Prisma.Sql) => Prisma.sql`(
  SELECT (array_agg(e.id ORDER BY e.id))[1] AS id, e."userId", floor(avg(e.progress))::int AS progress, min(g."createdAt") AS "createdAt",
    max(e."lastActivityAt") AS "lastActivityAt", CASE WHEN min(e.progress) = 100 THEN max(e."completedAt") END AS "completedAt",
    bool_or(EXISTS (SELECT FROM "Grant" a WHERE a."participantId" = e.id AND a."endedAt" IS NULL)) AS "hasAccess",
    json_agg(json_build_object('id', e.id, 'title', k.title, 'progress', e.progress) ORDER BY e.id) AS enrolments,
    array_agg(e.id) AS "participantIds"
  FROM "OrderLine" l
  JOIN "Grant" g ON g."orderLineId" = l.id
  JOIN "Participant" e ON e.id = g."participantId"
  JOIN "Class" k ON k.id = e."classId"
  WHERE l."bundleId" = ${bundleId} GROUP BY e."userId")`;

/** Selects the same buyers in the columns of figures of participants. */
export const buyerFiguresOf = (bundleId: Prisma.Sql) => Prisma.sql`(
  SELECT (p."createdAt" AT TIME ZONE 'Asia/Jakarta')::date AS day, 1 AS participants, p.progress, (p.progress = 0)::int AS "notBegun",
    (p.progress BETWEEN 1 AND 33)::int AS "firstThird", (p.progress BETWEEN 34 AND 66)::int AS "secondThird",
    (p.progress BETWEEN 67 AND 99)::int AS "lastThird", (p.progress = 100)::int AS done
  FROM ${buyersOf(bundleId)} p)`;
