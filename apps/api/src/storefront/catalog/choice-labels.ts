import type {
  DurationBand,
  PriceKind,
  PriceRange,
  StartPeriod,
} from '@sinau/contracts/storefront/catalog/catalog.choices';
import { rupiah } from '@sinau/format';

export const priceKindLabels: Record<PriceKind, string> = { free: 'Gratis', paid: 'Berbayar', promo: 'Sedang promo' };

export const priceRangeLabels = ({ gte = 0, lte }: PriceRange) =>
  lte === undefined ? `${rupiah(gte)} ke atas` : gte <= 1 ? `Sampai ${rupiah(lte)}` : `${rupiah(gte)} – ${rupiah(lte)}`;

export const durationLabels: Record<DurationBand, string> = {
  'under-1h': 'Kurang dari 1 jam',
  '1-3h': '1–3 jam',
  '3-10h': '3–10 jam',
  'over-10h': 'Lebih dari 10 jam',
};

export const periodLabels: Record<StartPeriod, string> = { 'this-week': 'Minggu ini', 'this-month': 'Bulan ini' };

export const ratingLabels = (step: number) => `${String(step).replace('.', ',')} ke atas`;
