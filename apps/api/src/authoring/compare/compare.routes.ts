import { compareEndpoints } from '@sinau/contracts/authoring/compare/compare.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CompareService } from './compare.service.ts';

export const compareRoutes = (compare: CompareService) =>
  defineRoutes(compareEndpoints, { classes: ({ query }) => compare.classes(query) });
