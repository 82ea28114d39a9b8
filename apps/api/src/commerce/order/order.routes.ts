import { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { OwedRefundService } from '../refund/index.ts';
import type { MovedSeatService } from '../seat-move/index.ts';
import type { OrderService } from './order.service.ts';
import type { ChangePaymentMethod } from './payment-method.service.ts';

interface Services {
  readonly orders: OrderService;
  readonly changeMethod: ChangePaymentMethod;
  readonly owedRefunds: OwedRefundService;
  readonly movedSeats: MovedSeatService;
}

/** Routes that the contract groups as transactions, including those of the modules below. */
export const orderRoutes = ({ orders, changeMethod, owedRefunds, movedSeats }: Services) =>
  defineRoutes(transactionEndpoints, {
    create: ({ actor, body, address }) => orders.create(actor, body, address),
    detail: ({ actor, query }) => orders.detail(actor, query),
    list: ({ actor, query }) => orders.list(actor, query),
    history: ({ actor, query }) => orders.history(actor, query),
    changeMethod: ({ actor, params, body }) => changeMethod(actor, params, body),
    cancel: ({ actor, params }) => orders.cancel(actor, params),
    cancelSeat: ({ actor, params }) => movedSeats.cancel(actor, params),
    refunds: ({ actor, query }) => owedRefunds.list(actor, query),
    markRefunded: ({ actor, params, body }) => owedRefunds.markRefunded(actor, params, body),
    paymentMethods: async () => orders.paymentMethods(),
  });
