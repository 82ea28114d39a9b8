import { priceText, type PriceRange } from '@sinau/contracts/storefront/catalog/catalog.choices';
import type { Catalog, Facet } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import {
  noFilters,
  startsText,
  type CatalogSearch,
  type DayRange,
} from '@sinau/contracts/storefront/catalog/catalog.search';
import { date, rupiah } from '@sinau/format';
import { Button, Chip } from '@sinau/ui';
import './active-filters.css';

interface ActiveFiltersProps {
  search: CatalogSearch;
  facets: Catalog['facets'] | undefined;
  onChange: (change: Partial<CatalogSearch>) => void;
}

/** Active filters of the list as chips that can be removed. A keyword that belongs to the page is not among them. */
export function ActiveFilters({ search, facets, onChange }: ActiveFiltersProps) {
  const active = activeFilters(search, facets);
  if (active.length === 0) return null;
  return (
    <div className="active-filters" role="group" aria-label="Filter aktif">
      {active.map(({ key, label, without }) => (
        <Chip key={key} label={label} onRemove={() => onChange(without)} />
      ))}
      <Button
        variant="text"
        size="sm"
        onClick={() => onChange({ ...noFilters, ...(search.keyword && { keyword: '' }) })}
      >
        Hapus semua
      </Button>
    </div>
  );
}

type Name = keyof typeof noFilters | 'keyword';
interface ActiveFilter {
  name: Name;
  key: string;
  label: string;
  /** Search parameters that remove the filter. */
  without: Partial<CatalogSearch>;
}

export function activeFilters(search: CatalogSearch, facets: Catalog['facets'] | undefined): ActiveFilter[] {
  const { price, rating, starts, hasSeats, keyword } = search;
  const labelIn = (choices: readonly Facet[] | undefined, value: string, unknown = value) =>
    choices?.find((choice) => choice.value === value)?.label ?? unknown;
  const several = (name: 'topic' | 'type' | 'level' | 'language' | 'duration', choices: readonly Facet[] | undefined) =>
    search[name].map((value: string) => ({
      name,
      key: `${name}-${value}`,
      label: labelIn(choices, value),
      without: { [name]: search[name].filter((other: string) => other !== value) },
    }));
  return [
    ...(keyword ? [{ name: 'keyword' as const, key: 'keyword', label: `“${keyword}”`, without: { keyword: '' } }] : []),
    ...several('type', facets?.tab),
    ...several('topic', facets?.category),
    ...(price
      ? [
          {
            name: 'price' as const,
            key: 'price',
            label: labelIn(facets?.price, priceText(price), priceLabel(price)),
            without: { price: null },
          },
        ]
      : []),
    ...several('level', facets?.level),
    ...(starts
      ? [
          {
            name: 'starts' as const,
            key: 'starts',
            label: labelIn(facets?.starts, startsText(starts), startsLabel(starts)),
            without: { starts: null },
          },
        ]
      : []),
    ...(hasSeats
      ? [{ name: 'hasSeats' as const, key: 'seats', label: 'Masih ada kuota', without: { hasSeats: false } }]
      : []),
    ...several('duration', facets?.duration),
    ...(rating === null
      ? []
      : [
          {
            name: 'rating' as const,
            key: 'rating',
            label: `Rating ${labelIn(facets?.rating, String(rating))}`,
            without: { rating: null },
          },
        ]),
    ...several('language', facets?.language),
  ];
}

/** Label of a range that is not among the choices. */
function priceLabel(price: NonNullable<CatalogSearch['price']>) {
  const { gte = 0, lte }: PriceRange = typeof price === 'object' ? price : {};
  if (lte === 0) return 'Gratis';
  if (lte === undefined) return `${rupiah(gte)} ke atas`;
  return gte <= 1 ? `Sampai ${rupiah(lte)}` : `${rupiah(gte)} – ${rupiah(lte)}`;
}

function startsLabel(starts: NonNullable<CatalogSearch['starts']>) {
  const { from, until }: DayRange = typeof starts === 'object' ? starts : {};
  if (from && until) return `Mulai ${date(from)} – ${date(until)}`;
  return from ? `Mulai sejak ${date(from)}` : until ? `Mulai sampai ${date(until)}` : '';
}
