import { useState } from 'react';
import type { Catalog } from '@sinau/contracts/catalog/catalog.endpoints';
import type { CatalogSearch } from '@sinau/contracts/catalog/catalog.search';
import { decimal } from '@sinau/format';
import { Accordion, AccordionItem, Button, Checkbox, Loading, Radio, Skeleton } from '@sinau/ui';
import { priceText } from './catalog-address.ts';
import { priceRangeLabel, priceRanges } from './catalog-choices.ts';
import './catalog-filters.css';

type Topic = Catalog['facets']['category'][number];

interface CatalogFiltersProps {
  search: CatalogSearch;
  /** Undefined while loading. */
  topics: readonly Topic[] | undefined;
  onChange: (change: Partial<CatalogSearch>) => void;
}

export function CatalogFilters({ search, topics, onChange }: CatalogFiltersProps) {
  const price = search.price ? priceText(search.price) : '';
  return (
    <div className="catalog-filters">
      <Accordion look="plain">
        <AccordionItem title="Topik" open>
          {topics ? (
            <TopicChoices chosen={search.topic} topics={topics} onChange={(topic) => onChange({ topic })} />
          ) : (
            <TopicListSkeleton />
          )}
        </AccordionItem>
        <AccordionItem title="Harga" open>
          <div role="radiogroup" aria-label="Harga">
            <Radio name="price" checked={price === ''} onChange={() => onChange({ price: null })}>
              Semua harga
            </Radio>
            {priceRanges.map((range) => (
              <Radio
                key={priceText(range)}
                name="price"
                checked={price === priceText(range)}
                onChange={() => onChange({ price: range })}
              >
                {priceRangeLabel(range)}
              </Radio>
            ))}
          </div>
        </AccordionItem>
      </Accordion>
    </div>
  );
}

const topicsAtFirst = 8;

interface TopicChoicesProps {
  chosen: readonly string[];
  topics: readonly Topic[];
  onChange: (chosen: string[]) => void;
}

function TopicChoices({ chosen, topics, onChange }: TopicChoicesProps) {
  const [isWhole, setWhole] = useState(false);
  // Selected topics stay visible, wherever they are in the list.
  const shown = isWhole ? topics : topics.filter(({ value }, index) => index < topicsAtFirst || chosen.includes(value));
  const hiddenCount = topics.length - shown.length;
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug]);

  return (
    <>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          aside={count === null ? undefined : decimal(count)}
          onChange={() => toggle(value)}
        >
          {label}
        </Checkbox>
      ))}
      {hiddenCount > 0 && (
        <Button variant="text" size="sm" onClick={() => setWhole(true)}>
          Tampilkan {hiddenCount} lagi
        </Button>
      )}
    </>
  );
}

function TopicListSkeleton() {
  return (
    <Loading label="Memuat topik">
      <div className="catalog-filters-loading">
        {Array.from({ length: topicsAtFirst }, (_, index) => (
          <Skeleton key={index} height={20} width={`${90 - (index % 3) * 14}%`} />
        ))}
      </div>
    </Loading>
  );
}
