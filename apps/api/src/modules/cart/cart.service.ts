import type { CartItem, CartReference, CheckoutItems, Quote } from '@sinau/contracts/cart/cart.schemas';
import type { ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { prepareCheckout, presentQuote } from '../checkout/index.ts';
import { findOwnedClassIds } from '../learning/index.ts';
import { presentCartItem } from './cart.presenter.ts';
import { countCartItems, deleteCartItems, findCartItems, insertCartItem, type CartItemRow } from './cart.queries.ts';

export type CartService = ReturnType<typeof createCartService>;

export function createCartService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const present = async (userId: string, rows: readonly CartItemRow[]) => {
    const bundled = rows.flatMap(({ bundle }) => bundle?.items.map((item) => item.class.id) ?? []);
    const ownedIds = new Set(bundled.length > 0 ? await findOwnedClassIds(db, userId, bundled) : []);
    return rows.map((row) => presentCartItem(row, ownedIds, clock.now()));
  };

  return {
    async list(userId: string, query: ListQuery) {
      const where: Prisma.CartItemWhereInput = query.keyword
        ? { OR: [{ class: titleHas(query.keyword) }, { bundle: titleHas(query.keyword) }] }
        : {};
      const orderBy = [
        ...sortingOf(query, [['createdAt', 'desc']]).map(([name, direction]) => ({ [name]: direction })),
        { id: 'desc' as const },
      ];
      const [rows, total] = await Promise.all([
        findCartItems(db, userId, { where, orderBy, ...pageOf(query) }),
        countCartItems(db, userId, where),
      ]);
      return listAnswer<CartItem>(query, await present(userId, rows), total);
    },

    count: (userId: string) => countCartItems(db, userId),

    /** Whatever could not be bought cannot be put in the cart either. */
    async add(userId: string, wanted: CartReference): Promise<CartItem> {
      const now = clock.now();
      const isBundle = wanted.type === 'Bundle';
      await prepareCheckout(
        db,
        userId,
        isBundle ? { programIds: [], bundleIds: [wanted.bundleId] } : { programIds: [wanted.programId], bundleIds: [] },
        now,
      );
      try {
        const row = await insertCartItem(db, {
          userId,
          createdAt: now,
          ...(isBundle ? { bundleId: wanted.bundleId } : { classId: wanted.programId }),
        });
        return (await present(userId, [row]))[0]!;
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('cart_item_exists', { cause: error });
        throw error;
      }
    },

    async remove(userId: string, id: string) {
      if ((await deleteCartItems(db, userId, { ids: [id] })) === 0) throw new AppError('not_found');
    },

    /** Items that are gone already, or are somebody else's, are left as they are. */
    async removeMany(userId: string, ids: readonly string[]) {
      await deleteCartItems(db, userId, ids.length > 0 ? { ids } : {});
    },

    async quote(userId: string, items: CheckoutItems): Promise<Quote> {
      return presentQuote(await prepareCheckout(db, userId, items, clock.now()));
    },
  };
}

const titleHas = (keyword: string) => ({ title: containing(keyword) });
