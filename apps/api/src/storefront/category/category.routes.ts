import { categoryEndpoints } from '@sinau/contracts/storefront/category/category.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CategoryService } from './category.service.ts';

export const categoryRoutes = (categories: CategoryService) =>
  defineRoutes(categoryEndpoints, {
    list: ({ query }) => categories.list(query),
    detail: ({ params }) => categories.detail(params),
  });
