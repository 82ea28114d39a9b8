import { passageEndpoints } from '@sinau/contracts/study/passage/passage.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { PassageService } from './passage.service.ts';

export const passageRoutes = (passages: PassageService) =>
  defineRoutes(passageEndpoints, { list: ({ actor, query }) => passages.list(actor, query) });
