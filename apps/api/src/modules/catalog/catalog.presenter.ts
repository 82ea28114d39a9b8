import type { Catalog } from '@sinau/contracts/catalog/catalog.endpoints';
import { catalogTabs, type CatalogTab } from '@sinau/contracts/catalog/catalog.search';
import type { ProgramCard } from '@sinau/contracts/program/program.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { CardRow, FacetRow } from './catalog.queries.ts';

export const presentCard = (row: CardRow): ProgramCard => ({ ...row, type: 'program', format: hyphenated(row.format), promotionEndsAt: row.promotionEndsAt?.toISOString() ?? null });

const tabLabels: Record<CatalogTab, string> = {
  'self-paced': 'Kelas Mandiri', webinar: 'Webinar', intensive: 'Kelas Intensif', bootcamp: 'Bootcamp', bundling: 'Bundling',
};

export const presentFacets = (rows: readonly FacetRow[]): Catalog['facets'] => ({
  tab: catalogTabs.map((tab) => ({ value: tab, label: tabLabels[tab], count: sum(rows.filter(({ format }) => format && hyphenated(format) === tab), 'fitting') })),
  category: [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, ofTopic]) => ({ value: slug, label: ofTopic[0]!.title, count: sum(ofTopic, 'inTab') })),
});

export const sum = (rows: readonly FacetRow[], count: 'fitting' | 'inTab' | 'chosen') => rows.reduce((total, row) => total + row[count], 0);
