import type { Quote } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { Deps } from '../../platform/deps.ts';
import { countingTries, type Caller } from '../redemption/index.ts';
import { keysOf, prepareCheckout } from './checkout.ts';
import { presentQuote } from './checkout.presenter.ts';
import { findPendingOrders, type ChosenCheckout } from './checkout.queries.ts';
import { codesOf, hasCodes } from './vouchers.ts';

export type Quotes = ReturnType<typeof createQuotes>;

export function createQuotes({ db, sql, clock, limits }: Pick<Deps, 'db' | 'sql' | 'clock' | 'limits'>) {
  /** Price of a checkout, and the waiting orders that hold a part of it. */
  return (caller: Caller, items: ChosenCheckout): Promise<Quote> =>
    countingTries(limits, caller, hasCodes(codesOf(items)), async () => {
      const now = clock.now();
      const checkout = await prepareCheckout(sql, caller.userId, items, { now });
      return presentQuote(checkout, await findPendingOrders(db, caller.userId, keysOf(checkout.lines)), now);
    });
}
