import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { noFilters, type CatalogSearch, type CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { activeFilters } from '../../features/catalog/active-filters.tsx';
import { nounOf } from '../../features/catalog/result-tools.tsx';
import { popularOf, TopicChips } from '../../features/topics/topic-chips.tsx';
import { useTopics } from '../../features/topics/topics.data.ts';
import { classTypeLabel } from '../../shared/class-types.ts';
import { PopularClasses } from './popular-classes.tsx';
import './filtered-results.css';

interface NothingFoundProps {
  search: CatalogSearch;
  facets: Catalog['facets'] | undefined;
  /** Single kind that was searched; undefined for all. */
  tab?: CatalogTab;
  onChange: (change: Partial<CatalogSearch>) => void;
}

const topicsShown = 6;

/** Shown without results: the effect of each filter, topics to continue with, and popular classes. */
export function NothingFound({ search, facets, tab, onChange }: NothingFoundProps) {
  const { data: topics } = useTopics();
  const ways = waysOut(search, facets);
  return (
    <>
      <EmptyState
        illustration={illustrations.emptyNotes}
        title={titleOf(search, tab, ways.length > 0)}
        action={
          <div className="nothing-found">
            {ways.map(({ name, label, count, without }) => (
              <Button key={name} variant="outline" size="sm" onClick={() => onChange(without)}>
                Hapus {label}
                {count ? ` · ${decimal(count)} ${nounOf(tab)}` : ''}
              </Button>
            ))}
            {ways.length > 1 && (
              <Button variant="text" size="sm" onClick={() => onChange(noFilters)}>
                Hapus semua filter
              </Button>
            )}
            {ways.length === 0 && <Button href={screens.catalog()}>Buka katalog</Button>}
          </div>
        }
      >
        {ways.length > 0
          ? 'Coba longgarkan filternya.'
          : 'Coba kata yang lebih umum, atau mulai dari topik di bawah ini.'}
      </EmptyState>
      {topics && <TopicChips label="Topik populer:" topics={popularOf(topics.list, topicsShown)} />}
      <PopularClasses />
    </>
  );
}

function titleOf({ keyword }: CatalogSearch, tab: CatalogTab | undefined, isNarrowed: boolean) {
  return isNarrowed || keyword || !tab ? 'Belum ada kelas yang cocok' : `Belum ada ${classTypeLabel(tab)} yang dibuka`;
}

/** Returns the filters whose removal gives results, with the number if known. */
function waysOut(search: CatalogSearch, facets: Catalog['facets'] | undefined) {
  const active = activeFilters(search, facets);
  return (Object.keys(groupOf) as (keyof typeof groupOf)[]).flatMap((name) => {
    const label = active.flatMap((filter) => (filter.name === name ? [filter.label] : [])).join(', ');
    if (!label) return [];
    const count = facets && countWithout(facets, name);
    return count === 0 ? [] : [{ name, label, count, without: { [name]: noFilters[name] } }];
  });
}

const groupOf = {
  topic: 'category',
  type: 'tab',
  price: 'price',
  level: 'level',
  language: 'language',
  duration: 'duration',
  rating: 'rating',
  starts: 'starts',
  hasSeats: 'seats',
} as const satisfies Record<keyof typeof noFilters, keyof Catalog['facets']>;

/** Returns the number of results with nothing chosen in a group; undefined if it was not counted. */
function countWithout(facets: Catalog['facets'], name: keyof typeof noFilters) {
  const choices = facets[groupOf[name]];
  const all = choices.find(({ value }) => value === '');
  const counts = (all ? [all] : choices).map(({ count }) => count);
  return counts.some((count) => count === null) ? undefined : counts.reduce<number>((sum, count) => sum + count!, 0);
}
