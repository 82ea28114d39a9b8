// Written by `pnpm generate` from packages/contracts.
import type { contentEndpoints } from '@sinau/contracts/storefront/content/content.endpoints';
import { operation } from '../operation.ts';

export const content = {
  key: ['content'],
  banner: operation<typeof contentEndpoints.banner>('content.banner', 'GET', '/slider/active'),
  legalText: operation<typeof contentEndpoints.legalText>('content.legalText', 'GET', '/legal-text/:slug'),
  testimonies: operation<typeof contentEndpoints.testimonies>('content.testimonies', 'GET', '/testimony'),
  articles: operation<typeof contentEndpoints.articles>('content.articles', 'GET', '/article'),
  article: operation<typeof contentEndpoints.article>('content.article', 'GET', '/article/:id'),
  classCount: operation<typeof contentEndpoints.classCount>('content.classCount', 'GET', '/class-count'),
  mitraCount: operation<typeof contentEndpoints.mitraCount>('content.mitraCount', 'GET', '/mitra-count'),
  participantCount: operation<typeof contentEndpoints.participantCount>('content.participantCount', 'GET', '/participant-count'),
};
