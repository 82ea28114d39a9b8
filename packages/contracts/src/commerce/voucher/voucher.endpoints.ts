import { z } from 'zod';
import { checkoutItems, checkoutRefusals, quote } from '../cart/cart.schemas.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { voucherFactsEndpoints } from './voucher-facts.endpoints.ts';
import { voucherKinds, voucherRefusals, voucherStates } from './voucher.rules.ts';
import {
  platformVoucherCreation,
  platformVoucherUpdate,
  typedCode,
  voucher,
  voucherCreation,
  voucherUpdate,
} from './voucher.schemas.ts';

const ownVoucher = z.object({ id: idOf('voucher') });
const platformVoucher = z.object({ id: idOf('platformVoucher') });
const vouchers = () =>
  listQuery({
    sort: ['code', 'startsAt', 'endsAt', 'used'],
    filter: { state: z.enum(voucherStates), kind: z.enum(voucherKinds), createdAt: z.iso.datetime() },
  });
const example = { code: 'RUANG20', kind: 'percent', value: 20, quota: 100, scope: { kind: 'all' } };
const check = checkoutItems.safeExtend({ code: typedCode });
const checkErrors = [...checkoutRefusals, ...voucherRefusals] as const;
const checkExample = { programIds: ['0198f1c0-0000-7000-8000-000000000000'], code: 'RUANG20' };
/** Limit per address: dozens of learners share one. Wrong codes have a limit of their own. */
const limit = { calls: 300, seconds: 60 };

/**
 * A mitra pays for its own vouchers from its share, and only for its own offers; the platform pays for the others. An
 * order uses at most one of each kind, the mitra's first and the platform's on the remainder.
 */
export const voucherEndpoints = defineEndpoints('voucher', {
  list: {
    method: 'GET',
    path: '/user/voucher',
    auth: 'partner',
    summary: 'The vouchers of the mitra I act for, newest first; `keyword` is part of a code',
    query: vouchers(),
    data: listOf(voucher),
  },
  create: {
    method: 'POST',
    path: '/user/voucher/create',
    auth: 'partner',
    summary: 'Make a voucher that my mitra pays for, for what is its own. A code is unique whatever its case',
    body: voucherCreation,
    data: voucher,
    errors: ['not_found', 'invalid_input', 'voucher_code_taken'],
    example,
  },
  detail: {
    method: 'GET',
    path: '/user/voucher/:id',
    auth: 'partner',
    summary: 'One voucher of my mitra',
    params: ownVoucher,
    data: voucher,
    errors: ['not_found'],
  },
  update: {
    method: 'PUT',
    path: '/user/voucher/:id',
    auth: 'partner',
    summary:
      'Change the fields that are sent, for orders from now on; orders that wait keep what they were placed with. The quota is never below what is held and used (`fields.quota` names the number), and the code stays once it was ordered with',
    params: ownVoucher,
    body: voucherUpdate,
    data: voucher,
    errors: ['not_found', 'invalid_input', 'voucher_code_taken', 'voucher_in_use', 'quota_below_taken'],
    example: { isActive: false },
  },
  remove: {
    method: 'DELETE',
    path: '/user/voucher/:id',
    auth: 'partner',
    summary: 'Delete a voucher that nobody ordered with; others are switched off by `isActive`',
    params: ownVoucher,
    data: noData,
    errors: ['not_found', 'voucher_in_use'],
  },
  platformList: {
    method: 'GET',
    path: '/operator/voucher',
    auth: 'operator',
    staff: ['finance'],
    summary: "The platform's vouchers, newest first; `keyword` is part of a code",
    query: vouchers(),
    data: listOf(voucher),
  },
  platformCreate: {
    method: 'POST',
    path: '/operator/voucher',
    auth: 'operator',
    staff: ['finance'],
    summary: 'Make a voucher that the platform pays for',
    body: platformVoucherCreation,
    data: voucher,
    errors: ['not_found', 'invalid_input', 'voucher_code_taken'],
    example: { ...example, code: 'HEMAT50', kind: 'fixed', value: 50_000 },
  },
  platformDetail: {
    method: 'GET',
    path: '/operator/voucher/:id',
    auth: 'operator',
    staff: ['finance'],
    summary: "One of the platform's vouchers",
    params: platformVoucher,
    data: voucher,
    errors: ['not_found'],
  },
  platformUpdate: {
    method: 'PUT',
    path: '/operator/voucher/:id',
    auth: 'operator',
    staff: ['finance'],
    summary: "Change one of the platform's vouchers, by the rules of a mitra's",
    params: platformVoucher,
    body: platformVoucherUpdate,
    data: voucher,
    errors: ['not_found', 'invalid_input', 'voucher_code_taken', 'voucher_in_use', 'quota_below_taken'],
    example: { isActive: false },
  },
  platformRemove: {
    method: 'DELETE',
    path: '/operator/voucher/:id',
    auth: 'operator',
    staff: ['finance'],
    summary: "Delete one of the platform's vouchers that nobody ordered with",
    params: platformVoucher,
    data: noData,
    errors: ['not_found', 'voucher_in_use'],
  },
  checkMitra: {
    method: 'POST',
    path: '/transaction/check-voucher-mitra',
    auth: 'user',
    limit,
    summary:
      "What these classes, tickets and bundles cost with a mitra's voucher, `code`, in place of the one in `voucherMitra`. Refuses as ordering does: `fields.voucherMitra` or `fields.voucherPlatform` says in a sentence which voucher and why, and `fields.shortBy` by how many rupiah the minimum purchase is missed",
    body: check,
    data: quote,
    errors: checkErrors,
    example: checkExample,
  },
  checkPlatform: {
    method: 'POST',
    path: '/transaction/check-voucher-platform',
    auth: 'user',
    limit,
    summary: 'The same with a voucher of the platform, `code`, in place of the one in `voucherPlatform`',
    body: check,
    data: quote,
    errors: checkErrors,
    example: checkExample,
  },
  ...voucherFactsEndpoints,
});
