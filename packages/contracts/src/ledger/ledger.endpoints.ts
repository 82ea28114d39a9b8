import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { idOf, instant } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { classTypes } from '../report/report.schemas.ts';
import { walletEntryKinds } from './ledger.rules.ts';
import { wallet, walletEntry } from './ledger.schemas.ts';

export const ledgerEndpoints = defineEndpoints('ledger', {
  myWallet: {
    method: 'GET',
    path: '/report-class/get-my-wallet',
    auth: 'partner',
    summary: 'What the mitra I act for has: available, held and paid out',
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
});
