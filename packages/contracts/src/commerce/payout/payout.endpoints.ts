import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, shapeOf } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { accountCooldownHours, payoutReasonRules, payoutReferenceRules, payoutStatuses } from './payout.rules.ts';
import {
  bank,
  bankAccountEntry,
  paymentData,
  payout,
  payoutRequest,
  receivedPayout,
  receivedPayoutDetail,
} from './payout.schemas.ts';

const byId = z.object({ id: idOf('payout') });
const payouts = listQuery({
  sort: ['requestedAt', 'amount', 'number'],
  filter: { status: z.enum(payoutStatuses) },
});
const because = z.strictObject(shapeOf(payoutReasonRules));

/** Payout requests of mitra, and their payment by operators. One operator approves, another one pays. */
export const payoutEndpoints = defineEndpoints('payout', {
  banks: {
    method: 'GET',
    path: '/report-class/get-bank-list',
    auth: 'partner',
    summary: 'The banks that earnings can be paid to, by the code of interbank transfers',
    data: z.object({ list: z.array(bank) }),
  },
  paymentData: {
    method: 'GET',
    path: '/report-class/get-payment-data',
    auth: 'partner',
    summary: 'The bank account of my mitra, and whether I may withdraw to it',
    data: paymentData,
  },
  updatePaymentData: {
    method: 'PUT',
    path: '/report-class/update-payment-data',
    auth: 'partner',
    summary: `Enter the bank account of my mitra, as one of its owners and with my password. Nothing can be withdrawn for ${accountCooldownHours} hours after; all owners are mailed. The same account again changes nothing`,
    body: bankAccountEntry,
    data: paymentData,
    errors: ['invalid_input', 'payout_owner_only', 'wrong_password', 'password_missing', 'too_many_requests'],
    example: { bankCode: '014', number: '1234567890', holder: 'Ruang Redaksi', password: 'rahasia-sekali' },
  },
  list: {
    method: 'GET',
    path: '/user/payout',
    auth: 'partner',
    summary: 'What my mitra withdrew, the newest first',
    query: payouts,
    data: listOf(payout),
  },
  create: {
    method: 'POST',
    path: '/user/payout/create',
    auth: 'partner',
    summary: 'Withdraw from the available balance to the bank account of my mitra, as one of its owners',
    body: payoutRequest,
    data: payout,
    errors: [
      'payout_owner_only',
      'bank_account_missing',
      'bank_account_cooling',
      'payout_exceeds_available',
      'mitra_stopped',
    ],
    example: { amount: 50_000 },
  },
  cancel: {
    method: 'PUT',
    path: '/user/payout/:id/cancel',
    auth: 'partner',
    summary: 'Take a payout back while nobody has approved it; the money is available again',
    params: byId,
    data: payout,
    errors: ['not_found', 'payout_owner_only', 'payout_not_requested'],
  },
  received: {
    method: 'GET',
    path: '/operator/payout',
    auth: 'operator',
    summary:
      'Payouts of all mitra, the longest waiting first; `keyword` is part of a name of a mitra or of a reference',
    query: payouts,
    data: listOf(receivedPayout),
  },
  detail: {
    method: 'GET',
    path: '/operator/payout/:id',
    auth: 'operator',
    summary: 'One payout with the whole number of its account',
    params: byId,
    data: receivedPayoutDetail,
    errors: ['not_found'],
  },
  approve: {
    method: 'PUT',
    path: '/operator/payout/:id/approve',
    auth: 'operator',
    summary: 'Approve a payout that was requested, so that another operator pays it',
    params: byId,
    data: receivedPayoutDetail,
    errors: ['not_found', 'payout_not_requested', 'payout_of_own_mitra', 'mitra_stopped'],
  },
  reject: {
    method: 'PUT',
    path: '/operator/payout/:id/reject',
    auth: 'operator',
    summary: 'Reject a payout that was requested; the money is available again',
    params: byId,
    body: because,
    data: receivedPayoutDetail,
    errors: ['not_found', 'payout_not_requested', 'payout_of_own_mitra'],
    example: { reason: 'Nama pemilik rekening berbeda dari nama mitra.' },
  },
  pay: {
    method: 'PUT',
    path: '/operator/payout/:id/pay',
    auth: 'operator',
    summary: 'Say that an approved payout was transferred, as another operator than who approved it',
    params: byId,
    body: z.strictObject(shapeOf(payoutReferenceRules)),
    data: receivedPayoutDetail,
    errors: ['not_found', 'payout_not_approved', 'payout_needs_other_operator', 'payout_of_own_mitra'],
    example: { reference: 'BCA-20261128-0042' },
  },
  fail: {
    method: 'PUT',
    path: '/operator/payout/:id/fail',
    auth: 'operator',
    summary: 'Say that the transfer of an approved payout failed; the money is available again',
    params: byId,
    body: because,
    data: receivedPayoutDetail,
    errors: ['not_found', 'payout_not_approved', 'payout_of_own_mitra'],
    example: { reason: 'Bank menolak: rekening tujuan sudah ditutup.' },
  },
  noteReturn: {
    method: 'PUT',
    path: '/operator/payout/:id/note-return',
    auth: 'operator',
    summary: 'Say that the bank sent a paid payout back. No money moves until another operator confirms it',
    params: byId,
    body: because,
    data: receivedPayoutDetail,
    errors: ['not_found', 'payout_not_paid', 'payout_of_own_mitra'],
    example: { reason: 'Bank mengembalikan transfernya: rekening tidak aktif.' },
  },
  confirmReturn: {
    method: 'PUT',
    path: '/operator/payout/:id/return',
    auth: 'operator',
    summary:
      'Confirm that the bank sent a paid payout back, as another operator than who said so; the money is available again',
    params: byId,
    data: receivedPayoutDetail,
    errors: ['not_found', 'payout_not_returning', 'payout_return_needs_other', 'payout_of_own_mitra'],
  },
  dismissReturn: {
    method: 'PUT',
    path: '/operator/payout/:id/dismiss-return',
    auth: 'operator',
    summary: 'Say that the bank did not send a payout back after all: it stays paid',
    params: byId,
    data: receivedPayoutDetail,
    errors: ['not_found', 'payout_not_returning', 'payout_of_own_mitra'],
  },
});
