interface Priced {
  readonly salePrice: number | null;
  readonly normalPrice: number | null;
  readonly promotionEndsAt: Date | null;
}

/** Returns the current price. A promotion ends exactly at its time, even if the job that clears it runs later. */
export const currentPrice = <T extends Priced>(row: T, now: Date): T =>
  row.promotionEndsAt && row.promotionEndsAt <= now
    ? { ...row, salePrice: row.normalPrice, normalPrice: null, promotionEndsAt: null }
    : row;
