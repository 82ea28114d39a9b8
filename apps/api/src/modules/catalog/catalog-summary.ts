import { catalogTabs } from '@sinau/contracts/catalog/catalog.search';
import type { Deps } from '../../platform/deps.ts';
import { remember } from '../../platform/remember.ts';
import { countByTopicAndTab } from './catalog.queries.ts';

export type CatalogSummary = ReturnType<typeof createCatalogSummary>;

/**
 * How much is for sale, by topic and tab, at most a minute old: counting a hundred thousand classes takes some twenty
 * times as long as reading a page of them.
 */
export const createCatalogSummary = ({ read, clock, env }: Pick<Deps, 'read' | 'clock' | 'env'>) =>
  remember(clock, env.CATALOG_SUMMARY_SECONDS * 1000, () =>
    countByTopicAndTab(read, { tabs: catalogTabs, now: clock.now() }),
  );
