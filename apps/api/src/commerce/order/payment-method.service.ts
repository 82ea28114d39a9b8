import type { PaymentMethodCode, PlacedOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { handVouchersOver } from '../redemption/index.ts';
import { holdStock, lockStock } from '../../storefront/stock/index.ts';
import { createCheckoutGateway } from './checkout-gateway.ts';
import { newOrderCode } from './order-code.ts';
import type { Settlement } from './settlement.ts';
import { presentPlaced } from '../order-record/order.presenter.ts';
import {
  findOrder,
  findOwnOrder,
  insertOrder,
  lockOrder,
  lockOrderedClasses,
  updateReplaced,
  type LockedOrder,
  type OrderRow,
} from './order.queries.ts';
import { nextCheckOf, ticketLinesOf } from './order.rules.ts';

export type PaymentMethodService = ReturnType<typeof createPaymentMethodService>;

/** Another way to pay for an order that waits (docs/decisions/0188). */
export function createPaymentMethodService(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'payments'>,
  settlement: Settlement,
) {
  const { db, clock } = deps;
  const gateway = createCheckoutGateway(deps, settlement);

  /** The same lines at the same prices, until the same deadline, under a code of its own: a gateway takes each code once. */
  const insertSame = async (tx: Db, order: LockedOrder, paymentMethod: PaymentMethodCode) => {
    const now = clock.now();
    const { userId, total, gateway: name, expiresAt } = order;
    const placed = await insertOrder(
      tx,
      {
        code: newOrderCode(now),
        userId,
        status: 'PENDING',
        total,
        paymentMethod,
        gateway: name,
        createdAt: now,
        expiresAt,
        paidAt: null,
        nextCheckAt: nextCheckOf({ createdAt: now, expiresAt }, now),
      },
      order.lines.map(sameLine),
    );
    await holdStock(tx, deps, { userId, lines: ticketLinesOf(placed), as: 'held' });
    await handVouchersOver(tx, order, placed.id);
    return placed;
  };

  /** Closes an order and places the same one. A call that comes second finds what the first one placed. */
  const replace = (order: OrderRow, paymentMethod: PaymentMethodCode) =>
    transact(db, async (tx): Promise<OrderRow> => {
      const classIds = order.lines.map(({ classId }) => classId);
      const webinarIds = await lockOrderedClasses(tx, { ...nothing, programIds: classIds });
      const locked = await lockOrder(tx, order.id);
      const [placed] = locked.replacedById ? [await findOrder(tx, locked.replacedById)] : [];
      if (placed?.status === 'PENDING' && placed.paymentMethod === paymentMethod) return placed;
      if (locked.status === 'REVIEW') throw new AppError('payment_in_review');
      if (locked.status !== 'PENDING' || locked.expiresAt <= clock.now()) throw new AppError('order_not_pending');
      if (webinarIds.length > 0) await lockStock(tx, webinarIds);
      const inItsPlace = await settlement.replace(tx, [locked], () => insertSame(tx, locked, paymentMethod), {
        keepsVouchers: true,
      });
      await updateReplaced(tx, [locked.id], inItsPlace.id);
      return inItsPlace;
    });

  return {
    /** The gateway is asked first whether money came, and told afterwards that the old payment is closed. */
    async change(
      actor: Actor,
      { id }: { id: string },
      { paymentMethod }: { paymentMethod: PaymentMethodCode },
    ): Promise<PlacedOrder> {
      const order = required(await findOwnOrder(db, actor.id, { id }));
      if (order.status === 'PENDING') await gateway.takeMoney(order);
      const isSame =
        order.status === 'PENDING' && order.paymentMethod === paymentMethod && order.expiresAt > clock.now();
      const placed = isSame ? await findOrder(db, id) : await replace(order, paymentMethod);
      if (placed.status !== 'PENDING')
        throw new AppError(placed.status === 'REVIEW' ? 'payment_in_review' : 'order_not_pending');
      return presentPlaced(placed.redirectUrl ? placed : await gateway.open(placed), clock.now());
    },
  };
}

/** A line for another order: what was ordered, as it was. */
function sameLine(line: LockedOrder['lines'][number]) {
  const { id: _, orderId: __, ticket: ___, ...ordered } = line;
  return ordered;
}

const nothing = { programIds: [], bundleIds: [], webinarIds: [], ticketIds: [] };
