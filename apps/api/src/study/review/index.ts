import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createJudgedReviews } from './judged-reviews.ts';
import { createReceivedReviews } from './received-reviews.ts';
import { reviewRoutes } from './review.routes.ts';
import { createReviewService } from './review.service.ts';

export { setReviewTakenDown } from './judged-reviews.ts';

export const reviewModule = (deps: Deps): Module => ({
  routes: reviewRoutes(createReviewService(deps), createReceivedReviews(deps), createJudgedReviews(deps)),
});
