// Written by `pnpm generate` from packages/contracts.
import type { bundleEndpoints } from '@sinau/contracts/authoring/bundle/bundle.endpoints';
import { operation } from '../operation.ts';

export const bundle = {
  key: ['bundle'],
  list: operation<typeof bundleEndpoints.list>('bundle.list', 'GET', '/bundle'),
  detail: operation<typeof bundleEndpoints.detail>('bundle.detail', 'GET', '/bundle/:id'),
  mine: operation<typeof bundleEndpoints.mine>('bundle.mine', 'GET', '/user/bundle'),
  mineDetail: operation<typeof bundleEndpoints.mineDetail>('bundle.mineDetail', 'GET', '/user/bundle/:id'),
  preview: operation<typeof bundleEndpoints.preview>('bundle.preview', 'GET', '/user/bundle/:id/preview'),
  create: operation<typeof bundleEndpoints.create>('bundle.create', 'POST', '/user/bundle/create'),
  update: operation<typeof bundleEndpoints.update>('bundle.update', 'PUT', '/user/bundle/:id'),
  changePrice: operation<typeof bundleEndpoints.changePrice>('bundle.changePrice', 'PUT', '/user/bundle/:id/price'),
  submit: operation<typeof bundleEndpoints.submit>('bundle.submit', 'PUT', '/user/bundle/:id/submit'),
  withdraw: operation<typeof bundleEndpoints.withdraw>('bundle.withdraw', 'PUT', '/user/bundle/:id/withdraw'),
  discardChanges: operation<typeof bundleEndpoints.discardChanges>('bundle.discardChanges', 'PUT', '/user/bundle/:id/discard-changes'),
  archiveOrRestore: operation<typeof bundleEndpoints.archiveOrRestore>('bundle.archiveOrRestore', 'PUT', '/user/bundle/archive-or-restore/:id'),
  remove: operation<typeof bundleEndpoints.remove>('bundle.remove', 'DELETE', '/user/bundle/:id'),
};
