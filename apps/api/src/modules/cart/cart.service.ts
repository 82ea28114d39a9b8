import type { CartItem, Quote } from '@sinau/contracts/cart/cart.schemas';
import type { ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { prepareCheckout, presentQuote } from '../checkout/index.ts';
import { presentCartItem } from './cart.presenter.ts';
import { countCartItems, deleteCartItems, findCartItems, insertCartItem } from './cart.queries.ts';

export type CartService = ReturnType<typeof createCartService>;

export function createCartService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async list(userId: string, query: ListQuery) {
      const where: Prisma.CartItemWhereInput = query.keyword ? { class: { title: { contains: query.keyword, mode: 'insensitive' } } } : {};
      const orderBy = [...sortingOf(query, [['createdAt', 'desc']]).map(([name, direction]) => ({ [name]: direction })), { id: 'desc' as const }];
      const [rows, total] = await Promise.all([findCartItems(db, userId, { where, orderBy, ...pageOf(query) }), countCartItems(db, userId, where)]);
      return listAnswer<CartItem>(query, rows.map(presentCartItem), total);
    },

    count: (userId: string) => countCartItems(db, userId),

    /** Whatever could not be bought cannot be put in the cart either. */
    async add(userId: string, classId: string): Promise<CartItem> {
      await prepareCheckout(db, userId, [classId]);
      try {
        return presentCartItem(await insertCartItem(db, { userId, classId, createdAt: clock.now() }));
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

    async quote(userId: string, classIds: readonly string[]): Promise<Quote> {
      return presentQuote(await prepareCheckout(db, userId, classIds));
    },
  };
}
