import { catalogTabs } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { Deps } from '../../platform/deps.ts';
import { findCells, findStoredCells, upsertCells, type Cells } from './cells.queries.ts';
import { countByTopic } from './facets.ts';

export type CatalogSummary = ReturnType<typeof createCatalogSummary>;

/**
 * Counts what is for sale, by everything it is filtered by. Counting a hundred thousand classes takes far longer than
 * reading a page of them, so a job counts once a minute and all processes read its result: totals never go back. A
 * process caches what it has read until there is a newer count.
 */
export function createCatalogSummary({ sql, clock, env }: Pick<Deps, 'sql' | 'clock' | 'env'>) {
  let known: { counts: Pick<Cells, 'topics' | 'cells'>; countedAt: string } | null = null;
  const count = () => findCells(sql, { tabs: catalogTabs, filter: {}, now: clock.now() });
  const refresh = async () => {
    const countedAt = clock.now();
    const cells = await count();
    await upsertCells(sql, cells, countedAt);
    return cells;
  };
  const stored = async (): Promise<Cells> => {
    const row = await findStoredCells(sql, known?.countedAt ?? null);
    if (!row) return refresh();
    const { countedAt, asOf } = row;
    known = row.counts ? { counts: row.counts, countedAt } : known;
    return { ...known!.counts, asOf };
  };
  const cells = () => (env.CATALOG_COUNTS === 'live' ? count() : stored());
  return {
    refresh,
    cells,
    /** Counts what is for sale in each topic. */
    byTopic: async () => countByTopic(await cells()),
  };
}
