import type { CartItem, CartProblem, CartTotals } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { SaleState } from '@sinau/contracts/storefront/stock/sale.rules';
import { isoOrNull } from '../../platform/iso.ts';
import { presentSaleBundle, presentSaleClass, type SaleBundle } from '../../storefront/catalog/index.ts';
import { linesOf } from '../checkout/index.ts';
import { priceOf, saleOfTicket, saleWithoutSeats, stockFor } from '../../storefront/stock/index.ts';
import type { CartItemRow } from './cart.queries.ts';

export function presentCartItem(row: CartItemRow, ownedIds: ReadonlySet<string>, now: Date): CartItem {
  const { isOnSale, ...item } = presentOffer(row, ownedIds, now);
  const problem = problemOf(row, isOnSale, item.sale.state);
  const isChanged = problem === null && row.seenPrice !== null && row.seenPrice !== item.salePrice;
  return {
    ...item,
    problem,
    isForSale: problem === null,
    previousPrice: isChanged ? row.seenPrice : null,
    waitsInOrder: row.waitsInOrder,
  };
}

function problemOf({ isOwned, isOwn }: CartItemRow, isOnSale: boolean, state: SaleState): CartProblem | null {
  if (isOwned) return 'owned';
  if (isOwn) return 'own_class';
  return isOnSale ? saleProblems[state] : 'not_for_sale';
}
const saleProblems: Record<SaleState, CartProblem | null> = {
  open: null,
  upcoming: 'not_open',
  closed: 'sale_ended',
  over: 'webinar_over',
  'sold-out': 'sold_out',
};

type Offer = WithoutFlags<CartItem> & { readonly isOnSale: boolean };
type WithoutFlags<Item> = Item extends CartItem
  ? Omit<Item, 'problem' | 'isForSale' | 'previousPrice' | 'waitsInOrder'>
  : never;

function presentOffer(row: CartItemRow, ownedIds: ReadonlySet<string>, now: Date): Offer {
  const { id, bundle, ticketId } = row;
  if (bundle) return presentBundle(id, presentSaleBundle(bundle, now), ownedIds);
  if (ticketId) return presentTicket(row, ticketId, now);
  const { kind: _, mitraId: __, id: programId, format, isForSale, ...shown } = presentSaleClass(row.class!, now);
  return {
    ...shown,
    id,
    type: 'Program',
    programId,
    format: format!,
    isOnSale: isForSale,
    sale: saleWithoutSeats(isForSale),
  };
}

function presentTicket(row: CartItemRow, ticketId: string, now: Date): Offer {
  const { id, quantity, isSeat, endsAt } = row;
  const { id: webinarId, title, slug, thumbnail, mitra, isForSale } = presentSaleClass(row.class!, now);
  const stock = stockFor(row.stock!, row.own, now);
  const ticket = stock.tickets.find((one) => one.id === ticketId)!;
  const sale = saleOfTicket(ticket, stock, { isForSale, endsAt }, now);
  const { price, normalPrice, tier } = priceOf(ticket, now, quantity);
  const offer = {
    id,
    title,
    slug,
    thumbnail,
    salePrice: price * quantity,
    normalPrice: normalPrice === null ? null : normalPrice * quantity,
    promotionEndsAt: isoOrNull(tier?.endsAt ? new Date(tier.endsAt) : null),
    mitra,
    isOnSale: isForSale,
    sale,
    webinarId,
    ticketId,
    ticket: { id: ticketId, title: ticket.title, kind: ticket.kind },
  };
  return isSeat ? { ...offer, type: 'Webinar' } : { ...offer, type: 'Ticket', quantity, perOrder: ticket.perOrder };
}

function presentBundle(id: string, bundle: SaleBundle, ownedIds: ReadonlySet<string>): Offer {
  const { id: bundleId, title, slug, thumbnail, mitra, classes, isForSale } = bundle;
  const missing = linesOf(bundle).filter((line) => !ownedIds.has(line.class.id));
  const salePrice = missing.reduce((sum, { paid }) => sum + paid, 0);
  const alone = missing.reduce((sum, line) => sum + line.class.salePrice, 0);
  return {
    id,
    type: 'Bundle',
    bundleId,
    title,
    slug,
    thumbnail,
    salePrice,
    normalPrice: alone > salePrice ? alone : null,
    promotionEndsAt: null,
    mitra,
    isOnSale: isForSale,
    sale: saleWithoutSeats(isForSale),
    totalClass: classes.length,
    ownedClass: classes.length - missing.length,
  };
}

/** The totals of all items in the cart that can be bought. */
export function totalsOfCart(items: readonly CartItem[]): CartTotals {
  const selectable = items.filter(({ isForSale }) => isForSale);
  return {
    items: selectable.length,
    classes: selectable.reduce((sum, item) => sum + classesIn(item), 0),
    total: selectable.reduce((sum, { salePrice }) => sum + salePrice, 0),
  };
}

const classesIn = (item: CartItem) =>
  item.type === 'Bundle' ? item.totalClass - item.ownedClass : item.type === 'Ticket' ? 0 : 1;
