import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, noData, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { submissionStates } from './submission.rules.ts';
import {
  gradedSubmission,
  gradeWriting,
  gradingSummary,
  ownSubmission,
  queuedSubmission,
  snippet,
} from './submission.schemas.ts';

const byId = z.object({ id: idOf('submission') });

/**
 * A participant's submission is saved and submitted by `quiz.answer` and `quiz.submit`, which share their addresses
 * with it, and loaded by `learning.sessionDetail`.
 */
export const submissionEndpoints = defineEndpoints('submission', {
  withdraw: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/withdraw',
    auth: 'user',
    summary: 'Take back what I handed in, until a teacher begins to grade it',
    params: z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') }),
    data: ownSubmission,
    errors: ['not_found', 'submission_not_withdrawable'],
  },
  queue: {
    method: 'GET',
    path: '/grading',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'What was handed in for the classes of my mitra, oldest first',
    query: listQuery({
      sort: ['submittedAt', 'fullname', 'title'],
      filter: { classId: z.uuid(), state: z.enum(submissionStates), submittedAt: instant },
    }),
    data: listOf(queuedSubmission),
  },
  summary: {
    method: 'GET',
    path: '/grading-summary',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'How much waits to be graded',
    data: gradingSummary,
  },
  detail: {
    method: 'GET',
    path: '/grading/:id',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'A submission with its versions, files and history',
    params: byId,
    data: gradedSubmission,
    errors: ['not_found'],
  },
  claim: {
    method: 'POST',
    path: '/grading/:id/claim',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'Keep a submission to myself for 24 hours, to grade it',
    params: byId,
    data: gradedSubmission,
    errors: ['not_found', 'submission_claimed', 'submission_not_waiting'],
  },
  release: {
    method: 'POST',
    path: '/grading/:id/release',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'Leave a submission that I claimed to others',
    params: byId,
    data: gradedSubmission,
    errors: ['not_found', 'submission_claimed', 'submission_not_waiting'],
  },
  grade: {
    method: 'POST',
    path: '/grading/:id/grade',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'Pass a submission, not pass it, or return it for revision; or correct a grade',
    params: byId,
    body: gradeWriting,
    data: gradedSubmission,
    errors: [
      'not_found',
      'invalid_input',
      'submission_claimed',
      'submission_not_claimed',
      'submission_not_waiting',
      'submission_grade_stays',
      'lesson_locked',
    ],
    example: { number: 1, outcome: 'passed', score: 85, feedback: 'Lead-nya kuat.' },
  },
  operatorDetail: {
    method: 'GET',
    path: '/operator/submission/:id',
    auth: 'operator',
    staff: ['support', 'review'],
    summary: 'Any submission',
    params: byId,
    data: gradedSubmission,
    errors: ['not_found'],
  },
  snippets: {
    method: 'GET',
    path: '/grading-snippet',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'My saved comments',
    data: z.object({ list: z.array(snippet) }),
  },
  createSnippet: {
    method: 'POST',
    path: '/grading-snippet',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'Save a comment to use again; one that is saved already is found',
    body: z.object({ content: text(1_000) }),
    data: snippet,
    errors: ['too_many_snippets'],
    example: { content: 'Sumbernya belum disebut. Tambahkan siapa yang mengatakannya.' },
  },
  removeSnippet: {
    method: 'DELETE',
    path: '/grading-snippet/:id',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'Delete a saved comment of mine',
    params: z.object({ id: idOf('snippet') }),
    data: noData,
    errors: ['not_found'],
  },
});
