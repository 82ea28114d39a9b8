// Written by `pnpm generate` from packages/contracts.
import type { catalogEndpoints } from '@sinau/contracts/catalog/catalog.endpoints';
import { operation } from '../operation.ts';

export const catalog = {
  key: ['catalog'],
  list: operation<typeof catalogEndpoints.list>('catalog.list', 'GET', '/catalog'),
  classes: operation<typeof catalogEndpoints.classes>('catalog.classes', 'GET', '/classes'),
  promotions: operation<typeof catalogEndpoints.promotions>('catalog.promotions', 'GET', '/promotion-class'),
};
