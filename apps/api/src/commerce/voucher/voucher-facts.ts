import type { QueryOf } from '@sinau/contracts';
import type { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { findOffers } from './voucher-offers.queries.ts';
import { findVoucherOrders, findVoucherTotals } from './voucher-orders.queries.ts';
import { findVoucher, type VoucherOwner } from './voucher.queries.ts';

export type VoucherFacts = ReturnType<typeof createVoucherFacts>;

/** Facts read beside a voucher: the offers it can be for, and its orders. */
export const createVoucherFacts = ({ db }: Pick<Deps, 'db'>) => ({
  async offers({ mitraId }: VoucherOwner, query: QueryOf<typeof voucherEndpoints.offers>) {
    const { rows, total } = await findOffers(db, mitraId, query);
    return listAnswer(query, rows, total);
  },

  async orders(owner: VoucherOwner, { id }: { id: string }, query: QueryOf<typeof voucherEndpoints.orders>) {
    required(await findVoucher(db, owner, id));
    const [{ rows, total }, totals] = await Promise.all([findVoucherOrders(db, id, query), findVoucherTotals(db, id)]);
    const list = rows.map(({ orderedAt, ...row }) => ({ ...row, orderedAt: orderedAt.toISOString() }));
    return { ...listAnswer(query, list, total), totals };
  },
});
