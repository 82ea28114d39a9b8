import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, noData } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { classTypes } from '../../storefront/catalog/offer.rules.ts';
import { walletEntryKinds } from './ledger.rules.ts';
import { wallet, walletEntry } from './ledger.schemas.ts';

/** A month in Jakarta. */
const ofMonth = z.object({
  month: z
    .string()
    .max(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Tulis bulannya seperti 2026-11')
    .optional(),
});

const fileName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+\.pdf$/);
const limit = { calls: 30, seconds: 60 };

export const ledgerEndpoints = defineEndpoints('ledger', {
  myWallet: {
    method: 'GET',
    path: '/report-class/get-my-wallet',
    auth: 'partner',
    summary: 'What the mitra I act for has: available, held, being paid out, paid out and owed',
    data: wallet,
  },
  entries: {
    method: 'GET',
    path: '/report-class/wallet',
    auth: 'partner',
    summary: 'Its ledger, the newest first; `keyword` is part of a title or of an order code',
    query: listQuery({
      sort: ['occurredAt', 'amount'],
      filter: {
        kind: z.enum(walletEntryKinds),
        type: z.enum(classTypes),
        occurredAt: instant,
        classId: idOf('program'),
      },
    }),
    data: listOf(walletEntry),
  },
  monthlyCsv: {
    method: 'GET',
    path: '/report-class/get-monthly-transaction/csv',
    auth: 'partner',
    summary:
      'Its statement of a month in Jakarta as a table, without `month` of the current one: each line signed, with the balance after it',
    query: ofMonth,
    answers: 'csv',
    data: noData,
    limit,
  },
  monthlyPdf: {
    method: 'GET',
    path: '/report-class/get-monthly-transaction/pdf',
    auth: 'partner',
    summary: 'Where the same is for printing, with its first 500 lines, for five minutes',
    query: ofMonth,
    data: z.object({ address: z.string() }),
    limit,
  },
  statementFile: {
    method: 'GET',
    path: '/report-class/statement/:token/:name',
    auth: 'public',
    answers: 'file',
    summary: 'The PDF, by an address that `monthlyPdf` gave',
    params: z.object({ token: z.string().max(200), name: fileName }),
    data: noData,
    errors: ['not_found', 'statement_address_expired'],
    limit,
  },
});
