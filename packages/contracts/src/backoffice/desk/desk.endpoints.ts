import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { workKinds } from './desk.rules.ts';
import { morning, workCount, workItem } from './desk.schemas.ts';

/** Home of the operators' desk. */
export const deskEndpoints = defineEndpoints('desk', {
  work: {
    method: 'GET',
    path: '/operator/work',
    auth: 'operator',
    staff: ['support', 'content', 'review', 'finance'],
    summary:
      'What waits for the roles of the caller, the oldest first, without what others took up; `kinds` counts all of it',
    query: listQuery({ sort: ['since'], filter: { kind: z.enum(workKinds) } }),
    data: listOf(workItem).extend({ kinds: z.array(workCount) }),
  },
  morning: {
    method: 'GET',
    path: '/operator/morning',
    auth: 'operator',
    staff: ['finance'],
    summary: "Yesterday's sales and refunds, and the payouts, the balance held and the books as they are now",
    data: morning,
  },
});
