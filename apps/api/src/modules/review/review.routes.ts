import { reviewEndpoints } from '@sinau/contracts/review/review.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ReviewService } from './review.service.ts';

export const reviewRoutes = (reviews: ReviewService) =>
  defineRoutes(reviewEndpoints, {
    create: ({ actor, params, body }) => reviews.create(actor, params, body),
    mine: ({ actor, params }) => reviews.mine(actor, params),
    remove: ({ actor, params }) => reviews.remove(actor, params),
    takeDown: ({ actor, params }) => reviews.takeDown(actor, params),
    list: ({ params, query }) => reviews.list(params, query),
    latest: ({ query }) => reviews.latest(query),
    detail: ({ params }) => reviews.detail(params),
  });
