import { ledgerEndpoints } from '@sinau/contracts/ledger/ledger.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LedgerService } from './ledger.service.ts';

export const ledgerRoutes = (ledger: LedgerService) =>
  defineRoutes(ledgerEndpoints, {
    myWallet: ({ actor }) => ledger.myWallet(actor),
    entries: ({ actor, query }) => ledger.entries(actor, query),
  });
