import { shareOut } from '@sinau/contracts/bundle/bundle.rules';
import type { CheckoutItems } from '@sinau/contracts/cart/cart.schemas';
import { priceLine, totalsOf, type PricedLine } from '@sinau/contracts/transaction/pricing.rules';
import { AppError } from '../../platform/app-error.ts';
import { hours } from '../../platform/clock.ts';
import type { RunSql } from '../../platform/db.ts';
import { presentSaleBundle, presentSaleClass, type SaleBundle, type SaleClass } from '../catalog/index.ts';
import { findCheckoutFacts, type CheckoutFacts, type PendingOrderRow } from './checkout.queries.ts';

/** How long an order waits for its payment. */
export const paymentWindow = hours(24);

export interface CheckoutLine extends PricedLine {
  readonly class: SaleClass;
  readonly bundle: SaleBundle | null;
}
export interface Checkout {
  readonly lines: readonly CheckoutLine[];
  /** Classes of the bundles that the buyer already has. */
  readonly owned: readonly { readonly bundleId: string; readonly title: string }[];
}

/** The lines of a checkout at current prices, in the requested order; refuses what cannot be bought. */
export const prepareCheckout = async (sql: RunSql, userId: string, items: CheckoutItems, now: Date) =>
  checkoutOf(items, await findCheckoutFacts(sql, userId, items), now);

/** The same, as a pure function of the facts. */
export function checkoutOf(
  { programIds, bundleIds }: Pick<CheckoutItems, 'programIds' | 'bundleIds'>,
  { ownedIds, isOwn, ...found }: CheckoutFacts,
  now: Date,
): Checkout {
  if (programIds.length + bundleIds.length === 0) throw new AppError('checkout_empty');
  const programs = inOrder(programIds, found.programs).map((row) => presentSaleClass(row, now));
  const bundles = inOrder(bundleIds, found.bundles).map((row) => presentSaleBundle(row, now));

  if (programs.some(({ id }) => ownedIds.has(id))) throw new AppError('class_already_owned');
  if (bundles.some(({ classes }) => classes.length > 0 && classes.every(({ id }) => ownedIds.has(id))))
    throw new AppError('bundle_already_owned');
  if (isOwn) throw new AppError('own_class');
  if (![...programs, ...bundles].every(({ isForSale }) => isForSale)) throw new AppError('class_not_for_sale');

  const bundled = bundles.flatMap(linesOf);
  const lines = [
    ...programs.map((one) => ({ class: one, bundle: null, ...priceLine({ listPrice: one.salePrice }) })),
    ...bundled.filter((line) => !ownedIds.has(line.class.id)),
  ];
  if (new Set(lines.map((line) => line.class.id)).size < lines.length) throw new AppError('checkout_overlap');
  return {
    lines,
    owned: bundled
      .filter((line) => ownedIds.has(line.class.id))
      .map((line) => ({ bundleId: line.bundle.id, title: line.class.title })),
  };
}

/** Whether a pending order equals what this checkout would create: the same classes, bought the same way, at the same price. */
export function isSameCheckout(order: PendingOrderRow, lines: readonly CheckoutLine[], now: Date) {
  const bundleOf = new Map(lines.map((line) => [line.class.id, line.bundle?.id ?? null]));
  return (
    order.lines.length === bundleOf.size &&
    order.lines.every(({ classId, bundleId }) => bundleOf.get(classId) === bundleId) &&
    order.total === totalsOf(lines).total &&
    order.expiresAt > now
  );
}

/** The address of the payment page, while the order can be paid. */
export const payableAt = (
  { status, redirectUrl, expiresAt }: Pick<PendingOrderRow, 'status' | 'redirectUrl' | 'expiresAt'>,
  now: Date,
) => (status === 'PENDING' && expiresAt > now ? redirectUrl : null);

/** A bundle's price, divided among all its classes. A buyer does not pay the share of a class they already have. */
export function linesOf(bundle: SaleBundle): (CheckoutLine & { bundle: SaleBundle })[] {
  const shares = shareOut(
    bundle.salePrice,
    bundle.classes.map(({ salePrice }) => salePrice),
  );
  return bundle.classes.map((one, index) => ({ class: one, bundle, ...priceLine({ listPrice: shares[index]! }) }));
}

function inOrder<T extends { id: string }>(ids: readonly string[], found: readonly T[]): T[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => {
    const one = byId.get(id);
    if (!one) throw new AppError('not_found');
    return one;
  });
}
