import type { WaitingWish } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { Wish } from '@sinau/contracts/core/auth/auth.schemas';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { currentWish, findUser } from '../../core/auth/index.ts';
import { presentSaleBundle, presentSaleClass } from '../../storefront/catalog/index.ts';
import { presentWishedItem } from './wish.presenter.ts';
import { findWishedBundle, findWishedClass, updateWish } from './wish.queries.ts';

export type WishService = ReturnType<typeof createWishService>;

/** The offer that a visitor wanted before confirming their address, so that they need not search for it again. */
export function createWishService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const itemOf = async ({ buy, cart }: Wish): Promise<WaitingWish['item']> => {
    const [type, id] = (buy ?? cart)?.split(':') ?? [];
    if (!id) return null;
    if (type === 'bundle') {
      const bundle = await findWishedBundle(db, id);
      return bundle && presentWishedItem(type, presentSaleBundle(bundle, clock.now()));
    }
    const kind = type === 'webinar' ? 'webinar' : 'program';
    const row = await findWishedClass(db, kind, id);
    return row && presentWishedItem(kind, presentSaleClass(row, clock.now()));
  };

  return {
    async current({ id }: Actor): Promise<WaitingWish | null> {
      const wish = currentWish(await findUser(db, id), clock.now());
      return wish && { wish, item: await itemOf(wish) };
    },
    async keep({ id }: Actor, wish: Wish): Promise<WaitingWish> {
      await updateWish(db, id, { wish, wishedAt: clock.now() });
      return { wish, item: await itemOf(wish) };
    },
    async drop({ id }: Actor) {
      await updateWish(db, id, null);
    },
  };
}
