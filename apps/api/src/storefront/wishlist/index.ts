import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { promotionJob, createPromotionNews } from './promotion-news.ts';
import { wishPromotionMail } from './wishlist.mails.ts';
import { wishlistRoutes } from './wishlist.routes.ts';
import { createWishlistService } from './wishlist.service.ts';

export const wishlistModule = (deps: Deps): Module => ({
  routes: wishlistRoutes(createWishlistService(deps)),
  jobs: [handleJob(promotionJob, createPromotionNews(deps), '*/10 * * * *')],
  mails: [wishPromotionMail],
});
