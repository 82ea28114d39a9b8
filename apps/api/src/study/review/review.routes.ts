import { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { JudgedReviews } from './judged-reviews.ts';
import type { ReceivedReviews } from './received-reviews.ts';
import type { ReviewService } from './review.service.ts';

export const reviewRoutes = (reviews: ReviewService, received: ReceivedReviews, judged: JudgedReviews) =>
  defineRoutes(reviewEndpoints, {
    create: ({ actor, params, body }) => reviews.create(actor, params, body),
    mine: ({ actor, params }) => reviews.mine(actor, params),
    remove: ({ actor, params }) => reviews.remove(actor, params),
    received: ({ actor, query }) => received.list(actor, query),
    answer: ({ actor, params, body }) => received.answer(actor, params, body),
    removeAnswer: ({ actor, params }) => received.removeAnswer(actor, params),
    judged: ({ actor, query }) => judged.list(actor, query),
    takeDown: ({ actor, params, body }) => judged.takeDown(actor, params, body),
    restore: ({ actor, params }) => judged.restore(actor, params),
    list: ({ params, query }) => reviews.list(params, query),
    latest: ({ query }) => reviews.latest(query),
    detail: ({ params }) => reviews.detail(params),
  });
