import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf } from '../../fields.ts';
import { liveSession, liveSessionCancellation, liveSessionUpdate } from './live.schemas.ts';

/** A live session has the id of its lesson. */
const byId = z.object({ id: idOf('liveSession') });

/** The live sessions of webinars, intensive classes and bootcamps, for their makers. The specification has no such calls. */
export const liveEndpoints = defineEndpoints('live', {
  detail: {
    method: 'GET',
    path: '/user/live-session/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'When and where a live session of my class meets',
    params: byId,
    data: liveSession,
    errors: ['not_found'],
  },
  update: {
    method: 'PUT',
    path: '/user/live-session/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Change the fields that are sent, live at once; participants are notified of other times',
    params: byId,
    body: liveSessionUpdate,
    data: liveSession,
    errors: [
      'not_found',
      'class_under_review',
      'live_session_cancelled',
      'live_session_over',
      'lesson_file_missing',
      'invalid_input',
    ],
    example: { meetingUrl: 'https://rapat.contoh.id/menulis-lead' },
  },
  cancel: {
    method: 'PUT',
    path: '/user/live-session/:id/cancel',
    auth: 'partner',
    summary: 'Call a published session off for good; participants are notified with the reason',
    params: byId,
    body: liveSessionCancellation,
    data: liveSession,
    errors: ['not_found', 'live_session_cancelled', 'live_session_over', 'live_session_not_published'],
    example: { reason: 'Pembicara berhalangan hadir.' },
  },
});
