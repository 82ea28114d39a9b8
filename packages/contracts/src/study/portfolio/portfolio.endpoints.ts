import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData, uuid } from '../../fields.ts';
import { jsonText, listOf, listQuery } from '../../list-query.ts';
import {
  classWork,
  mostClassWorks,
  portfolioCreation,
  portfolioEntry,
  portfolioUpdate,
  portfolioWork,
} from './portfolio.schemas.ts';

const byId = z.object({ id: idOf('portfolio') });

/** Works that learners save to show. A work is saved only if its author requests it. */
export const portfolioEndpoints = defineEndpoints('portfolio', {
  create: {
    method: 'POST',
    path: '/user/portfolio/create',
    auth: 'user',
    summary:
      'Keep a work of mine that passed, where its lesson offers that (again, it is the same entry), or add one that was made elsewhere',
    body: portfolioCreation,
    data: portfolioEntry,
    errors: ['not_found', 'portfolio_not_offered', 'file_missing'],
    limit: { calls: 120, seconds: 600 },
    example: { title: 'Pasar Pagi Johar', content: 'Foto cerita dari Semarang.', link: 'https://contoh.id/johar' },
  },
  mine: {
    method: 'GET',
    path: '/user/portfolio',
    auth: 'user',
    summary: 'My portfolio, the newest first; `keyword` is part of a title',
    query: listQuery({ sort: ['title'], filter: { submissionId: idOf('submission') } }),
    data: listOf(portfolioEntry),
  },
  mineDetail: {
    method: 'GET',
    path: '/user/portfolio/:id',
    auth: 'user',
    summary: 'A work of mine',
    params: byId,
    data: portfolioWork,
    errors: ['not_found'],
  },
  update: {
    method: 'PUT',
    path: '/user/portfolio/:id',
    auth: 'user',
    summary: 'Change a work of mine; of one from a class, its title and whether my profile shows it',
    params: byId,
    body: portfolioUpdate,
    data: portfolioWork,
    errors: ['not_found', 'portfolio_work_fixed', 'file_missing'],
    limit: { calls: 300, seconds: 600 },
    example: { title: 'Pasar Pagi Johar' },
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
  list: {
    method: 'GET',
    path: '/portfolio',
    auth: 'public',
    summary: 'The works that a user shows (`filter.userId`), the newest first; nothing without it',
    query: listQuery({ sort: ['title'] }).extend({
      filter: jsonText(z.strictObject({ userId: idOf('user') })).optional(),
    }),
    data: listOf(portfolioEntry),
    limit: { calls: 300, seconds: 60 },
  },
  ofClass: {
    method: 'GET',
    path: '/program/:id/portfolio',
    auth: 'public',
    summary: 'The newest works that participants of a class passed in it and show; none for an unknown class',
    params: z.object({ id: idOf('program') }),
    data: z.object({ list: z.array(classWork).max(mostClassWorks) }),
    limit: { calls: 300, seconds: 60 },
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
