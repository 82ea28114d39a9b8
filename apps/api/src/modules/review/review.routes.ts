import { reviewEndpoints } from '@sinau/contracts/review/review.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ReviewService } from './review.service.ts';

export const reviewRoutes = (reviews: ReviewService) =>
  defineRoutes(reviewEndpoints, {
    create: ({ actor, params, body }) => reviews.create(actor.id, params, body),
    mine: ({ actor, params }) => reviews.mine(actor.id, params),
    remove: ({ actor, params }) => reviews.remove(actor.id, params),
    takeDown: ({ params }) => reviews.takeDown(params.id),
    list: ({ params, query }) => reviews.list(params, query),
    latest: ({ query }) => reviews.latest(query.perPage),
    detail: ({ params }) => reviews.detail(params.id),
  });
