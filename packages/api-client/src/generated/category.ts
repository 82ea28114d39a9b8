// Written by `pnpm generate` from packages/contracts.
import type { categoryEndpoints } from '@sinau/contracts/storefront/category/category.endpoints';
import { operation } from '../operation.ts';

export const category = {
  key: ['category'],
  list: operation<typeof categoryEndpoints.list>('category.list', 'GET', '/category-class'),
  detail: operation<typeof categoryEndpoints.detail>('category.detail', 'GET', '/category-class/:id'),
};
