import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { createCatalogService } from './catalog.service.ts';

export { createCatalogSummary, type CatalogSummary } from './catalog-summary.ts';
export { ratingSql } from './catalog.queries.ts';
export { createCatalogService } from './catalog.service.ts';
export { findClassesForSale, presentSaleClass, type SaleClass } from './for-sale.ts';
export { mitraBriefColumns, saleClassColumns } from './for-sale.queries.ts';

export const catalogModule = (deps: Deps): Module => ({ routes: catalogRoutes(createCatalogService(deps)) });
