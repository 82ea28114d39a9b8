import type { QueryOf } from '@sinau/contracts';
import type { wishlistEndpoints } from '@sinau/contracts/storefront/wishlist/wishlist.endpoints';
import { maxWishlist } from '@sinau/contracts/storefront/wishlist/wishlist.rules';
import type { WishChange } from '@sinau/contracts/storefront/wishlist/wishlist.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { presentWished } from './wishlist.presenter.ts';
import {
  countOtherWishes,
  deleteWish,
  findAllWishes,
  findWishedCards,
  findWishes,
  insertWish,
  isOffered,
  lockWisher,
} from './wishlist.queries.ts';

export type WishlistService = ReturnType<typeof createWishlistService>;

export function createWishlistService({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>) {
  return {
    async list(actor: Actor, query: QueryOf<typeof wishlistEndpoints.list>) {
      const { rows, total } = await findWishes(db, actor.id, query);
      const cards = await findWishedCards(sql, {
        classIds: rows.flatMap(({ classId }) => classId ?? []),
        bundleIds: rows.flatMap(({ bundleId }) => bundleId ?? []),
      });
      const cardOf = new Map(cards.map((card) => [card.id, card]));
      const now = clock.now();
      const list = rows.flatMap(({ classId, bundleId, createdAt }) => {
        const card = cardOf.get((classId ?? bundleId)!);
        return card ? [presentWished(card, createdAt, now)] : [];
      });
      return listAnswer(query, list, total);
    },

    async ids(actor: Actor) {
      const wishes = await findAllWishes(db, actor.id);
      return { ids: wishes.map(({ classId, bundleId }) => (classId ?? bundleId)!) };
    },

    async set(actor: Actor, wish: WishChange) {
      if (!wish.isKept) {
        await deleteWish(db, actor.id, wish);
        return;
      }
      try {
        await transact(db, async (tx) => {
          await lockWisher(tx, actor.id);
          if (!(await isOffered(tx, wish, clock.now()))) throw new AppError('not_found');
          if ((await countOtherWishes(tx, actor.id, wish)) >= maxWishlist) throw new AppError('wishlist_full');
          await insertWish(tx, actor.id, wish, clock.now());
        });
      } catch (error) {
        // The item was deleted meanwhile.
        if (isForeignKeyViolation(error)) throw new AppError('not_found', { cause: error });
        throw error;
      }
    },
  };
}
