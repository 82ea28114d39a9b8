// Written by `pnpm generate` from packages/contracts.
import type { catalogEndpoints } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { operation } from '../operation.ts';

export const catalog = {
  key: ['catalog'],
  list: operation<typeof catalogEndpoints.list>('catalog.list', 'GET', '/catalog'),
  classes: operation<typeof catalogEndpoints.classes>('catalog.classes', 'GET', '/classes'),
  alsoTaken: operation<typeof catalogEndpoints.alsoTaken>('catalog.alsoTaken', 'GET', '/classes/also-taken'),
  promotions: operation<typeof catalogEndpoints.promotions>('catalog.promotions', 'GET', '/promotion-class'),
  suggestions: operation<typeof catalogEndpoints.suggestions>('catalog.suggestions', 'GET', '/search/suggestion'),
};
