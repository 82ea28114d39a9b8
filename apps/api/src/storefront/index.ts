import type { Module } from '../http/module.ts';
import type { Deps } from '../platform/deps.ts';
import { type CatalogService, catalogModule, createCatalogService, createCatalogSummary } from './catalog/index.ts';
import { categoryModule } from './category/index.ts';
import { contentModule } from './content/index.ts';
import { editorialModules } from './editorial/index.ts';
import { educatorModule } from './educator/index.ts';
import { embedModule } from './embed/index.ts';
import { faqModule } from './faq/index.ts';
import { mitraModule } from './mitra/index.ts';
import { profileModule } from './profile/index.ts';
import { sharePictureModule } from './share-picture/index.ts';
import { wishlistModule } from './wishlist/index.ts';

/** Storefront: the catalog and the pages that visitors see. */
export function createStorefront(deps: Deps): { readonly catalog: CatalogService; readonly modules: Module[] } {
  const summary = createCatalogSummary(deps);
  const catalog = createCatalogService({ sql: deps.replica.sql, clock: deps.clock }, summary);
  const modules = [
    catalogModule(deps, catalog, summary),
    categoryModule(deps, summary),
    contentModule(deps, summary),
    ...editorialModules(deps, catalog),
    educatorModule(deps),
    faqModule(deps),
    mitraModule(deps, catalog),
    profileModule(deps),
    sharePictureModule(deps),
    wishlistModule(deps),
    embedModule(deps),
  ];
  return { catalog, modules };
}
