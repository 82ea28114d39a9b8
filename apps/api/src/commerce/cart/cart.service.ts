import type { QueryOf } from '@sinau/contracts';
import type { cartEndpoints } from '@sinau/contracts/commerce/cart/cart.endpoints';
import type { CartItem, CartReference, CheckoutItems } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { checkoutOf, createQuotes, findCheckoutFacts, type CheckoutFacts } from '../checkout/index.ts';
import { findOwnedClassIds } from '../../core/enrolment/index.ts';
import { required } from '../../platform/required.ts';
import { presentCartItem, totalsOfCart } from './cart.presenter.ts';
import {
  countCartItems,
  deleteCartItemOwned,
  deleteCartItems,
  deleteCartTicketsWithoutSeat,
  findAllCartItems,
  findCartItem,
  findCartItems,
  hasSeatInCart,
  insertCartItem,
  updateQuantity,
  type CartItemRow,
} from './cart.queries.ts';

export type CartService = ReturnType<typeof createCartService>;

export function createCartService(deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'limits'>) {
  const { db, sql, clock } = deps;
  const quote = createQuotes(deps);
  const present = async (userId: string, rows: readonly CartItemRow[]) => {
    const bundled = rows.flatMap(({ bundle }) => bundle?.items.map((item) => item.class.id) ?? []);
    const ownedIds = new Set(bundled.length > 0 ? await findOwnedClassIds(db, userId, bundled) : []);
    return rows.map((row) => presentCartItem(row, ownedIds, clock.now()));
  };

  /** Refuses an item that could not be bought. A ticket with a seat is checked as if both were chosen. */
  const check = async (actor: Actor, item: NewItem) => {
    const items = itemsOf(item);
    const facts = await findCheckoutFacts(sql, actor.id, items);
    const additional = item.classId ? undefined : facts.webinars[0];
    const isInCart = additional && (await hasSeatInCart(db, actor.id, additional.class.id));
    const ownedIds = isInCart ? new Set([...facts.ownedIds, additional.class.id]) : facts.ownedIds;
    checkoutOf(items, { ...facts, ownedIds }, clock.now());
    // A regular ticket takes the position of its class, an additional one has its own.
    const kind = facts.webinars[0]?.stock?.tickets.find(({ id }) => id === item.ticketId)?.kind;
    if (kind && (kind === 'regular') !== (item.classId === facts.webinars[0]!.class.id))
      throw new AppError('not_found');
    return facts;
  };

  return {
    async list(actor: Actor, query: QueryOf<typeof cartEndpoints.list>) {
      const { rows, total } = await findCartItems(db, actor.id, query);
      const list = await present(actor.id, rows);
      // Totals of the whole cart, whatever page or keyword was requested.
      const all =
        total === rows.length && !query.keyword ? list : await present(actor.id, await findAllCartItems(db, actor.id));
      return { ...listAnswer<CartItem>(query, list, total), selectable: totalsOfCart(all) };
    },

    count: (actor: Actor) => countCartItems(db, actor.id),

    /** Refuses an item that could not be bought. */
    async add(actor: Actor, reference: CartReference): Promise<CartItem> {
      const item = referenced(reference);
      const facts = await check(actor, item);
      try {
        const now = clock.now();
        const { salePrice: seenPrice } = presentCartItem(rowOf('', item, facts), facts.ownedIds, now);
        const id = await insertCartItem(sql, { ...item, userId: actor.id, seenPrice, createdAt: now });
        // Bought concurrently: the purchase emptied the cart before this item was in it.
        if (await deleteCartItemOwned(sql, id))
          throw new AppError(item.bundleId ? 'bundle_already_owned' : 'class_already_owned');
        return presentCartItem(rowOf(id, item, facts), facts.ownedIds, now);
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('cart_item_exists', { cause: error });
        // The class or bundle was deleted concurrently.
        if (isForeignKeyViolation(error)) throw new AppError('not_found', { cause: error });
        throw error;
      }
    },

    async setQuantity(actor: Actor, { id }: { id: string }, { quantity }: { quantity: number }): Promise<CartItem> {
      const row = required(await findCartItem(db, actor.id, id));
      const [shown] = await present(actor.id, [{ ...row, quantity }]);
      if (shown!.type !== 'Ticket' ? quantity > 1 : quantity > shown!.perOrder) throw new AppError('ticket_limit');
      await updateQuantity(db, actor.id, id, { quantity, seenPrice: shown!.salePrice });
      const [changed] = await present(actor.id, [required(await findCartItem(db, actor.id, id))]);
      return changed!;
    },

    async remove(actor: Actor, { id }: { id: string }) {
      if ((await deleteCartItems(db, actor.id, { ids: [id] })) === 0) throw new AppError('not_found');
      await deleteCartTicketsWithoutSeat(db, actor.id);
    },

    /** Ignores items that do not exist or belong to another user. */
    async removeMany(actor: Actor, { ids }: { ids: readonly string[] }) {
      await deleteCartItems(db, actor.id, ids.length > 0 ? { ids } : {});
      if (ids.length > 0) await deleteCartTicketsWithoutSeat(db, actor.id);
    },

    quote: (actor: Actor, items: CheckoutItems, address: string) => quote({ userId: actor.id, address }, items),
  };
}

interface NewItem {
  readonly classId: string | null;
  readonly bundleId: string | null;
  readonly ticketId: string | null;
  readonly quantity: number;
}
const nothing: NewItem = { classId: null, bundleId: null, ticketId: null, quantity: 1 };

function referenced(reference: CartReference): NewItem {
  switch (reference.type) {
    case 'Program':
      return { ...nothing, classId: reference.programId };
    case 'Webinar':
      return { ...nothing, classId: reference.webinarId, ticketId: reference.ticketId };
    case 'Ticket':
      return { ...nothing, ticketId: reference.ticketId, quantity: reference.quantity };
    case 'Bundle':
      return { ...nothing, bundleId: reference.bundleId };
  }
}

/** Builds the row that was inserted from data already known. */
function rowOf(id: string, { ticketId, quantity, classId }: NewItem, { programs, bundles, webinars }: CheckoutFacts) {
  const webinar = webinars[0];
  return {
    id,
    ticketId,
    quantity,
    isSeat: classId !== null,
    class: programs[0] ?? webinar?.class ?? null,
    bundle: bundles[0] ?? null,
    stock: webinar?.stock ?? null,
    own: webinar?.own ?? null,
    endsAt: webinar?.endsAt ?? null,
    isOwned: false,
    isOwn: false,
    waitsInOrder: null,
    seenPrice: null,
  };
}

const itemsOf = ({ classId, bundleId, ticketId, quantity }: NewItem) => ({
  programIds: classId && !ticketId ? [classId] : [],
  bundleIds: bundleId ? [bundleId] : [],
  webinarIds: [],
  ticketIds: ticketId ? Array.from({ length: quantity }, () => ticketId) : [],
});
