import { faqEndpoints } from '@sinau/contracts/storefront/faq/faq.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { FaqService } from './faq.service.ts';

export const faqRoutes = (service: FaqService) =>
  defineRoutes(faqEndpoints, {
    list: ({ query }) => service.list(query),
    categories: ({ query }) => service.categories(query),
    category: ({ params }) => service.category(params),
  });
