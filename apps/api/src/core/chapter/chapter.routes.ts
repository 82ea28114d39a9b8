import { chapterEndpoints } from '@sinau/contracts/core/chapter/chapter.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ChapterService } from './chapter.service.ts';

export const chapterRoutes = (proposals: ChapterService) =>
  defineRoutes(chapterEndpoints, {
    detail: ({ actor, params }) => proposals.detail(actor, params),
    start: ({ actor, params }) => proposals.start(actor, params),
  });
