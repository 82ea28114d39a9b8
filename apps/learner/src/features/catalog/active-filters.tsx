import type { Catalog } from '@sinau/contracts/catalog/catalog.endpoints';
import type { CatalogSearch } from '@sinau/contracts/catalog/catalog.search';
import { Button, Chip } from '@sinau/ui';
import { priceRangeLabel } from './catalog-choices.ts';
import './active-filters.css';

export const noFilters = { topic: [], price: null, keyword: '' } as const satisfies Partial<CatalogSearch>;

export const filterCount = ({ topic, price, keyword }: CatalogSearch): number =>
  topic.length + (price ? 1 : 0) + (keyword ? 1 : 0);

interface ActiveFiltersProps {
  search: CatalogSearch;
  topics: Catalog['facets']['category'] | undefined;
  onChange: (change: Partial<CatalogSearch>) => void;
}

/** The active filters as removable chips. */
export function ActiveFilters({ search, topics, onChange }: ActiveFiltersProps) {
  if (filterCount(search) === 0) return null;
  const { topic, price, keyword } = search;
  return (
    <div className="active-filters" role="group" aria-label="Filter aktif">
      {keyword && <Chip label={`“${keyword}”`} onRemove={() => onChange({ keyword: '' })} />}
      {topic.map((slug) => (
        <Chip
          key={slug}
          label={topics?.find(({ value }) => value === slug)?.label ?? slug}
          onRemove={() => onChange({ topic: topic.filter((other) => other !== slug) })}
        />
      ))}
      {price && <Chip label={priceRangeLabel(price)} onRemove={() => onChange({ price: null })} />}
      <Button variant="text" size="sm" onClick={() => onChange(noFilters)}>
        Hapus semua
      </Button>
    </div>
  );
}
