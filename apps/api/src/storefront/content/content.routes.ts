import { contentEndpoints } from '@sinau/contracts/storefront/content/content.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ContentService } from './content.service.ts';

export const contentRoutes = (content: ContentService) =>
  defineRoutes(contentEndpoints, {
    banner: () => content.banner(),
    legalText: ({ params, query }) => content.legalText(params, query),
    testimonies: ({ query }) => content.testimonies(query),
    articles: ({ query }) => content.articles(query),
    article: ({ params }) => content.article(params),
    classCount: () => content.classCount(),
    mitraCount: () => content.mitraCount(),
    participantCount: () => content.participantCount(),
  });
