// Written by `pnpm generate` from packages/contracts.
import type { mitraEndpoints } from '@sinau/contracts/storefront/mitra/mitra.endpoints';
import { operation } from '../operation.ts';

export const mitra = {
  key: ['mitra'],
  list: operation<typeof mitraEndpoints.list>('mitra.list', 'GET', '/user/mitra'),
  detail: operation<typeof mitraEndpoints.detail>('mitra.detail', 'GET', '/mitra/:id'),
  classes: operation<typeof mitraEndpoints.classes>('mitra.classes', 'GET', '/user/mitra/:id/class'),
  application: operation<typeof mitraEndpoints.application>('mitra.application', 'GET', '/user/mitra/application'),
  answer: operation<typeof mitraEndpoints.answer>('mitra.answer', 'POST', '/user/mitra/application/answer'),
  create: operation<typeof mitraEndpoints.create>('mitra.create', 'POST', '/user/mitra/create'),
  switchTo: operation<typeof mitraEndpoints.switchTo>('mitra.switchTo', 'POST', '/user/switch-mitra'),
};
