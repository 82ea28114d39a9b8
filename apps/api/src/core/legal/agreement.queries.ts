import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { Prisma, type Db } from '../../platform/db.ts';

/** Selects the version in force of each text. */
const inForce = (now: Date) => Prisma.sql`
  SELECT DISTINCT ON (slug) slug, number, "effectiveAt" FROM "LegalVersion"
  WHERE "effectiveAt" <= ${now} ORDER BY slug, "effectiveAt" DESC`;

/**
 * Selects the texts that a user `u` with the membership `m` has to agree to. Those for partners bind the owner, who
 * applied; operators act for the author of the texts.
 */
export const askedTexts = (now: Date) => Prisma.sql`
  SELECT v.slug FROM (${inForce(now)}) v
  WHERE NOT u."isOperator" AND (v.slug <> 'mitra-terms' OR m.role = 'owner') AND NOT EXISTS (
    SELECT FROM "Agreement" a WHERE a."userId" = u.id AND a.slug = v.slug AND a.version = v."effectiveAt"
  )`;

/** Inserts agreements to the texts in force. A text that the installation does not have cannot be agreed to. */
export const insertAgreements = (db: Db, userId: string, slugs: readonly LegalSlug[], agreedAt: Date) =>
  db.$executeRaw`
    INSERT INTO "Agreement" ("userId", slug, version, "agreedAt")
    SELECT ${userId}::uuid, slug, "effectiveAt", ${agreedAt} FROM (${inForce(agreedAt)}) v WHERE slug = ANY(${slugs})
    ON CONFLICT DO NOTHING`;

/** Finds the versions that are or were in force, the oldest first. */
export const findForcefulVersions = (db: Db, now: Date) =>
  db.legalVersion.findMany({
    where: { effectiveAt: { lte: now } },
    orderBy: [{ slug: 'asc' }, { number: 'asc' }],
    select: { slug: true, number: true, effectiveAt: true, changes: true, text: { select: { title: true } } },
  });
