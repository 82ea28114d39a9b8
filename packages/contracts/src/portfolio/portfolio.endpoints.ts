import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { idOf, noData, uuid } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { portfolioEntry, portfolioWork } from './portfolio.schemas.ts';

const byId = z.object({ id: idOf('portfolio') });

/** Works that learners keep to show. None is kept unless its author asks for it. */
export const portfolioEndpoints = defineEndpoints('portfolio', {
  create: {
    method: 'POST',
    path: '/user/portfolio/create',
    auth: 'user',
    summary: 'Keep a work of mine that passed, where its lesson offers that; again, it is the same entry',
    body: z.object({ submissionId: idOf('submission') }),
    data: portfolioEntry,
    errors: ['not_found', 'portfolio_not_offered'],
    example: { submissionId: '019ab000-0000-7000-8000-000000000000' },
  },
  mine: {
    method: 'GET',
    path: '/user/portfolio',
    auth: 'user',
    summary: 'My portfolio, the newest first; `keyword` is part of a title',
    query: listQuery({ sort: ['createdAt', 'title'], filter: { submissionId: idOf('submission') } }),
    data: listOf(portfolioEntry),
  },
  remove: {
    method: 'DELETE',
    path: '/user/portfolio/:id',
    auth: 'user',
    summary: 'Take a work out of my portfolio; what was handed in stays',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
  detail: {
    method: 'GET',
    path: '/portfolio/:id',
    auth: 'optional',
    summary: 'A work that somebody shows, for whoever has its address',
    params: z.object({ id: uuid }),
    data: portfolioWork,
    errors: ['not_found'],
  },
});
