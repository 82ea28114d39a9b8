import type { UserId } from '../../platform/actor.ts';
import type { SimulatedState } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

export const findOwnSimulatedPayment = (db: Db, userId: UserId, id: string) =>
  db.simulatedPayment.findFirst({ where: { id, userId } });
export const findSimulatedPayment = (db: Db, id: string) => db.simulatedPayment.findUniqueOrThrow({ where: { id } });

/** Returns false if the payment can no longer be made. Of two concurrent calls, the first wins. */
export async function updateSimulatedState(
  db: Db,
  id: string,
  { from, to, now }: { from: readonly SimulatedState[]; to: SimulatedState; now: Date },
) {
  const { count } = await db.simulatedPayment.updateMany({
    where: { id, state: { in: [...from] }, expiresAt: { gt: now } },
    data: { state: to },
  });
  return count === 1;
}
