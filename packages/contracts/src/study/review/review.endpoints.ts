import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, noData, shapeOf } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { reviewAnswerRules, reviewTakedownRules } from './review.rules.ts';
import {
  judgedReview,
  ownReview,
  receivedReviewList,
  review,
  reviewCreation,
  reviewList,
  stars,
} from './review.schemas.ts';

const ofClass = z.object({ type: z.enum(['program', 'webinar']), id: classRef });
const byId = z.object({ id: idOf('review') });

/**
 * Participants may review a class once they have completed a fifth of it (`reviewFromProgress`); the specification
 * gives no rule.
 */
export const reviewEndpoints = defineEndpoints('review', {
  create: {
    method: 'POST',
    path: '/review/user/:type/:id/create',
    auth: 'user',
    summary: 'Review a class I take part in; again, to change what I said',
    params: ofClass,
    body: reviewCreation,
    data: review,
    errors: ['not_found', 'review_too_early', 'review_taken_down', 'too_many_requests'],
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
    errors: ['not_found', 'review_taken_down'],
  },
  received: {
    method: 'GET',
    path: '/user/review',
    auth: 'partner',
    summary: 'The reviews of my classes, the newest first; `keyword` is part of a review or of the name of its author',
    query: listQuery({
      sort: ['rating'],
      filter: { classId: idOf('program'), rating: stars, isAnswered: z.boolean() },
    }),
    data: receivedReviewList,
  },
  answer: {
    method: 'PUT',
    path: '/user/review/:id/answer',
    auth: 'partner',
    summary: 'Answer a review of my class; again, to change the answer',
    params: byId,
    body: z.object(shapeOf(reviewAnswerRules)),
    data: review,
    errors: ['not_found'],
    example: { content: 'Terima kasih! Contoh untuk daerah sudah kami tambahkan di materi terakhir.' },
  },
  removeAnswer: {
    method: 'DELETE',
    path: '/user/review/:id/answer',
    auth: 'partner',
    summary: 'Take back the answer to a review of my class',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
  judged: {
    method: 'GET',
    path: '/operator/review',
    auth: 'operator',
    staff: ['review'],
    summary: 'All reviews, the newest first; `keyword` is part of a review, of the name of its author or of its class',
    query: listQuery({ sort: ['rating'], filter: { rating: stars, isTakenDown: z.boolean() } }),
    data: listOf(judgedReview),
  },
  takeDown: {
    method: 'PUT',
    path: '/operator/review/:id/take-down',
    auth: 'operator',
    staff: ['review'],
    summary: 'Hide a review that breaks the rules from everybody but its author, who reads the reason',
    params: byId,
    body: z.object(shapeOf(reviewTakedownRules)),
    data: judgedReview,
    errors: ['not_found'],
    example: { reason: 'Ulasan ini memuat nomor telepon orang lain.' },
  },
  restore: {
    method: 'PUT',
    path: '/operator/review/:id/restore',
    auth: 'operator',
    staff: ['review'],
    summary: 'Show a review again that was taken down',
    params: byId,
    data: judgedReview,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/review/:type/:id',
    auth: 'public',
    cache: 'everybody',
    summary: "A class's reviews, the newest first, with a histogram; a bundle's are those of its classes",
    params: z.object({ type: z.enum(['program', 'webinar', 'bundle']), id: classRef }),
    query: listQuery({ sort: ['rating'], filter: { rating: stars, hasWords: z.boolean() } }),
    data: reviewList,
    errors: ['not_found'],
  },
  latest: {
    method: 'GET',
    path: '/review',
    auth: 'public',
    cache: 'everybody',
    summary: 'The newest reviews with five stars and at least 80 characters, one a class',
    query: z.object({ perPage: z.coerce.number().int().min(1).max(20).default(6) }),
    data: listOf(review),
  },
  detail: {
    method: 'GET',
    path: '/review/:id',
    auth: 'public',
    cache: 'everybody',
    summary: 'One review',
    params: byId,
    data: review,
    errors: ['not_found'],
  },
});
