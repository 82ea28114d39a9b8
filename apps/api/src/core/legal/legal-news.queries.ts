import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { Prisma, type Db } from '../../platform/db.ts';

export async function findVersion(db: Db, slug: LegalSlug, number: number) {
  const { text, ...version } = await db.legalVersion.findUniqueOrThrow({
    where: { slug_number: { slug, number } },
    select: { changes: true, effectiveAt: true, text: { select: { title: true } } },
  });
  return { ...version, title: text.title };
}

const isOwner = Prisma.sql`EXISTS (SELECT FROM "MitraMember" m WHERE m."userId" = u.id AND m.role = 'owner')`;

/** Finds the next users whom a text binds (docs/decisions/0172), in the order of their accounts. */
export const findNextBound = (db: Db, slug: LegalSlug, after: string | null, take: number) =>
  db.$queryRaw<{ id: string; fullname: string; email: string }[]>`
    SELECT u.id, u.fullname, u.email FROM "User" u
    WHERE u."deactivatedAt" IS NULL AND u."deletedAt" IS NULL AND NOT u."isOperator"
      ${slug === 'mitra-terms' ? Prisma.sql`AND ${isOwner}` : Prisma.empty}
      ${after ? Prisma.sql`AND u.id > ${after}::uuid` : Prisma.empty}
    ORDER BY u.id LIMIT ${take}`;
