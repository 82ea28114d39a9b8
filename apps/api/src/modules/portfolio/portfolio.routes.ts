import { portfolioEndpoints } from '@sinau/contracts/portfolio/portfolio.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { PortfolioService } from './portfolio.service.ts';

export const portfolioRoutes = (portfolio: PortfolioService) =>
  defineRoutes(portfolioEndpoints, {
    create: ({ actor, body }) => portfolio.create(actor, body),
    mine: ({ actor, query }) => portfolio.mine(actor, query),
    remove: ({ actor, params }) => portfolio.remove(actor, params),
    detail: ({ actor, params }) => portfolio.detail(actor, params),
  });
