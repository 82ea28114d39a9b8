// Written by `pnpm generate` from packages/contracts.
import type { contentEndpoints } from '@sinau/contracts/content/content.endpoints';
import { operation } from '../operation.ts';

export const content = {
  key: ['content'],
  banner: operation<typeof contentEndpoints.banner>('content.banner', 'GET', '/slider/active'),
  legalText: operation<typeof contentEndpoints.legalText>('content.legalText', 'GET', '/legal-text/:slug'),
};
