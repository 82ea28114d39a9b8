import { priceLine, shareOut, totalsOf } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { AppError } from '../../platform/app-error.ts';
import { hours, later, minutes } from '../../platform/clock.ts';
import type { RunSql } from '../../platform/db.ts';
import { presentSaleBundle, presentSaleClass, type SaleBundle } from '../../storefront/catalog/index.ts';
import type { UsedCode } from '../redemption/index.ts';
import {
  findCheckoutFacts,
  type CheckoutFacts,
  type ChosenCheckout,
  type ChosenItems,
  type DisputedOrder,
  type OrderedKeys,
  type PendingOrderRow,
} from './checkout.queries.ts';
import type { CheckoutLine } from './checkout-line.ts';
import { chosenTickets, ticketLines } from './ticket-lines.ts';
import { codesOf, withVouchers } from './vouchers.ts';

/** Time that an order waits for its payment; shorter with tickets, which it withholds from other buyers. */
const paymentWindow = hours(24);
const ticketWindow = minutes(60);
export const windowOf = (lines: readonly CheckoutLine[]) =>
  lines.some(({ ticket }) => ticket) ? ticketWindow : paymentWindow;

/** Waiting order with the tickets and vouchers that it holds. */
interface Holding {
  readonly expiresAt: Date;
  readonly lines: readonly { readonly classId: string; readonly ticketId: string | null }[];
  readonly voucherIds: readonly string[];
}

/**
 * Returns the deadline for paying an order of these lines. An order that takes over seats or vouchers from orders which
 * it replaces keeps their deadline: otherwise they could be held forever (docs/decisions/0144).
 */
export function deadlineOf(
  { lines, vouchers }: Pick<PricedCheckout, 'lines' | 'vouchers'>,
  replaced: readonly Holding[],
  now: Date,
): Date {
  const seatsIn = new Set(lines.flatMap(({ ticket, class: { id } }) => (ticket ? [id] : [])));
  const takesOver = ({ lines: held, voucherIds }: Holding) =>
    held.some(({ ticketId, classId }) => ticketId && seatsIn.has(classId)) ||
    vouchers.some(({ id }) => voucherIds.includes(id));
  const deadlines = [later(now, windowOf(lines)), ...replaced.filter(takesOver).map(({ expiresAt }) => expiresAt)];
  return deadlines.reduce((first, one) => (one < first ? one : first));
}

export interface Checkout {
  readonly lines: readonly CheckoutLine[];
  /** Classes of the bundles that the buyer already has. */
  readonly owned: readonly { readonly bundleId: string; readonly title: string }[];
}

/** Checkout with the vouchers that it uses. */
export interface PricedCheckout extends Checkout {
  readonly vouchers: readonly UsedCode[];
}

/**
 * Returns the lines of a checkout at current prices, in the requested order; refuses items that cannot be bought, and
 * invalid vouchers. Stock held by the orders that it replaces counts as free.
 */
export async function prepareCheckout(
  sql: RunSql,
  userId: string,
  items: ChosenCheckout,
  { now, replaces = [] }: { readonly now: Date; readonly replaces?: readonly string[] },
): Promise<PricedCheckout> {
  const checkout = checkoutOf(items, await findCheckoutFacts(sql, userId, items), now);
  const keys = keysOf(checkout.lines);
  return { ...checkout, ...(await withVouchers(sql, checkout.lines, codesOf(items), { userId, keys, replaces, now })) };
}

/** Computes the checkout without vouchers, as a pure function of the facts. */
export function checkoutOf(
  { programIds, bundleIds, webinarIds, ticketIds }: ChosenItems,
  { ownedIds, disputed, isOwn, ...found }: CheckoutFacts,
  now: Date,
): Checkout {
  if (programIds.length + bundleIds.length + webinarIds.length + ticketIds.length === 0)
    throw new AppError('checkout_empty');
  const programs = inOrder(programIds, found.programs).map((row) => presentSaleClass(row, now));
  const bundles = inOrder(bundleIds, found.bundles).map((row) => presentSaleBundle(row, now));

  const chosen = chosenTickets({ webinarIds, ticketIds }, found.webinars, now);

  if (chosen.some(({ class: { id }, ticket }) => ticket.kind === 'regular' && ownedIds.has(id)))
    throw new AppError('class_already_owned');
  if (programs.some(({ id }) => ownedIds.has(id))) throw new AppError('class_already_owned');
  if (bundles.some(({ classes }) => classes.length > 0 && classes.every(({ id }) => ownedIds.has(id))))
    throw new AppError('bundle_already_owned');
  if (disputed) throw classDisputed(disputed);
  if (isOwn) throw new AppError('own_class');
  if (![...programs, ...chosen.map((one) => one.class)].every(({ isForSale }) => isForSale))
    throw new AppError('class_not_for_sale');
  const unsold = bundles.find(({ isForSale }) => !isForSale);
  if (unsold) throw new AppError(unsold.isOffered ? 'bundle_lacks_class' : 'bundle_not_for_sale');

  const bundled = bundles.flatMap(linesOf);
  const lines: CheckoutLine[] = [
    ...programs.map((one) => ({ ...whole, class: one, ...priceLine({ listPrice: one.salePrice }) })),
    ...ticketLines(chosen, ownedIds, now),
    ...bundled.filter((line) => !ownedIds.has(line.class.id)),
  ];
  const given = lines.filter(givesClass);
  if (new Set(given.map((line) => line.class.id)).size < given.length) throw new AppError('checkout_overlap');
  return {
    lines,
    owned: bundled
      .filter((line) => ownedIds.has(line.class.id))
      .map((line) => ({ bundleId: line.bundle.id, title: line.class.title })),
  };
}

/** The dispute may be won, which restores the buyer's access: the class is not sold to them twice. */
export const classDisputed = ({ id, code }: DisputedOrder) =>
  new AppError('class_disputed', { fields: { id, orderId: code } });

const whole = { bundle: null, ticket: null, quantity: 1 };
/** All lines except additional tickets give their class. */
export const givesClass = ({ ticket }: Pick<CheckoutLine, 'ticket'>) => ticket?.kind !== 'additional';

/** Keys that only one waiting order may hold. */
export const keysOf = (lines: readonly CheckoutLine[]): OrderedKeys => ({
  classIds: lines.filter(givesClass).map((line) => line.class.id),
  additionalIds: lines.flatMap(({ ticket }) => (ticket?.kind === 'additional' ? [ticket.id] : [])),
});

/** Returns whether a pending order equals what this checkout would create: the same classes and tickets, bought the same way with the same vouchers, at the same price. */
export function isSameCheckout(
  order: PendingOrderRow,
  { lines, vouchers }: Pick<PricedCheckout, 'lines' | 'vouchers'>,
  now: Date,
) {
  const nameOf = (one: { classId: string; bundleId: string | null; ticketId: string | null; quantity: number }) =>
    [one.classId, one.bundleId, one.ticketId, one.quantity].join(' ');
  const wanted = new Set(
    lines.map(({ class: { id }, bundle, ticket, quantity }) =>
      nameOf({ classId: id, bundleId: bundle?.id ?? null, ticketId: ticket?.id ?? null, quantity }),
    ),
  );
  return (
    order.lines.length === wanted.size &&
    order.lines.every((line) => wanted.has(nameOf(line))) &&
    order.redemptions.length === vouchers.length &&
    order.redemptions.every(({ voucherId }) => vouchers.some(({ id }) => id === voucherId)) &&
    order.total === totalsOf(lines).total &&
    order.expiresAt > now
  );
}

/** Address of the payment page, while the order can be paid. */
export const payableAt = (
  { status, redirectUrl, expiresAt }: Pick<PendingOrderRow, 'status' | 'redirectUrl' | 'expiresAt'>,
  now: Date,
) => (status === 'PENDING' && expiresAt > now ? redirectUrl : null);

/** Divides a bundle's price among all its classes. A buyer does not pay the share of a class they already have. */
export function linesOf(bundle: SaleBundle): (CheckoutLine & { bundle: SaleBundle })[] {
  const shares = shareOut(
    bundle.salePrice,
    bundle.classes.map(({ salePrice }) => salePrice),
  );
  return bundle.classes.map((one, index) => ({
    ...whole,
    class: one,
    bundle,
    ...priceLine({ listPrice: shares[index]! }),
  }));
}

function inOrder<T extends { id: string }>(ids: readonly string[], found: readonly T[]): T[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => {
    const one = byId.get(id);
    if (!one) throw new AppError('not_found');
    return one;
  });
}
