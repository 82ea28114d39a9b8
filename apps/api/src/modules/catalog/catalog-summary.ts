import { catalogTabs } from '@sinau/contracts/catalog/catalog.search';
import type { Deps } from '../../platform/deps.ts';
import { countByTopicAndTab, findStoredCounts, upsertCounts, type CountRow } from './catalog.queries.ts';

export type CatalogSummary = ReturnType<typeof createCatalogSummary>;

/**
 * Counts of what is for sale, by topic and tab. Counting a hundred thousand classes takes about twenty times as long as
 * reading a page of them, so a job counts once a minute and all processes read its result: totals never go back.
 */
export function createCatalogSummary({ sql, clock, env }: Pick<Deps, 'sql' | 'clock' | 'env'>) {
  const count = () => countByTopicAndTab(sql, { tabs: catalogTabs, now: clock.now() });
  const refresh = async () => {
    const countedAt = clock.now();
    const counts = await count();
    await upsertCounts(sql, counts, countedAt);
    return counts;
  };
  return {
    refresh,
    read: async (): Promise<CountRow[]> =>
      env.CATALOG_COUNTS === 'live' ? count() : ((await findStoredCounts(sql)) ?? refresh()),
  };
}
