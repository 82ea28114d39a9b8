import { quizEndpoints } from '@sinau/contracts/study/quiz/quiz.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { SubmissionService } from '../submission/index.ts';
import type { QuizService } from './quiz.service.ts';

/** A body that names an attempt belongs to a quiz; any other belongs to a submission (decision 104). */
export const quizRoutes = (quizzes: QuizService, submissions: SubmissionService) =>
  defineRoutes(quizEndpoints, {
    answer: ({ actor, params, body: { attemptId, answers = {}, ...sent } }) =>
      attemptId
        ? quizzes.answer(actor, params, { attemptId, answers, revision: sent.revision })
        : submissions.answer(actor, params, sent),
    submit: async ({ actor, params, body: { attemptId, answers, revision = 0, ...sent } }) =>
      attemptId
        ? { ...(await quizzes.submit(actor, params, { attemptId, answers, revision })), submission: null }
        : { ...(await submissions.submit(actor, params, { ...sent, revision })), result: null },
    grantAttempt: ({ actor, params }) => quizzes.grantAttempt(actor, params),
    myAnswer: ({ actor, params }) => quizzes.myAnswer(actor, params),
  });
