import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { classRef, idOf, noData } from '../fields.ts';
import { listOf, listQuery } from '../list-query.ts';
import { ownReview, review, reviewCreation, reviewList, stars } from './review.schemas.ts';

const ofClass = z.object({ type: z.enum(['program', 'webinar']), id: classRef });

/** Participants review a class once they have learned a fifth of it (`reviewFromProgress`); the specification gives no rule. */
export const reviewEndpoints = defineEndpoints('review', {
  create: {
    method: 'POST',
    path: '/review/user/:type/:id/create',
    auth: 'user',
    summary: 'Review a class I take part in; again, to change what I said',
    params: ofClass,
    body: reviewCreation,
    data: review,
    errors: ['not_found', 'review_too_early', 'too_many_requests'],
    example: { rating: 5, content: 'Materinya runtut dan contohnya dekat dengan pekerjaan sehari-hari.' },
  },
  mine: {
    method: 'GET',
    path: '/review/user/:type/:id',
    auth: 'user',
    summary: 'What I said of a class I take part in, and whether I may',
    params: ofClass,
    data: ownReview,
    errors: ['not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/review/user/:type/:id',
    auth: 'user',
    summary: 'Take back what I said of a class',
    params: ofClass,
    data: noData,
    errors: ['not_found'],
  },
  takeDown: {
    method: 'DELETE',
    path: '/operator/review/:id',
    auth: 'operator',
    summary: 'Delete a review that breaks the rules',
    params: z.object({ id: idOf('review') }),
    data: noData,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/review/:type/:id',
    auth: 'public',
    summary: "A class's reviews, the newest first, with a histogram; a bundle's are those of its classes",
    params: z.object({ type: z.enum(['program', 'webinar', 'bundle']), id: classRef }),
    query: listQuery({ sort: ['createdAt', 'rating'], filter: { rating: stars } }),
    data: reviewList,
    errors: ['not_found'],
  },
  latest: {
    method: 'GET',
    path: '/review',
    auth: 'public',
    summary: 'The newest reviews with five stars and at least 80 characters, one a class',
    query: z.object({ perPage: z.coerce.number().int().min(1).max(20).default(6) }),
    data: listOf(review),
  },
  detail: {
    method: 'GET',
    path: '/review/:id',
    auth: 'public',
    summary: 'One review',
    params: z.object({ id: idOf('review') }),
    data: review,
    errors: ['not_found'],
  },
});
