import type { CatalogSearch, CatalogTab } from '@sinau/contracts/catalog/catalog.search';
import { rupiah } from '@sinau/format';

type PriceRange = NonNullable<CatalogSearch['price']>;

export const priceRanges: readonly PriceRange[] = [
  { gte: 0, lte: 0 },
  { gte: 1, lte: 150_000 },
  { gte: 150_000, lte: 350_000 },
  { gte: 350_000 },
];

/** Also labels ranges that only a hand-written address can contain. */
export function priceRangeLabel({ gte = 0, lte }: PriceRange): string {
  if (lte === 0) return 'Gratis';
  if (lte === undefined) return `${rupiah(gte)} ke atas`;
  return gte <= 1 ? `Sampai ${rupiah(lte)}` : `${rupiah(gte)} – ${rupiah(lte)}`;
}

const sortChoices = [
  { value: '-popular', label: 'Paling populer' },
  { value: '-rating', label: 'Ulasan terbaik' },
  { value: '-publishedAt', label: 'Terbaru' },
  { value: 'salePrice', label: 'Harga terendah' },
  { value: '-salePrice', label: 'Harga tertinggi' },
  { value: 'title', label: 'Judul A–Z' },
] as const;

/** Only webinars have a date to sort by. */
export const sortChoicesIn = (tab: CatalogTab | undefined) =>
  tab === 'webinar' ? [{ value: 'startsAt', label: 'Jadwal terdekat' }, ...sortChoices] : sortChoices;
