interface Priced {
  readonly salePrice: number | null;
  readonly normalPrice: number | null;
  readonly promotionEndsAt: Date | null;
}

/** A promotion ends on the second, whenever the job that clears it comes by. */
export const currentPrice = <T extends Priced>(row: T, now: Date): T =>
  row.promotionEndsAt && row.promotionEndsAt <= now
    ? { ...row, salePrice: row.normalPrice, normalPrice: null, promotionEndsAt: null }
    : row;
