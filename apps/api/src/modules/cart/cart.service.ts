import type { QueryOf } from '@sinau/contracts';
import type { cartEndpoints } from '@sinau/contracts/cart/cart.endpoints';
import type { CartItem, CartReference, CheckoutItems, Quote } from '@sinau/contracts/cart/cart.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { checkoutOf, findCheckoutFacts, findPendingOrders, prepareCheckout, presentQuote } from '../checkout/index.ts';
import { findOwnedClassIds } from '../enrolment/index.ts';
import { presentCartItem, totalsOfCart } from './cart.presenter.ts';
import {
  countCartItems,
  deleteCartItemOwned,
  deleteCartItems,
  findAllCartItems,
  findCartItems,
  insertCartItem,
  type CartItemRow,
} from './cart.queries.ts';

export type CartService = ReturnType<typeof createCartService>;

export function createCartService({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>) {
  const present = async (userId: string, rows: readonly CartItemRow[]) => {
    const bundled = rows.flatMap(({ bundle }) => bundle?.items.map((item) => item.class.id) ?? []);
    const ownedIds = new Set(bundled.length > 0 ? await findOwnedClassIds(db, userId, bundled) : []);
    return rows.map((row) => presentCartItem(row, ownedIds, clock.now()));
  };

  return {
    async list(actor: Actor, query: QueryOf<typeof cartEndpoints.list>) {
      const { rows, total } = await findCartItems(db, actor.id, query);
      const list = await present(actor.id, rows);
      // The totals are of the whole cart, whatever page or keyword was asked for.
      const all =
        total === rows.length && !query.keyword ? list : await present(actor.id, await findAllCartItems(db, actor.id));
      return { ...listAnswer<CartItem>(query, list, total), selectable: totalsOfCart(all) };
    },

    count: (actor: Actor) => countCartItems(db, actor.id),

    /** Refuses what could not be bought. */
    async add(actor: Actor, reference: CartReference): Promise<CartItem> {
      const now = clock.now();
      const { classId, bundleId } = referenced(reference);
      const items = { programIds: classId ? [classId] : [], bundleIds: bundleId ? [bundleId] : [] };
      const facts = await findCheckoutFacts(sql, actor.id, items);
      checkoutOf(items, facts, now);
      try {
        const id = await insertCartItem(sql, { userId: actor.id, classId, bundleId, createdAt: now });
        // Bought meanwhile: the purchase emptied the cart before this item was in it.
        if (await deleteCartItemOwned(sql, id))
          throw new AppError(bundleId ? 'bundle_already_owned' : 'class_already_owned');
        const row = { id, class: facts.programs[0] ?? null, bundle: facts.bundles[0] ?? null };
        return presentCartItem(row, facts.ownedIds, now);
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('cart_item_exists', { cause: error });
        // The class or bundle was deleted meanwhile.
        if (isForeignKeyViolation(error)) throw new AppError('not_found', { cause: error });
        throw error;
      }
    },

    async remove(actor: Actor, { id }: { id: string }) {
      if ((await deleteCartItems(db, actor.id, { ids: [id] })) === 0) throw new AppError('not_found');
    },

    /** Ignores items that do not exist or belong to somebody else. */
    async removeMany(actor: Actor, { ids }: { ids: readonly string[] }) {
      await deleteCartItems(db, actor.id, ids.length > 0 ? { ids } : {});
    },

    async quote(actor: Actor, items: CheckoutItems): Promise<Quote> {
      const now = clock.now();
      const checkout = await prepareCheckout(sql, actor.id, items, now);
      const classIds = checkout.lines.map((line) => line.class.id);
      return presentQuote(checkout, await findPendingOrders(db, actor.id, classIds), now);
    },
  };
}

const referenced = (reference: CartReference) =>
  reference.type === 'Bundle'
    ? { classId: null, bundleId: reference.bundleId }
    : { classId: reference.programId, bundleId: null };
