// Written by `pnpm generate` from packages/contracts.
import type { ledgerEndpoints } from '@sinau/contracts/commerce/ledger/ledger.endpoints';
import { downloadOperation, operation } from '../operation.ts';

export const ledger = {
  key: ['ledger'],
  myWallet: operation<typeof ledgerEndpoints.myWallet>('ledger.myWallet', 'GET', '/report-class/get-my-wallet'),
  entries: operation<typeof ledgerEndpoints.entries>('ledger.entries', 'GET', '/report-class/wallet'),
  monthlyCsv: downloadOperation<typeof ledgerEndpoints.monthlyCsv>('ledger.monthlyCsv', 'GET', '/report-class/get-monthly-transaction/csv'),
  monthlyPdf: operation<typeof ledgerEndpoints.monthlyPdf>('ledger.monthlyPdf', 'GET', '/report-class/get-monthly-transaction/pdf'),
};
