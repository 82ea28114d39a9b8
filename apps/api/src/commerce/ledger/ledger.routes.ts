import { ledgerEndpoints } from '@sinau/contracts/commerce/ledger/ledger.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { LedgerService } from './ledger.service.ts';
import type { StatementService } from './statement.service.ts';

export const ledgerRoutes = (ledger: LedgerService, statements: StatementService) =>
  defineRoutes(ledgerEndpoints, {
    myWallet: ({ actor }) => ledger.myWallet(actor),
    entries: ({ actor, query }) => ledger.entries(actor, query),
    monthlyCsv: ({ actor, query }) => statements.csv(actor, query),
    monthlyPdf: ({ actor, query }) => statements.pdf(actor, query),
    statementFile: async ({ params }) => ({
      ...(await statements.file(params)),
      type: 'application/pdf',
      cacheControl: 'private, no-store',
    }),
  });
