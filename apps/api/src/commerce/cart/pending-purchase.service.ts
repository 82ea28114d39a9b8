import type { WaitingPurchase } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { PendingPurchase } from '@sinau/contracts/core/auth/auth.schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { currentPendingPurchase, findUser } from '../../core/auth/index.ts';
import { presentSaleBundle, presentSaleClass } from '../../storefront/catalog/index.ts';
import { presentPendingItem } from './pending-purchase.presenter.ts';
import { findPendingBundle, findPendingClass, updatePendingPurchase } from './pending-purchase.queries.ts';

export type PendingPurchaseService = ReturnType<typeof createPendingPurchaseService>;

/** The offer that a visitor wanted before confirming their address, so that they need not search for it again. */
export function createPendingPurchaseService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const itemOf = async ({ buy, cart }: PendingPurchase): Promise<WaitingPurchase['item']> => {
    const [type, id] = (buy ?? cart)?.split(':') ?? [];
    if (!id) return null;
    if (type === 'bundle') {
      const bundle = await findPendingBundle(db, id);
      return bundle && presentPendingItem(type, presentSaleBundle(bundle, clock.now()));
    }
    const kind = type === 'webinar' ? 'webinar' : 'program';
    const row = await findPendingClass(db, kind, id);
    return row && presentPendingItem(kind, presentSaleClass(row, clock.now()));
  };

  return {
    async current({ id }: Actor): Promise<WaitingPurchase | null> {
      const wish = currentPendingPurchase(await findUser(db, id), clock.now());
      return wish && { wish, item: await itemOf(wish) };
    },
    async keep({ id }: Actor, wish: PendingPurchase): Promise<WaitingPurchase> {
      await updatePendingPurchase(db, id, { wish, wishedAt: clock.now() });
      return { wish, item: await itemOf(wish) };
    },
    async drop({ id }: Actor) {
      await updatePendingPurchase(db, id, null);
    },
  };
}
