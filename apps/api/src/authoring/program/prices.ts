import { priceProblems } from '@sinau/contracts/authoring/program/program.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Prices } from './class.queries.ts';

/** Prices as they are sent; omitted ones do not change. */
interface SentPrices {
  salePrice?: number | null | undefined;
  normalPrice?: number | null | undefined;
  promotionEndsAt?: string | null | undefined;
}

/** Checks the sent prices against each other and against the stored ones. */
export function requirePrices(
  stored: Prices,
  { salePrice, normalPrice, promotionEndsAt }: SentPrices,
  now: Date,
  path = '',
) {
  if (salePrice === undefined && normalPrice === undefined && promotionEndsAt === undefined) return;
  const problems = priceProblems(
    {
      salePrice: salePrice === undefined ? stored.salePrice : salePrice,
      normalPrice: normalPrice === undefined ? stored.normalPrice : normalPrice,
      promotionEndsAt:
        promotionEndsAt === undefined
          ? stored.promotionEndsAt
          : promotionEndsAt === null
            ? null
            : new Date(promotionEndsAt),
    },
    now,
  );
  const fields = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [path + name, problem]));
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

/** Returns the prices among the fields that were sent, as they are stored. */
export const pricesOf = ({ salePrice, normalPrice, promotionEndsAt }: SentPrices): Partial<Prices> => ({
  ...(salePrice !== undefined && { salePrice }),
  ...(normalPrice !== undefined && { normalPrice }),
  ...(promotionEndsAt !== undefined && {
    promotionEndsAt: promotionEndsAt === null ? null : new Date(promotionEndsAt),
  }),
});

export const isSamePrice = (a: Prices, b: Partial<Prices>) =>
  a.salePrice === b.salePrice &&
  a.normalPrice === b.normalPrice &&
  a.promotionEndsAt?.getTime() === b.promotionEndsAt?.getTime();
