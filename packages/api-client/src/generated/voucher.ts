// Written by `pnpm generate` from packages/contracts.
import type { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import { operation } from '../operation.ts';

export const voucher = {
  key: ['voucher'],
  list: operation<typeof voucherEndpoints.list>('voucher.list', 'GET', '/user/voucher'),
  create: operation<typeof voucherEndpoints.create>('voucher.create', 'POST', '/user/voucher/create'),
  detail: operation<typeof voucherEndpoints.detail>('voucher.detail', 'GET', '/user/voucher/:id'),
  update: operation<typeof voucherEndpoints.update>('voucher.update', 'PUT', '/user/voucher/:id'),
  remove: operation<typeof voucherEndpoints.remove>('voucher.remove', 'DELETE', '/user/voucher/:id'),
  platformList: operation<typeof voucherEndpoints.platformList>('voucher.platformList', 'GET', '/operator/voucher'),
  platformCreate: operation<typeof voucherEndpoints.platformCreate>('voucher.platformCreate', 'POST', '/operator/voucher'),
  platformDetail: operation<typeof voucherEndpoints.platformDetail>('voucher.platformDetail', 'GET', '/operator/voucher/:id'),
  platformUpdate: operation<typeof voucherEndpoints.platformUpdate>('voucher.platformUpdate', 'PUT', '/operator/voucher/:id'),
  platformRemove: operation<typeof voucherEndpoints.platformRemove>('voucher.platformRemove', 'DELETE', '/operator/voucher/:id'),
  checkMitra: operation<typeof voucherEndpoints.checkMitra>('voucher.checkMitra', 'POST', '/transaction/check-voucher-mitra'),
  checkPlatform: operation<typeof voucherEndpoints.checkPlatform>('voucher.checkPlatform', 'POST', '/transaction/check-voucher-platform'),
  offers: operation<typeof voucherEndpoints.offers>('voucher.offers', 'GET', '/user/voucher/offer'),
  orders: operation<typeof voucherEndpoints.orders>('voucher.orders', 'GET', '/user/voucher/:id/order'),
  platformOffers: operation<typeof voucherEndpoints.platformOffers>('voucher.platformOffers', 'GET', '/operator/voucher/offer'),
  platformOrders: operation<typeof voucherEndpoints.platformOrders>('voucher.platformOrders', 'GET', '/operator/voucher/:id/order'),
};
