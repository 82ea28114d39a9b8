import { AppError } from '../../platform/app-error.ts';
import { hours } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { SaleClass } from '../catalog/index.ts';
import { findOwnedClassIds } from '../learning/index.ts';
import { priceLine, type PricedLine } from './checkout.pricing.ts';
import { countOwnMitra, findClasses } from './checkout.queries.ts';

/** How long an order waits for its payment. */
export const paymentWindow = hours(24);

export type CheckoutLine = PricedLine & { readonly class: SaleClass };

/** What somebody may buy together and what each costs, in the order asked; or why not. */
export async function prepareCheckout(db: Db, userId: string, classIds: readonly string[]): Promise<CheckoutLine[]> {
  const ids = [...new Set(classIds)];
  if (ids.length === 0) throw new AppError('checkout_empty');
  const byId = new Map((await findClasses(db, ids)).map((one) => [one.id, one]));
  const classes = ids.flatMap((id) => byId.get(id) ?? []);
  if (classes.length < ids.length) throw new AppError('not_found');
  if ((await findOwnedClassIds(db, userId, ids)).length > 0) throw new AppError('class_already_owned');
  if ((await countOwnMitra(db, userId, classes.map(({ mitraId }) => mitraId))) > 0) throw new AppError('own_class');
  if (!classes.every(({ isForSale }) => isForSale)) throw new AppError('class_not_for_sale');
  return classes.map((one) => ({ class: one, ...priceLine({ listPrice: one.salePrice }) }));
}
