import { quizEndpoints } from '@sinau/contracts/quiz/quiz.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { QuizService } from './quiz.service.ts';

export const quizRoutes = (quizzes: QuizService) =>
  defineRoutes(quizEndpoints, {
    answer: ({ actor, params, body }) => quizzes.answer(actor, params, body),
    submit: ({ actor, params, body }) => quizzes.submit(actor, params, body),
    myAnswer: ({ actor, params }) => quizzes.myAnswer(actor, params),
  });
