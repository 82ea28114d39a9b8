import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef } from '../../fields.ts';
import { presence, presenceBeat } from './presence.schemas.ts';

/** Users who have a class open in the builder. The specification has no such calls. */
export const presenceEndpoints = defineEndpoints('presence', {
  beat: {
    method: 'PUT',
    path: '/user/program/:id/presence',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Say where in the builder of my class I am, and learn who else is there and what was changed meanwhile',
    params: z.object({ id: classRef }),
    body: presenceBeat,
    data: presence,
    errors: ['not_found'],
    example: { tabId: '0198f1c0-0000-7000-8000-00000000000a', page: 'info', lessonId: null },
  },
});
