import { z } from 'zod';
import { idOf, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { voucherOffer, voucherOrders } from './voucher-facts.schemas.ts';
import { redemptionStates, voucherTypes } from './voucher.rules.ts';

const offers = () =>
  listQuery({
    sort: ['price', 'title'],
    filter: { id: uuid, type: z.enum(voucherTypes), topicId: uuid, mitraId: uuid },
  });
const orders = () => listQuery({ sort: ['orderedAt', 'discount'], filter: { state: z.enum(redemptionStates) } });

/** Calls for the context of a voucher: what it can apply to, and its orders. */
export const voucherFactsEndpoints = {
  offers: {
    method: 'GET',
    path: '/user/voucher/offer',
    auth: 'partner',
    summary:
      'What my mitra has on sale, the cheapest first, to choose what a voucher is for and to work out what it would take off; `keyword` is part of a title',
    query: offers(),
    data: listOf(voucherOffer),
  },
  orders: {
    method: 'GET',
    path: '/user/voucher/:id/order',
    auth: 'partner',
    summary:
      'The orders with one of my vouchers, the newest first, and what all that used it come to; `keyword` is part of an order code',
    params: z.object({ id: idOf('voucher') }),
    query: orders(),
    data: voucherOrders,
    errors: ['not_found'],
  },
  platformOffers: {
    method: 'GET',
    path: '/operator/voucher/offer',
    auth: 'operator',
    staff: ['finance'],
    summary: 'The same of all mitra; `keyword` is part of a title or of the name of a mitra',
    query: offers(),
    data: listOf(voucherOffer),
  },
  platformOrders: {
    method: 'GET',
    path: '/operator/voucher/:id/order',
    auth: 'operator',
    staff: ['finance'],
    summary: "The orders with one of the platform's vouchers, and what all that used it come to",
    params: z.object({ id: idOf('platformVoucher') }),
    query: orders(),
    data: voucherOrders,
    errors: ['not_found'],
  },
} as const;
