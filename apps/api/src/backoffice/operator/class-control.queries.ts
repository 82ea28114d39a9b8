import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  id: true,
  title: true,
  slug: true,
  publishedAt: true,
  suspendedAt: true,
  suspensionReason: true,
  mitraStopId: true,
  allowsNewsWriting: true,
  createdBy: { select: { fullname: true, email: true, deactivatedAt: true } },
} satisfies Prisma.ClassSelect;

/** Locks the class: of two concurrent commands the second sees the changes of the first. */
export async function lockControlledClass(tx: Db, where: Prisma.ClassWhereInput) {
  const found = await tx.class.findFirst({ where, select: { id: true } });
  if (!found) return null;
  await tx.$queryRaw`SELECT FROM "Class" WHERE id = ${found.id}::uuid FOR NO KEY UPDATE`;
  return tx.class.findUnique({ where: found, select: columns });
}

export const updateClassFact = (
  tx: Db,
  id: string,
  fact: Pick<Prisma.ClassUncheckedUpdateInput, 'suspendedAt' | 'suspensionReason' | 'allowsNewsWriting'>,
) => tx.class.update({ where: { id }, data: fact, select: { id: true } });
