import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { createAlsoTakenCount } from './also-taken.ts';
import { countBundleSales } from './bundle-sales.queries.ts';
import type { CatalogSummary } from './catalog-summary.ts';
import { catalogRoutes } from './catalog.routes.ts';
import type { CatalogService } from './catalog.service.ts';
import { scheduledOfferChanges } from './scheduled-changes.queries.ts';
import { updateVocabulary } from './search/search.queries.ts';
import { updateBestsellers } from './bestsellers.queries.ts';
import { updatePromotionsEnded } from './promotions.queries.ts';

export { createCatalogSummary, type CatalogSummary } from './catalog-summary.ts';
export { presentCard, presentProgramCard } from './catalog.presenter.ts';
export type { CardRow, ListedRow } from './catalog.queries.ts';
export { classPageSql, classPagesSql, isVisible, type ClassPageRow } from './class-page.queries.ts';
export {
  bundleCardSql,
  bundleIsForSale,
  cardsByIdsSql,
  cardsOfBundleSql,
  cardsOfClassesSql,
  classCardsBySlugSql,
  featuredCardsSql,
  hasPublicPage,
  offeredSql,
} from './offers.queries.ts';
export { insertBundleSales } from './bundle-sales.queries.ts';
export { currentPrice } from './current-price.ts';
export { wordsOf } from './search/keyword.ts';
export { createCatalogService, type CatalogService } from './catalog.service.ts';
export { offerFound } from './gone-offers.ts';
export { presentSaleBundle, presentSaleClass, type SaleBundle, type SaleClass } from './for-sale.ts';
export {
  mitraBriefColumns,
  saleBundleColumns,
  saleBundleFrom,
  saleBundleJson,
  saleClassColumns,
  saleClassFrom,
  saleClassJson,
  type SaleBundleJson,
  type SaleBundleRow,
  type SaleClassJson,
  type SaleClassRow,
} from './for-sale.queries.ts';

const alsoTakenJob = defineJob('catalog.alsoTaken', { retryLimit: 0 });
const countJob = defineJob('catalog.count', { retryLimit: 0 });
const bundleSalesJob = defineJob('catalog.bundleSales', { retryLimit: 0 });
const vocabularyJob = defineJob('catalog.vocabulary', { retryLimit: 0 });
const bestsellersJob = defineJob('catalog.bestsellers', { retryLimit: 0 });
const endPromotionsJob = defineJob('catalog.endPromotions', { retryLimit: 0 });

/** Number of sales counted in one transaction. */
const salesBatch = 5_000;

export const catalogModule = (deps: Deps, catalog: CatalogService, summary: CatalogSummary): Module => ({
  routes: catalogRoutes(catalog),
  scheduledChanges: scheduledOfferChanges,
  jobs: [
    handleJob(endPromotionsJob, () => updatePromotionsEnded(deps.db, deps.clock.now()), '* * * * *'),
    handleJob(vocabularyJob, () => updateVocabulary(deps.sql), '*/10 * * * *'),
    handleJob(alsoTakenJob, createAlsoTakenCount(deps), '20 3 * * *'),
    handleJob(bestsellersJob, () => updateBestsellers(deps.db), '7 * * * *'),
    handleJob(countJob, summary.refresh, '* * * * *'),
    handleJob(
      bundleSalesJob,
      async () => {
        while ((await countBundleSales(deps.db, salesBatch)) === salesBatch);
      },
      '* * * * *',
    ),
  ],
});
