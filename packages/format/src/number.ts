const decimalFormat = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
const ratingFormat = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Thousands with a dot: 312.400. */
export const decimal = (value: number): string => decimalFormat.format(value);

/** One decimal with a comma: 4,8. */
export const rating = (value: number): string => ratingFormat.format(value);
