import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { sessionResult } from '../learning/learning.schemas.ts';
import { ownSubmission, submissionFileIds, submissionText } from '../submission/submission.schemas.ts';
import { answerReceipt, answerRevision, answers, attemptResult } from './quiz.schemas.ts';

const ofSession = z.object({ participantId: idOf('participant'), sessionId: idOf('lessonSession') });
const example = { attemptId: '0198f1c0-0000-7000-8000-000000000000', answers: { 'soal-1': ['a'] }, revision: 1 };

/** Answers to the attempt at a quiz with this id, else to a submission, whose omitted fields do not change. */
const answering = z.object({
  attemptId: idOf('attempt').optional(),
  answers: answers.optional(),
  content: submissionText.optional(),
  fileIds: submissionFileIds.optional(),
});
const namesAttempt = (sent: { attemptId?: string | undefined; answers?: unknown }) =>
  sent.attemptId !== undefined || sent.answers === undefined;
const attemptMissing = { path: ['attemptId'], message: 'Wajib diisi' };

/** An attempt is begun by `learning.act` with the action `start`, and read back in `learning.sessionDetail`. */
export const quizEndpoints = defineEndpoints('quiz', {
  answer: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/answer',
    auth: 'user',
    summary: 'Save answers of my attempt: those that are named, or all; or what I write for an assignment',
    params: ofSession,
    body: answering
      .extend({ revision: answerRevision })
      .refine(namesAttempt, attemptMissing)
      .refine((sent) => sent.attemptId === undefined || sent.answers !== undefined, {
        path: ['answers'],
        message: 'Wajib diisi',
      }),
    data: answerReceipt,
    errors: [
      'not_found',
      'lesson_locked',
      'attempt_submitted',
      'attempt_time_up',
      'submission_not_editable',
      'submission_attempts_used_up',
      'invalid_input',
    ],
    example,
  },
  submit: {
    method: 'PUT',
    path: '/participant/session/:participantId/:sessionId/submit',
    auth: 'user',
    summary: 'Hand my attempt or my assignment in, once; asked again it answers the same result',
    params: ofSession,
    body: answering
      .extend({ revision: answerRevision.optional() })
      .refine(namesAttempt, attemptMissing)
      .refine(
        (sent) => sent.attemptId === undefined || (sent.answers === undefined) === (sent.revision === undefined),
        {
          path: ['revision'],
          message: 'Jawaban dan revisinya dikirim bersama',
        },
      )
      .refine((sent) => sent.attemptId !== undefined || sent.revision !== undefined, {
        path: ['revision'],
        message: 'Wajib diisi',
      }),
    /** `result` is null for an assignment, `submission` for a quiz. */
    data: z.object({
      result: attemptResult.nullable(),
      submission: ownSubmission.nullable(),
      session: sessionResult,
    }),
    errors: [
      'not_found',
      'lesson_locked',
      'submission_not_editable',
      'submission_attempts_used_up',
      'submission_outdated',
      'submission_empty',
      'submission_too_late',
      'invalid_input',
    ],
    example,
  },
  grantAttempt: {
    method: 'POST',
    path: '/user/quiz/extra-attempt/:id',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'Grant a participant of my class, who has no attempt left, one more',
    params: z.object({ id: idOf('lessonSession') }),
    data: noData,
    errors: ['not_found', 'attempts_left'],
  },
  myAnswer: {
    method: 'GET',
    path: '/participant/my-answer/:id/quiz',
    auth: 'user',
    summary: 'My answers of the last attempt that was handed in; null before the first',
    params: z.object({ id: idOf('lessonSession') }),
    data: attemptResult.nullable(),
    errors: ['not_found', 'lesson_locked'],
  },
});
