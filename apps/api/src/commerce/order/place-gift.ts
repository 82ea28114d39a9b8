import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { UserId } from '../../platform/actor.ts';
import { sqlIn, type Db } from '../../platform/db.ts';
import { prepareCheckout } from '../checkout/index.ts';
import { contextOf } from '../order-record/index.ts';
import { insertCheckout } from './insert-checkout.ts';
import { lockBuyer, lockOrderedClasses, updateCompetingOrdersOverdue } from './order.queries.ts';
import type { PlacingDeps } from './place-order.ts';

interface Gift {
  readonly userId: UserId;
  readonly classId: string;
}

/**
 * Places an order of a program that costs its buyer nothing, and delivers it, in the caller's transaction. It is refused
 * where the person could not buy the program; an unpaid order of theirs for it is closed.
 */
export async function placeGift(deps: PlacingDeps, tx: Db, { userId, classId }: Gift) {
  const items = { programIds: [classId], bundleIds: [], webinarIds: [], ticketIds: [], voucherMitra: [] };
  const now = deps.clock.now();
  await lockOrderedClasses(tx, items);
  await lockBuyer(tx, userId);
  const { lines } = await prepareCheckout(sqlIn(tx), userId, items, { now });
  await updateCompetingOrdersOverdue(tx, userId, [classId], now);
  return insertCheckout(
    deps,
    contextOf(deps, tx),
    { id: userId },
    {
      lines: lines.map((line) => ({ ...line, ...priceLine({ listPrice: 0 }) })),
      vouchers: [],
      paymentMethod: null,
      replaced: [],
    },
  );
}
