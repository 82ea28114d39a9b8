import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, text, type ResourceName } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { order } from '../transaction/transaction.schemas.ts';
import { folded } from '../../core/typed/text.rules.ts';
import { differenceKinds, disputeStates, refundDays, refundMaxProgress, refundRefusals } from './refund.rules.ts';
import {
  bank,
  difference,
  dispute,
  disputeDecision,
  refundableOrder,
  refundAccountInput,
  refundDetail,
  refundGrant,
  refundPreview,
  refundRequest,
} from './refund.schemas.ts';

const byOrder = z.object({ id: idOf('order') });
const orderLineId = '0198f1c0-0000-7000-8000-000000000000';

/**
 * Refunds (docs/decisions/0183, 0184, 0185). "Consumed" in the policy means the participant's progress: passed lessons
 * over all lessons, as shown to them.
 */
export const refundEndpoints = defineEndpoints('refund', {
  preview: {
    method: 'GET',
    path: '/transaction/:id/refund',
    auth: 'user',
    summary: `What of an order of mine can be given back: within ${refundDays} days, with at most ${refundMaxProgress} % passed and no certificate; what is live until its first session begins`,
    params: byOrder,
    data: refundPreview,
    errors: ['not_found'],
  },
  ofClass: {
    method: 'GET',
    path: '/participant/class/:id/refund',
    auth: 'user',
    summary: 'The same of the orders by which I have a class, with the lines of that class alone; the newest first',
    params: z.object({ id: classRef }),
    data: z.object({ list: z.array(refundPreview) }),
    errors: ['not_found'],
  },
  request: {
    method: 'POST',
    path: '/transaction/:id/refund',
    auth: 'user',
    summary:
      'Give lines of an order back, each by itself; a seat takes its additional tickets with it. Access ends at once, progress stays, and the money is on its way. A refusal names the rule, and by how much (`fields.reason`)',
    params: byOrder,
    body: refundRequest,
    data: order,
    errors: ['not_found', 'refund_not_possible', 'refund_changed', ...refundRefusals],
    example: { lineIds: [orderLineId], total: 150_000 },
  },
  saveAccount: {
    method: 'PUT',
    path: '/transaction/:id/refund-account',
    auth: 'user',
    summary: 'Where the money goes that cannot go back the way it came, while some of it is owed',
    params: byOrder,
    body: refundAccountInput,
    data: order,
    errors: ['not_found', 'invalid_input', 'refund_account_not_needed'],
    limit: { calls: 20, seconds: 600 },
    example: { bankCode: '014', accountNumber: '1234567890', holder: 'Sekar Ayu' },
  },
  banks: {
    method: 'GET',
    path: '/transaction/bank',
    auth: 'user',
    summary: 'Banks that money can be paid back to',
    data: listOf(bank),
  },
  detail: {
    method: 'GET',
    path: '/operator/refund/:id',
    auth: 'operator',
    staff: ['support', 'finance'],
    summary:
      'One refund, with the whole number of the account that it goes to. The gateway is asked first how the payment stands, so that nothing is transferred that went back already',
    params: byOrder,
    data: refundDetail,
    errors: ['not_found', 'payment_unavailable'],
  },
  order: {
    method: 'GET',
    path: '/operator/refund/order/:code',
    auth: 'operator',
    staff: ['support', 'finance'],
    summary: "What of anybody's order can be given back, and what the policy says of it",
    params: z.object({
      code: text(60)
        .overwrite((typed) => folded(typed).replaceAll(' ', '').toUpperCase())
        .meta({ resource: 'orderCode' satisfies ResourceName }),
    }),
    data: refundableOrder,
    errors: ['not_found'],
  },
  grant: {
    method: 'POST',
    path: '/operator/order/:id/refund',
    auth: 'operator',
    staff: ['finance'],
    summary:
      'Give lines of a paid order back outside the policy, with a reason that is kept in the audit log; a certificate that was earned by it is revoked',
    params: byOrder,
    body: refundGrant,
    data: refundPreview,
    errors: ['not_found', 'refund_not_possible'],
    example: { lineIds: [orderLineId], reason: 'Video di tiga materi tidak bisa diputar.' },
  },
  disputes: {
    method: 'GET',
    path: '/operator/dispute',
    auth: 'operator',
    staff: ['finance'],
    summary:
      "Payments that buyers' banks dispute; `keyword` is part of an order code, a name, an address or the title of a class",
    query: listQuery({
      sort: ['disputedAt', 'total'],
      filter: { state: z.enum(disputeStates), buyerId: idOf('user'), classId: idOf('program') },
    }),
    data: listOf(dispute),
  },
  settleDispute: {
    method: 'PUT',
    path: '/operator/dispute/:id',
    auth: 'operator',
    staff: ['finance'],
    summary: 'How a dispute ended: won, everything is as before it; lost, the order is refunded by what the bank took',
    params: byOrder,
    body: disputeDecision,
    data: dispute,
    errors: ['not_found', 'dispute_over'],
    example: { outcome: 'won', reason: 'Bank menerima bukti akses pembeli.' },
  },
  differences: {
    method: 'GET',
    path: '/operator/payment-difference',
    auth: 'operator',
    staff: ['finance'],
    summary: 'Where the gateway and our books say different things, as the nightly comparison found',
    query: listQuery({ sort: ['foundAt'], filter: { isOpen: z.boolean(), kind: z.enum(differenceKinds) } }),
    data: listOf(difference),
  },
});
