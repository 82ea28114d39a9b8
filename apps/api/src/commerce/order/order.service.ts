import type { QueryOf, Received } from '@sinau/contracts';
import type { Order, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { codesOf, hasCodes, paymentMethods } from '../checkout/index.ts';
import { findOwnOrder, presentOrder, presentPlaced, type OrderRow, type WithoutBuyer } from '../order-record/index.ts';
import { countingTries } from '../redemption/index.ts';
import { applyMoney, closePayment, openPayment, type GatewayDeps } from './checkout-gateway.ts';
import { presentWholeOrder } from './order-history.presenter.ts';
import { findHistories } from './order-history.queries.ts';
import { findOrderState, findOwnOrders } from './order.queries.ts';
import { createPlacing, type CheckoutRequest, type PlacingDeps } from './place-order.ts';
import { endPending } from './settlement.ts';

export type OrderService = ReturnType<typeof createOrderService>;

type OrderKey = Received<typeof transactionEndpoints.detail>['query'];

/** Places, shows and cancels orders for their buyers. */
export function createOrderService(deps: PlacingDeps & Pick<Deps, 'limits'>) {
  const { db, clock, limits } = deps;
  const place = createPlacing(deps);

  return {
    detail: (actor: Actor, key: OrderKey) => wholeOrder(deps, actor, key),

    /**
     * The order is stored before the gateway is called; if that fails, sending the checkout again opens the same order.
     */
    async create(actor: Actor, checkout: CheckoutRequest, address: string) {
      await refusePaid(deps, actor, checkout);
      const order = await countingTries(limits, { userId: actor.id, address }, hasCodes(codesOf(checkout)), () =>
        place(actor, checkout),
      );
      const isToOpen = order.status === 'PENDING' && !order.redirectUrl;
      return presentPlaced(isToOpen ? await openPayment(deps, order) : order, clock.now());
    },

    async list(actor: Actor, query: QueryOf<typeof transactionEndpoints.list>) {
      const { rows, total } = await findOwnOrders(db, actor.id, query);
      return listAnswer<Order>(
        query,
        rows.map((order) => presentOrder(order, clock.now())),
        total,
      );
    },

    async history(actor: Actor, query: QueryOf<typeof transactionEndpoints.history>) {
      const { rows, total } = await findOwnOrders(db, actor.id, query);
      return listAnswer<WholeOrder>(query, await presentWhole(deps, rows), total);
    },

    async cancel(actor: Actor, { id }: { id: string }): Promise<Order> {
      await cancelPending(deps, required(await findOwnOrder(db, actor.id, { id })));
      return wholeOrder(deps, actor, { id });
    },

    paymentMethods: () => ({ list: [...paymentMethods], total: paymentMethods.length, page: 0, perPage: 0 }),
  };
}

async function presentWhole({ db, clock }: GatewayDeps, orders: readonly WithoutBuyer[]): Promise<WholeOrder[]> {
  const histories = await findHistories(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => presentWholeOrder(order, histories.get(order.id)!, clock.now()));
}

async function wholeOrder(deps: GatewayDeps, actor: Actor, { id, order_id: code = '' }: OrderKey): Promise<WholeOrder> {
  const [order] = await presentWhole(deps, [required(await findOwnOrder(deps.db, actor.id, id ? { id } : { code }))]);
  return order!;
}

/** Closes a pending order at the gateway and here; refuses if it was paid meanwhile, or is under review. */
async function cancelPending(deps: GatewayDeps, order: OrderRow) {
  const isCancelled =
    order.status === 'PENDING' &&
    (await closePayment(deps, order)) !== 'kept' &&
    (await endPending(deps, order.id, 'CANCELLED'));
  if (!isCancelled) throw await notPending(deps, order.id);
}

async function notPending({ db }: GatewayDeps, id: string) {
  const { status } = await findOrderState(db, id);
  return new AppError(status === 'REVIEW' ? 'payment_in_review' : 'order_not_pending');
}

/** Asks the gateway, before anything is locked, whether money was received for the orders that a new one replaces. */
async function refusePaid(deps: GatewayDeps, actor: Actor, { replaces }: CheckoutRequest) {
  const orders = await Promise.all(replaces.map(async (id) => required(await findOwnOrder(deps.db, actor.id, { id }))));
  for (const order of orders)
    if (order.status === 'PENDING' && (await applyMoney(deps, order))) throw await notPending(deps, order.id);
}
