import { price } from '@sinau/format';

/** A class may be built before its price is decided; free is a decision too. */
export const priceWords = (salePrice: number | null): string => (salePrice === null ? 'Belum ada' : price(salePrice));
