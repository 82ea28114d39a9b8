import { Suspense } from 'react';
import { classLevels } from '@sinau/contracts/storefront/catalog/audience';
import {
  durationBands,
  priceKinds,
  priceRanges,
  priceText,
  ratingSteps,
  startPeriods,
} from '@sinau/contracts/storefront/catalog/catalog.choices';
import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { catalogTabs, priceOf, type CatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
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
  /** True if the list holds several kinds; the kinds can then be chosen, too. */
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
        {hasTypes && (
          <AccordionItem title="Jenis kelas" open>
            {facets ? (
              <SeveralChoices
                choices={facets.tab}
                chosen={search.type}
                onChange={(type) => onChange({ type: type as CatalogSearch['type'] })}
              />
            ) : (
              <ChoicesSkeleton count={catalogTabs.length} />
            )}
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
            <ChoicesSkeleton count={topicsAtFirst + 1} />
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
            <ChoicesSkeleton count={1 + priceKinds.length + priceRanges.length} />
          )}
          <Suspense fallback={<Skeleton className="filter-range" height={88} />}>
            <PriceRangeFields
              key={price}
              range={typeof search.price === 'object' && !known.includes(price) ? search.price : null}
              onChange={(range) => onChange({ price: range })}
            />
          </Suspense>
        </AccordionItem>
        <Suspense fallback={<MoreFiltersSkeleton hasSchedule={hasSchedule} />}>
          {facets ? (
            <MoreFilters {...{ search, facets, hasSchedule, onChange }} />
          ) : (
            <MoreFiltersSkeleton hasSchedule={hasSchedule} />
          )}
        </Suspense>
      </Accordion>
    </div>
  );
}

/** Space of the groups below, so that nothing grows when they come. */
const MoreFiltersSkeleton = ({ hasSchedule }: Pick<CatalogFiltersProps, 'hasSchedule'>) =>
  (
    [
      ['Tingkat', classLevels.length],
      ['Jadwal mulai', hasSchedule ? startPeriods.length + 5 : 0],
      ['Durasi', durationBands.length],
      ['Rating', ratingSteps.length + 1],
    ] as const
  ).map(
    ([title, count]) =>
      count > 0 && (
        <AccordionItem key={title} title={title} open>
          <ChoicesSkeleton count={count} />
        </AccordionItem>
      ),
  );

function ChoicesSkeleton({ count }: { count: number }) {
  return (
    <Loading label="Memuat pilihan">
      <div className="catalog-filters-loading">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={20} width={`${90 - (index % 3) * 14}%`} />
        ))}
      </div>
    </Loading>
  );
}
