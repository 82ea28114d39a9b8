import { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { MovedSeatService } from '../seat-move/moved-seat.service.ts';
import type { PaymentMethodService } from './payment-method.service.ts';
import type { RefundService } from '../refund/owed-refund.service.ts';
import type { TransactionService } from './order.service.ts';

export const transactionRoutes = (
  transactions: TransactionService,
  refunds: RefundService,
  movedSeats: MovedSeatService,
  paymentMethods: PaymentMethodService,
) =>
  defineRoutes(transactionEndpoints, {
    create: ({ actor, body, address }) => transactions.create(actor, body, address),
    detail: ({ actor, query }) => transactions.detail(actor, query),
    list: ({ actor, query }) => transactions.list(actor, query),
    history: ({ actor, query }) => transactions.history(actor, query),
    changeMethod: ({ actor, params, body }) => paymentMethods.change(actor, params, body),
    cancel: ({ actor, params }) => transactions.cancel(actor, params),
    giveBackSeat: ({ actor, params }) => movedSeats.giveBack(actor, params),
    refunds: ({ actor, query }) => refunds.list(actor, query),
    markRefunded: ({ actor, params, body }) => refunds.markRefunded(actor, params, body),
    paymentMethods: async () => transactions.paymentMethods(),
  });
