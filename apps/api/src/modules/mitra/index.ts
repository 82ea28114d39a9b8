import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { mitraMails } from './mitra.mails.ts';
import { mitraRoutes } from './mitra.routes.ts';
import { createMitraService } from './mitra.service.ts';

export { createMitraReview } from './mitra-review.ts';

export const mitraModule = (deps: Deps): Module => ({
  routes: mitraRoutes(createMitraService(deps)),
  mails: mitraMails,
});
