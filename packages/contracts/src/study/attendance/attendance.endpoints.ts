import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { sessionResult } from '../learning/learning.schemas.ts';
import {
  attendee,
  attendeeQuery,
  attendees,
  manualMark,
  ofAttendee,
  ofSession,
  presence,
} from './attendance.schemas.ts';

/** Attendance of a class's live sessions. The specification has no such calls, except for the code itself. */
export const attendanceEndpoints = defineEndpoints('attendance', {
  attend: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/presence',
    auth: 'user',
    summary:
      'Type the presence code of a live session, from half an hour before it until a day after it; the right one finishes the lesson, five tries a minute',
    params: z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') }),
    body: presence,
    data: sessionResult,
    errors: [
      'not_found',
      'lesson_locked',
      'action_not_allowed',
      'live_session_cancelled',
      'presence_not_open',
      'presence_over',
      'presence_code_wrong',
      'too_many_requests',
    ],
    example: { code: 'SAPA24' },
  },
  list: {
    method: 'GET',
    path: '/user/live-session/:id/attendance',
    auth: 'partner',
    scopes: ['grade'],
    summary:
      'The participants of my class and who attended this live session, by name; `keyword` is part of a name, `present` and `participants` count all of them. Ask again every few seconds while it is shown',
    params: ofSession,
    query: attendeeQuery,
    data: attendees,
    errors: ['not_found'],
  },
  listCsv: {
    method: 'GET',
    path: '/user/live-session/:id/attendance/csv',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'The same as a table, with everybody that the filter leaves',
    params: ofSession,
    query: attendeeQuery,
    answers: 'csv',
    data: noData,
    limit: { calls: 30, seconds: 60 },
    errors: ['not_found'],
  },
  mark: {
    method: 'PUT',
    path: '/user/live-session/:id/attendance/:participantId',
    auth: 'partner',
    scopes: ['grade'],
    summary:
      'Count a participant as present, with a reason, from half an hour before the session on; it finishes their lesson. Whoever attended already stays as they are',
    params: ofAttendee,
    body: manualMark,
    data: attendee,
    errors: ['not_found', 'live_session_cancelled', 'presence_not_open'],
    example: { reason: 'Hadir, tapi salah mengetik kode.' },
  },
  unmark: {
    method: 'DELETE',
    path: '/user/live-session/:id/attendance/:participantId',
    auth: 'partner',
    scopes: ['grade'],
    summary:
      'Take back what was marked by hand: the lesson is open again, what it opened stays open. Not once it led to a certificate or the session was called off, and not what a participant did',
    params: ofAttendee,
    data: attendee,
    errors: ['not_found', 'attendance_not_manual', 'attendance_certified', 'live_session_cancelled'],
  },
});
