import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { reviewRoutes } from './review.routes.ts';
import { createReviewService } from './review.service.ts';

export const reviewModule = (deps: Deps): Module => ({ routes: reviewRoutes(createReviewService(deps)) });
