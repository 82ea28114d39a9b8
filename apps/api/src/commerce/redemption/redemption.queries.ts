import type { VoucherFunder } from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { Db } from '../../platform/db.ts';
import type { VoucherCodes } from './voucher-facts.queries.ts';

/** Vouchers that an order holds. */
export interface Held {
  readonly orderId: string;
  readonly voucherId: string;
}

/**
 * Locks vouchers until the transaction ends: those of these codes, and those that these orders use or used. All code
 * that takes or gives up a use locks in this order: class (as a key), buyer, orders, stock, vouchers. Returns what the
 * orders hold.
 */
export async function lockVouchers(
  tx: Db,
  { codes, orderIds }: { readonly codes?: VoucherCodes; readonly orderIds: readonly string[] },
): Promise<Held[]> {
  const named = [codes?.mitra, codes?.platform].filter((code) => typeof code === 'string');
  await tx.$executeRaw`
    SELECT FROM "Voucher" WHERE code = ANY(${named}::text[])
      OR id IN (SELECT "voucherId" FROM "VoucherRedemption" WHERE "orderId" = ANY(${orderIds}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`;
  if (orderIds.length === 0) return [];
  return tx.voucherRedemption.findMany({
    where: { orderId: { in: [...orderIds] }, state: 'held' },
    select: { orderId: true, voucherId: true },
  });
}

interface NewRedemption {
  voucherId: string;
  fundedBy: VoucherFunder;
  orderId: string;
  userId: string;
  state: 'held' | 'used';
  discount: number;
  createdAt: Date;
}
/** Inserts uses; the database counts them per voucher, and refuses those beyond its limits. */
export const insertRedemptions = (tx: Db, redemptions: NewRedemption[]) =>
  tx.voucherRedemption.createMany({ data: redemptions });

/** Marks the uses that the order held as used, and takes those again that it had given up before. */
export const updateRedemptionsUsed = (tx: Db, orderId: string) =>
  tx.voucherRedemption.updateMany({ where: { orderId, state: { not: 'used' } }, data: { state: 'used' } });

/** Frees the uses that the order held or used for others. */
export const updateRedemptionsReleased = (tx: Db, orderId: string) =>
  tx.voucherRedemption.updateMany({ where: { orderId, state: { not: 'released' } }, data: { state: 'released' } });

/**
 * Moves the uses of one order to another, without their being free in between; the first order records that it gave
 * them up.
 */
export async function moveRedemptions(tx: Db, from: string, to: string) {
  const held = await tx.voucherRedemption.findMany({ where: { orderId: from, state: 'held' }, omit: { id: true } });
  await tx.voucherRedemption.updateMany({ where: { orderId: from, state: 'held' }, data: { orderId: to } });
  await tx.voucherRedemption.createMany({
    data: held.map((one) => ({ ...one, state: 'released' as const })),
  });
}

/**
 * Returns whether each voucher that a closed order gave up has a use left for its buyer, not counting the uses that `newerIds`
 * hold.
 */
export async function canBeTakenAgain(tx: Db, orderId: string, newerIds: readonly string[]): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ fits: boolean }[]>`
    SELECT coalesce(bool_and(
      (v.quota IS NULL OR v.held + v.used - newer.count < v.quota) AND (v."perUser" IS NULL OR own.count - newer.count < v."perUser")), TRUE) AS fits
    FROM "VoucherRedemption" r JOIN "Voucher" v ON v.id = r."voucherId"
    CROSS JOIN LATERAL (
      SELECT count(*) FROM "VoucherRedemption" n WHERE n."voucherId" = v.id AND n.state = 'held' AND n."orderId" = ANY(${newerIds}::uuid[])) newer
    CROSS JOIN LATERAL (
      SELECT count(*) FROM "VoucherRedemption" n WHERE n."voucherId" = v.id AND n.state <> 'released' AND n."userId" = r."userId") own
    WHERE r."orderId" = ${orderId}::uuid AND r.state = 'released'`;
  return row!.fits;
}
