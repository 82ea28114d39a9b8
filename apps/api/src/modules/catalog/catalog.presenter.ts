import type { Catalog } from '@sinau/contracts/catalog/catalog.endpoints';
import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import { catalogTabs, maxCount, type CatalogTab } from '@sinau/contracts/catalog/catalog.search';
import type { ProgramCard } from '@sinau/contracts/program/program.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import { matchesCondition } from '../../platform/list.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { CardRow, CountRow, ListedRow } from './catalog.queries.ts';
import { currentPrice } from './current-price.ts';

export function presentCard(row: CardRow, now: Date): CatalogCard {
  const { kind, ...card } = currentPrice(row, now);
  return {
    ...card,
    type: kind,
    format: card.format && hyphenated(card.format),
    normalPrice: card.normalPrice !== null && card.normalPrice > card.salePrice ? card.normalPrice : null,
    promotionEndsAt: isoOrNull(card.promotionEndsAt),
    startsAt: isoOrNull(card.startsAt),
    endsAt: isoOrNull(card.endsAt),
  };
}

export const presentProgramCard = (row: CardRow, now: Date): ProgramCard => ({
  ...presentCard(row, now),
  type: 'program',
  format: hyphenated(row.format!),
});

/** The same in the second version of a list. */
export const presentListed = (row: ListedRow, now: Date) => ({ ...presentCard(row, now), educators: row.educators });
export const presentListedProgram = (row: ListedRow, now: Date) => ({
  ...presentProgramCard(row, now),
  educators: row.educators,
});

const tabLabels: Record<CatalogTab, string> = {
  'self-paced': 'Kelas Mandiri',
  webinar: 'Webinar',
  intensive: 'Kelas Intensif',
  bootcamp: 'Bootcamp',
  bundling: 'Bundling',
};

/** How many results each choice would show; null if there are too many to count. */
export function presentFacets(rows: readonly CountRow[], tab: unknown): Catalog['facets'] {
  const isCounted = sum(rows) <= maxCount;
  return facetsOf(rows, tab, (chosen) => (isCounted ? sum(chosen) : null));
}

/** The same for everything that is for sale, which is always counted. */
export const presentAllFacets = (rows: readonly CountRow[], tab: unknown) => facetsOf(rows, tab, sum);

const facetsOf = (
  rows: readonly CountRow[],
  tab: unknown,
  count: (rows: readonly CountRow[]) => number | null,
): Catalog['facets'] => ({
  tab: catalogTabs.map((value) => ({
    value,
    label: tabLabels[value],
    count: count(rows.filter((row) => row.tab === value)),
  })),
  category: [...Map.groupBy(rows, ({ slug }) => slug)].map(([value, ofTopic]) => ({
    value,
    label: ofTopic[0]!.title,
    count: count(ofTopic.filter((row) => isInTab(row, tab))),
  })),
});

const isInTab = ({ tab }: CountRow, condition: unknown) => tab !== null && matchesCondition(tab, condition);
export const sum = (rows: readonly CountRow[]) => rows.reduce((total, { count }) => total + count, 0);
