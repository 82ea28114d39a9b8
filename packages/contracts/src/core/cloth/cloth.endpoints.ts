import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { cloth, ownCloth } from './cloth.schemas.ts';

const byUser = z.object({ userId: idOf('user') });
/** Each call draws. */
const drawings = { calls: 20, seconds: 60 };

export const clothEndpoints = defineEndpoints('cloth', {
  mine: {
    method: 'GET',
    path: '/user/certificate/cloth',
    auth: 'user',
    summary: 'The cloth that my finished classes weave, with those that I hide',
    data: ownCloth,
  },
  shown: {
    method: 'GET',
    path: '/certificate/cloth/:userId',
    auth: 'public',
    summary: 'The cloth of the finished classes that a user shows; empty for nobody',
    params: byUser,
    data: cloth,
    limit: { calls: 60, seconds: 60 },
  },
  story: {
    method: 'GET',
    path: '/certificate/cloth/:userId/story',
    auth: 'public',
    answers: 'file',
    summary: 'The cloth that a user shows in a picture for stories (PNG, 1080 × 1920), once five classes are in it',
    params: byUser,
    data: noData,
    errors: ['not_found'],
    limit: drawings,
  },
  pattern: {
    method: 'GET',
    path: '/certificate/cloth/:userId/pattern',
    auth: 'public',
    answers: 'file',
    summary: 'The same cloth as a pattern that repeats without seams, for printing on real cloth (PDF)',
    params: byUser,
    data: noData,
    errors: ['not_found'],
    limit: drawings,
  },
});
