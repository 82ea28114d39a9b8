import { contentEndpoints } from '@sinau/contracts/content/content.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ContentService } from './content.service.ts';

export const contentRoutes = (content: ContentService) =>
  defineRoutes(contentEndpoints, {
    banner: () => content.banner(),
    legalText: ({ params }) => content.legalText(params),
  });
