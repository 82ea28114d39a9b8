import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  id: true,
  slug: true,
  title: true,
  versions: {
    select: { number: true, effectiveAt: true, publishedAt: true, changes: true },
    orderBy: { number: 'desc' },
  },
  draft: true,
  revision: true,
} satisfies Prisma.LegalTextSelect;
export type LegalTextRow = Prisma.LegalTextGetPayload<{ select: typeof columns }>;

export const findLegalTexts = (db: Db) => db.legalText.findMany({ select: columns });
export const findLegalText = (db: Db, slug: string) => db.legalText.findUnique({ where: { slug }, select: columns });
/**
 * Increments the revision that the operator saw; false if it has changed since. Of two operators, one waits for the
 * other.
 */
export const updateRevision = async (tx: Db, slug: string, revision: number) =>
  (await tx.legalText.updateMany({ where: { slug, revision }, data: { revision: { increment: 1 } } })).count > 0;
export const findBody = async (db: Db, slug: string, number: number) =>
  (await db.legalVersion.findUniqueOrThrow({ where: { slug_number: { slug, number } }, select: { body: true } })).body;

type Draft = Omit<Prisma.LegalDraftUncheckedCreateInput, 'slug'>;
export const upsertDraft = (tx: Db, slug: string, draft: Draft) =>
  tx.legalDraft.upsert({ where: { slug }, create: { slug, ...draft }, update: draft });
export const deleteDraft = (tx: Db, slug: string) => tx.legalDraft.delete({ where: { slug } });
export const insertVersion = (tx: Db, version: Prisma.LegalVersionUncheckedCreateInput) =>
  tx.legalVersion.create({ data: version });
