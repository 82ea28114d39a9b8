import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { portfolioRoutes } from './portfolio.routes.ts';
import { createPortfolioService } from './portfolio.service.ts';

export { createPortfolioService } from './portfolio.service.ts';
export { setWorkHidden } from './hidden-work.ts';

export const portfolioModule = (deps: Deps): Module => ({
  routes: portfolioRoutes(createPortfolioService(deps)),
});
