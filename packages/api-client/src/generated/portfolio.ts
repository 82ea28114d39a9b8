// Written by `pnpm generate` from packages/contracts.
import type { portfolioEndpoints } from '@sinau/contracts/study/portfolio/portfolio.endpoints';
import { operation } from '../operation.ts';

export const portfolio = {
  key: ['portfolio'],
  create: operation<typeof portfolioEndpoints.create>('portfolio.create', 'POST', '/user/portfolio/create'),
  mine: operation<typeof portfolioEndpoints.mine>('portfolio.mine', 'GET', '/user/portfolio'),
  mineDetail: operation<typeof portfolioEndpoints.mineDetail>('portfolio.mineDetail', 'GET', '/user/portfolio/:id'),
  update: operation<typeof portfolioEndpoints.update>('portfolio.update', 'PUT', '/user/portfolio/:id'),
  remove: operation<typeof portfolioEndpoints.remove>('portfolio.remove', 'DELETE', '/user/portfolio/:id'),
  list: operation<typeof portfolioEndpoints.list>('portfolio.list', 'GET', '/portfolio'),
  ofClass: operation<typeof portfolioEndpoints.ofClass>('portfolio.ofClass', 'GET', '/program/:id/portfolio'),
  detail: operation<typeof portfolioEndpoints.detail>('portfolio.detail', 'GET', '/portfolio/:id'),
};
