import { portfolioEndpoints } from '@sinau/contracts/study/portfolio/portfolio.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { PortfolioService } from './portfolio.service.ts';

export const portfolioRoutes = (portfolio: PortfolioService) =>
  defineRoutes(portfolioEndpoints, {
    create: ({ actor, body }) => portfolio.create(actor, body),
    mine: ({ actor, query }) => portfolio.mine(actor, query),
    mineDetail: ({ actor, params }) => portfolio.mineDetail(actor, params),
    update: ({ actor, params, body }) => portfolio.update(actor, params, body),
    list: ({ query }) => portfolio.list(query),
    ofClass: ({ params }) => portfolio.ofClass(params),
    remove: ({ actor, params }) => portfolio.remove(actor, params),
    detail: ({ actor, params }) => portfolio.detail(actor, params),
  });
