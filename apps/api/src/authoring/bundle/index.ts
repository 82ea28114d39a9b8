import type { Deps } from '../../platform/deps.ts';
import type { CatalogService } from '../../storefront/catalog/index.ts';
import type { Module } from '../../http/module.ts';
import { bundleMails } from './bundle.mails.ts';
import { createBundleReader } from './bundle-reader.ts';
import { bundleRoutes } from './bundle.routes.ts';
import { createBundleService } from './bundle.service.ts';
import { createBundleWriting } from './bundle-writing.service.ts';

export { createBundleReader } from './bundle-reader.ts';
export { createBundleReview } from './bundle-review.ts';

export const bundleModule = (deps: Deps, catalog: CatalogService): Module => ({
  routes: bundleRoutes(createBundleService(deps, catalog), createBundleWriting(deps), createBundleReader(deps)),
  mails: Object.values(bundleMails),
});
