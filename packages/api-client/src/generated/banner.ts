// Written by `pnpm generate` from packages/contracts.
import type { bannerEndpoints } from '@sinau/contracts/storefront/banner/banner.endpoints';
import { operation } from '../operation.ts';

export const banner = {
  key: ['banner'],
  list: operation<typeof bannerEndpoints.list>('banner.list', 'GET', '/operator/banner'),
  detail: operation<typeof bannerEndpoints.detail>('banner.detail', 'GET', '/operator/banner/:id'),
  create: operation<typeof bannerEndpoints.create>('banner.create', 'POST', '/operator/banner'),
  edit: operation<typeof bannerEndpoints.edit>('banner.edit', 'PUT', '/operator/banner/:id'),
  remove: operation<typeof bannerEndpoints.remove>('banner.remove', 'DELETE', '/operator/banner/:id'),
};
