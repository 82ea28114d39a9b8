import { transactionEndpoints } from '@sinau/contracts/transaction/transaction.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { TransactionService } from './transaction.service.ts';

export const transactionRoutes = (transactions: TransactionService) =>
  defineRoutes(transactionEndpoints, {
    create: ({ actor, body }) => transactions.create(actor.id, body),
    detail: ({ actor, query }) =>
      transactions.detail(actor.id, query.id ? { id: query.id } : { orderId: query.order_id ?? '' }),
    list: ({ actor, query }) => transactions.list(actor.id, query),
    cancel: ({ actor, params }) => transactions.cancel(actor.id, params.id),
    paymentMethods: async () => transactions.paymentMethods(),
  });
