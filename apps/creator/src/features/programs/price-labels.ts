import { rupiah } from '@sinau/format';

/** A class can be built before its price is decided. A price of 0 is decided too. */
export const priceLabels = (salePrice: number | null): string => (salePrice === null ? 'Belum ada' : rupiah(salePrice));
