// Written by `pnpm generate` from packages/contracts.
import type { legalEndpoints } from '@sinau/contracts/core/legal/legal.endpoints';
import { operation } from '../operation.ts';

export const legal = {
  key: ['legal'],
  list: operation<typeof legalEndpoints.list>('legal.list', 'GET', '/operator/legal-text'),
  detail: operation<typeof legalEndpoints.detail>('legal.detail', 'GET', '/operator/legal-text/:slug'),
  saveDraft: operation<typeof legalEndpoints.saveDraft>('legal.saveDraft', 'PUT', '/operator/legal-text/:slug/draft'),
  discardDraft: operation<typeof legalEndpoints.discardDraft>('legal.discardDraft', 'POST', '/operator/legal-text/:slug/discard'),
  publish: operation<typeof legalEndpoints.publish>('legal.publish', 'POST', '/operator/legal-text/:slug/publish'),
};
