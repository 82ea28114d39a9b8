// Written by `pnpm generate` from packages/contracts.
import type { faqEndpoints } from '@sinau/contracts/storefront/faq/faq.endpoints';
import { operation } from '../operation.ts';

export const faq = {
  key: ['faq'],
  list: operation<typeof faqEndpoints.list>('faq.list', 'GET', '/faq'),
  categories: operation<typeof faqEndpoints.categories>('faq.categories', 'GET', '/faq/category'),
  category: operation<typeof faqEndpoints.category>('faq.category', 'GET', '/faq/category/:id'),
};
