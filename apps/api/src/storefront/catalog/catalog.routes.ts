import { catalogEndpoints } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CatalogService } from './catalog.service.ts';

export const catalogRoutes = (catalog: CatalogService) =>
  defineRoutes(catalogEndpoints, {
    list: ({ query }) => catalog.list(query),
    classes: ({ query }) => catalog.classes(query),
    alsoTaken: ({ query }) => catalog.alsoTaken(query),
    promotions: ({ query }) => catalog.promotions(query),
    suggestions: ({ query }) => catalog.suggestions(query),
  });
