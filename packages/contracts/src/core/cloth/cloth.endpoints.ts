import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf } from '../../fields.ts';
import { cloth, ownCloth } from './cloth.schemas.ts';

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
    params: z.object({ userId: idOf('user') }),
    data: cloth,
    limit: { calls: 60, seconds: 60 },
  },
});
