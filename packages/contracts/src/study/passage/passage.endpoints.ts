import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { passage } from './passage.schemas.ts';

/** Search in what is said and written in lessons. */
export const passageEndpoints = defineEndpoints('passage', {
  list: {
    method: 'GET',
    path: '/user/passage',
    auth: 'user',
    summary:
      'Passages with all words of `keyword`, in lessons of my classes that are open to me; none without a keyword',
    query: listQuery({ sort: ['outline'], filter: { classId: idOf('program') } }),
    data: listOf(passage).extend({
      /** Up to `mostPassagesCounted`. */
      total: z.int().nonnegative(),
    }),
  },
});
