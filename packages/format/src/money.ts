import { decimal } from './number.ts';

/** Whole rupiah; an absent amount counts as zero. */
export function rupiah(amount: number | null | undefined): string {
  const value = amount ?? 0;
  return value < 0 ? `−Rp${decimal(-value)}` : `Rp${decimal(value)}`;
}

/** Whole per cent, or undefined without a discount. Only free offers are 100 % off. */
export function percentOff(list: number | null | undefined, sale: number | null | undefined): number | undefined {
  if (!list || !sale) return undefined;
  const percent = Math.min(99, Math.round(((list - sale) / list) * 100));
  return percent > 0 ? percent : undefined;
}

export interface PriceTag {
  sale: string;
  isFree?: true;
  list?: string;
  off?: number;
}

/** Parts of a price label; the list price shows only if the sale price is lower. */
export function priceTag(list: number | null | undefined, sale: number | null | undefined): PriceTag {
  const full = list ?? 0;
  const paid = sale ?? full;
  const tag: PriceTag = { sale: rupiah(paid), ...(!paid && { isFree: true }) };
  return paid < full ? { ...tag, list: rupiah(full), off: percentOff(full, paid) } : tag;
}
