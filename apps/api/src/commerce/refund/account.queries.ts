import type { UserId } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';

export const findBanks = (db: Db) => db.bank.findMany({ orderBy: [{ name: 'asc' }, { code: 'asc' }] });
export const findBank = (db: Db, code: string) => db.bank.findUnique({ where: { code } });

/** Keeps operators from marking, and the gateway's outcome from being written, while an account is stored. */
export const lockOwnOrder = async (tx: Db, userId: UserId, id: string) => {
  const [order] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Order" WHERE id = ${id}::uuid AND "userId" = ${userId}::uuid FOR NO KEY UPDATE`;
  return order ?? null;
};
/** Returns whether some of the amount owed cannot be paid back by the gateway. */
export async function isAccountNeeded(tx: Db, orderId: string) {
  const [row] = await tx.$queryRaw<{ is: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM "RefundPayment" p JOIN "Order" o ON o.id = p."orderId" LEFT JOIN "LineRefund" r ON r.id = p.id
      WHERE p."orderId" = ${orderId}::uuid AND p.way = 'bank'
        AND CASE WHEN r.id IS NULL THEN o."refundedAt" IS NULL ELSE r."refundedAt" IS NULL END) AS is`;
  return row!.is;
}

interface Account {
  bankCode: string;
  holder: string;
  number: string;
  numberEnd: string;
  updatedAt: Date;
}
export const upsertAccount = (tx: Db, orderId: string, account: Account) =>
  tx.refundAccount.upsert({ where: { orderId }, create: { orderId, ...account }, update: account });

/** Finds the sealed number of the account that a refund goes to. */
export const findSealedNumber = (db: Db, refundId: string) =>
  db.refundPayment.findUnique({
    where: { id: refundId },
    select: { orderId: true, order: { select: { refundAccount: { select: { number: true } } } } },
  });
