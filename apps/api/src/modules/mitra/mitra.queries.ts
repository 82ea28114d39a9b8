import type { MitraStatus } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

export async function updateMitraStatus(db: Db, ref: { id: string } | { slug: string }, status: MitraStatus) {
  const [mitra] = await db.mitra.updateManyAndReturn({ where: ref, data: { status }, select: { id: true, name: true, status: true } });
  return mitra ?? null;
}
