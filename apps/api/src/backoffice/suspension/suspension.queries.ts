import type { Db, Prisma } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';

const stopColumns = {
  id: true,
  reason: true,
  stoppedAt: true,
  appeal: true,
  appealedAt: true,
  refusal: true,
  stoppedBy: { select: { fullname: true } },
} satisfies Prisma.MitraStopSelect;
export type StopRow = Prisma.MitraStopGetPayload<{ select: typeof stopColumns }>;

/** Finds the stop that holds a mitra now. */
export const findOpenStop = (db: Db, mitraId: string) =>
  db.mitraStop.findFirst({ where: { mitraId, liftedAt: null }, select: stopColumns });

export const findMitraBrief = (db: Db, ref: string) =>
  db.mitra.findFirst({ where: byRef(ref), select: { id: true, name: true, slug: true } });

/** Counts what is for sale, or was until the stop. */
export async function countOffers(db: Db, mitraId: string, stopId: string | null) {
  const isOffer = stopId ? { mitraStopId: stopId } : null;
  const [classes, bundles] = await Promise.all([
    db.class.count({ where: { mitraId, ...(isOffer ?? { isForSale: true }) } }),
    db.bundle.count({ where: { mitraId, ...(isOffer ?? { isOffered: true }) } }),
  ]);
  return classes + bundles;
}

/**
 * Locks all that a mitra has, then the mitra itself, in the order in which a publication locks them. Drafts are locked,
 * too: one that is being published either is live afterwards, or waits and is refused.
 */
export async function lockOffersAndMitra(tx: Db, mitraId: string) {
  await tx.$queryRaw`SELECT FROM "Class" WHERE "mitraId" = ${mitraId}::uuid ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT FROM "Bundle" WHERE "mitraId" = ${mitraId}::uuid ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT FROM "Mitra" WHERE id = ${mitraId}::uuid FOR UPDATE`;
}

interface NewStop {
  readonly mitraId: string;
  readonly reason: string;
  readonly stoppedById: string;
  readonly stoppedAt: Date;
}
/** Inserts a stop and takes all that is published off sale with it, except what was stopped on its own before. */
export async function insertStop(tx: Db, stop: NewStop) {
  const { id } = await tx.mitraStop.create({ data: stop, select: { id: true } });
  const { mitraId, reason: suspensionReason, stoppedAt: suspendedAt } = stop;
  const where = { mitraId, publishedAt: { not: null }, suspendedAt: null };
  const data = { suspendedAt, suspensionReason, mitraStopId: id };
  const classes = await tx.class.updateMany({ where, data });
  const bundles = await tx.bundle.updateMany({ where, data });
  return classes.count + bundles.count;
}

/** Lifts a stop and gives back exactly what it took off sale. */
export async function updateStopLifted(tx: Db, id: string, lifted: { liftedAt: Date; liftedById: string }) {
  await tx.mitraStop.update({ where: { id }, data: lifted, select: { id: true } });
  const data = { suspendedAt: null, suspensionReason: null, mitraStopId: null };
  const classes = await tx.class.updateMany({ where: { mitraStopId: id }, data });
  const bundles = await tx.bundle.updateMany({ where: { mitraStopId: id }, data });
  return classes.count + bundles.count;
}

/** Stores the appeal of an open stop; returns whether it was the first. */
export async function updateAppeal(
  tx: Db,
  id: string,
  appeal: { appeal: string; appealedAt: Date; appealedById: string },
) {
  const { count } = await tx.mitraStop.updateMany({ where: { id, liftedAt: null, appeal: null }, data: appeal });
  return count === 1;
}
export const updateRefusal = (tx: Db, id: string, refusal: string) =>
  tx.mitraStop.update({
    where: { id },
    data: { refusal },
    select: { mitra: { select: { id: true, name: true } } },
  });

/** Members of a mitra with open accounts; instructors of single classes are none. */
export const findMembers = (db: Db, mitraId: string) =>
  db.user.findMany({
    where: { deactivatedAt: null, memberships: { some: { mitraId, role: { not: 'instructor' } } } },
    orderBy: { id: 'asc' },
    select: { id: true, fullname: true, email: true },
  });
