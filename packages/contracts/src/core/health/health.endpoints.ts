import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';

const health = z.object({ state: z.enum(['up']) });

export const healthEndpoints = defineEndpoints('health', {
  live: { method: 'GET', path: '/health/live', auth: 'public', summary: 'The process answers', data: health },
  ready: {
    method: 'GET',
    path: '/health/ready',
    auth: 'public',
    summary: 'The database answers too',
    data: health,
    errors: ['unavailable', 'draining'],
  },
});
