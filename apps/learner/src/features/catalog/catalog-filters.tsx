import { Suspense } from 'react';
import { priceRanges, priceText } from '@sinau/contracts/storefront/catalog/catalog.choices';
import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { priceOf, type CatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { lazySection } from '@sinau/shell';
import { Accordion, AccordionItem, Loading, Skeleton } from '@sinau/ui';
import { OneChoice, SeveralChoices } from './filter-choices.tsx';
import './catalog-filters.css';

const MoreFilters = lazySection(async () => (await import('./more-filters.tsx')).MoreFilters);
const PriceRangeFields = lazySection(async () => (await import('./price-range-fields.tsx')).PriceRangeFields);

interface CatalogFiltersProps {
  search: CatalogSearch;
  /** Undefined while loading. */
  facets: Catalog['facets'] | undefined;
  /** Whether the list holds several kinds; the kinds can then be chosen, too. */
  hasTypes?: boolean;
  hasSchedule: boolean;
  onChange: (change: Partial<CatalogSearch>) => void;
}

const topicsAtFirst = 8;
const known = priceRanges.map(priceText);

/** Filters of a list of classes, in groups that fold. */
export function CatalogFilters({ search, facets, hasTypes = false, hasSchedule, onChange }: CatalogFiltersProps) {
  const price = priceText(search.price);
  return (
    <div className="catalog-filters">
      <Accordion look="plain">
        {hasTypes && facets && (
          <AccordionItem title="Jenis kelas" open>
            <SeveralChoices
              choices={facets.tab}
              chosen={search.type}
              onChange={(type) => onChange({ type: type as CatalogSearch['type'] })}
            />
          </AccordionItem>
        )}
        <AccordionItem title="Topik" open>
          {facets ? (
            <SeveralChoices
              choices={facets.category}
              chosen={search.topic}
              atFirst={topicsAtFirst}
              onChange={(topic) => onChange({ topic })}
            />
          ) : (
            <ChoicesSkeleton />
          )}
        </AccordionItem>
        <AccordionItem title="Harga" open>
          {facets ? (
            <OneChoice
              label="Harga"
              name="price"
              choices={facets.price}
              chosen={price}
              onChange={(value) => onChange({ price: priceOf(value) })}
            />
          ) : (
            <ChoicesSkeleton />
          )}
          <Suspense fallback={null}>
            <PriceRangeFields
              key={price}
              range={typeof search.price === 'object' && !known.includes(price) ? search.price : null}
              onChange={(range) => onChange({ price: range })}
            />
          </Suspense>
        </AccordionItem>
        {facets && (
          <Suspense fallback={null}>
            <MoreFilters {...{ search, facets, hasSchedule, onChange }} />
          </Suspense>
        )}
      </Accordion>
    </div>
  );
}

function ChoicesSkeleton() {
  return (
    <Loading label="Memuat pilihan">
      <div className="catalog-filters-loading">
        {Array.from({ length: topicsAtFirst }, (_, index) => (
          <Skeleton key={index} height={20} width={`${90 - (index % 3) * 14}%`} />
        ))}
      </div>
    </Loading>
  );
}
