import { categoryEndpoints } from '@sinau/contracts/category/category.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CategoryService } from './category.service.ts';

export const categoryRoutes = (categories: CategoryService) =>
  defineRoutes(categoryEndpoints, {
    list: ({ query }) => categories.list(query),
    detail: ({ params }) => categories.detail(params),
  });
