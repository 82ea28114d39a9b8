import type { AbuseCaseKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import { Prisma, type Db } from '../../platform/db.ts';

/** The reported thing as it is now, or an appeal. */
export interface ThingRow {
  /** Name of its own; null where it is named after its author and class. */
  name: string | null;
  text: string;
  authorId: string | null;
  author: string | null;
  classId: string | null;
  class: string | null;
  slug: string | null;
  lessonId: string | null;
  mitraId: string | null;
  mitra: string | null;
  isMitraStopped: boolean | null;
  isForSale: boolean;
  isHidden: boolean;
  createdAt: Date;
}

const lines = (...parts: readonly Prisma.Sql[]) => Prisma.sql`concat_ws(E'\n\n', ${Prisma.join(parts)})`;
const none = Prisma.sql`NULL::uuid`;

/** Selects a thing of each kind by its id, in the same columns. What was deleted is not found. */
const thingOf: Record<AbuseCaseKind, (id: string) => Prisma.Sql> = {
  class: (id) => Prisma.sql`
    SELECT c.title AS name, c.description AS text, ${none} AS "authorId", c.id AS "classId", ${none} AS "lessonId", c."mitraId", false AS "isHidden", c."createdAt"
    FROM "Class" c WHERE c.id = ${id}::uuid AND c."publishedAt" IS NOT NULL`,
  review: (id) => Prisma.sql`
    SELECT NULL AS name, ${lines(Prisma.sql`repeat('★', r.rating)`, Prisma.sql`nullif(r.content, '')`)} AS text, r."userId" AS "authorId", r."classId", ${none} AS "lessonId", c."mitraId", r."takenDownAt" IS NOT NULL AS "isHidden", r."createdAt"
    FROM "Review" r JOIN "Class" c ON c.id = r."classId" WHERE r.id = ${id}::uuid`,
  discussion: (id) => Prisma.sql`
    SELECT NULL AS name, d.content AS text, d."userId" AS "authorId", d."classId", d."lessonId", c."mitraId", d."hiddenAt" IS NOT NULL AS "isHidden", d."createdAt"
    FROM "Discussion" d JOIN "Class" c ON c.id = d."classId" WHERE d.id = ${id}::uuid AND d."deletedAt" IS NULL`,
  profile: (id) => Prisma.sql`
    SELECT NULL AS name, ${lines(Prisma.sql`nullif(u.headline, '')`, Prisma.sql`nullif(u.bio, '')`, Prisma.sql`nullif(array_to_string(u.links, E'\n'), '')`)} AS text,
      u.id AS "authorId", ${none} AS "classId", ${none} AS "lessonId", ${none} AS "mitraId", u."profileHiddenAt" IS NOT NULL AS "isHidden", u."createdAt"
    FROM "User" u WHERE u.id = ${id}::uuid AND u."deactivatedAt" IS NULL`,
  portfolio: (id) => Prisma.sql`
    SELECT p.title AS name, ${lines(Prisma.sql`nullif(coalesce(v.content, p.content), '')`, Prisma.sql`p.link`)} AS text, p."userId" AS "authorId", ${none} AS "classId", ${none} AS "lessonId", ${none} AS "mitraId", p."hiddenAt" IS NOT NULL AS "isHidden", p."createdAt"
    FROM "PortfolioEntry" p LEFT JOIN "SubmissionVersion" v ON v.id = p."versionId" WHERE p.id = ${id}::uuid`,
  appeal: (id) => Prisma.sql`
    SELECT NULL AS name, s.appeal AS text, s."appealedById" AS "authorId", ${none} AS "classId", ${none} AS "lessonId", s."mitraId", false AS "isHidden", s."appealedAt" AS "createdAt"
    FROM "MitraStop" s WHERE s.id = ${id}::uuid AND s.appeal IS NOT NULL`,
};

export async function findThing(db: Db, kind: AbuseCaseKind, id: string) {
  const [row] = await db.$queryRaw<ThingRow[]>`
    SELECT t.name, t.text, t."authorId", u.fullname AS author, t."classId", c.title AS class, c.slug, t."lessonId", t."mitraId", m.name AS mitra,
      CASE WHEN m.id IS NOT NULL THEN EXISTS (SELECT FROM "MitraStop" s WHERE s."mitraId" = m.id AND s."liftedAt" IS NULL) END AS "isMitraStopped",
      coalesce(c."isForSale", false) AS "isForSale", t."isHidden", t."createdAt"
    FROM (${thingOf[kind](id)}) t
    LEFT JOIN "User" u ON u.id = t."authorId" LEFT JOIN "Class" c ON c.id = t."classId" LEFT JOIN "Mitra" m ON m.id = t."mitraId"`;
  return row ?? null;
}

/** Returns whether a user belongs to a mitra, as a member or an instructor. */
export const isInMitra = async (db: Db, mitraId: string, userId: string) =>
  (await db.mitraMember.count({ where: { mitraId, userId } })) > 0;

const recipient = { id: true, fullname: true, email: true } as const;
/** Finds who answers for a thing: its author, or the members of the mitra whose class it is. Closed accounts are not told. */
export const findResponsible = (db: Db, { authorId, mitraId }: Pick<ThingRow, 'authorId' | 'mitraId'>) =>
  db.user.findMany({
    where: {
      deactivatedAt: null,
      ...(authorId
        ? { id: authorId }
        : { memberships: { some: { mitraId: { in: mitraId ? [mitraId] : [] }, role: { not: 'instructor' } } } }),
    },
    orderBy: { id: 'asc' },
    select: recipient,
  });
