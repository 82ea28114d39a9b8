import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { createSubmissionService } from '../submission/index.ts';
import { handInJob } from './attempts.ts';
import { quizRoutes } from './quiz.routes.ts';
import { createQuizService, type QuizService } from './quiz.service.ts';

export { earnedBy, keyOf } from './grading.rules.ts';
export { drawSample, gradeSample } from './sample-attempt.ts';
export { createQuizService, type QuizService };

const handInOverdue = defineJob('quiz.handInOverdue');

export function quizModule(deps: Deps): Module {
  const quizzes = createQuizService(deps);
  return {
    routes: quizRoutes(quizzes, createSubmissionService(deps)),
    jobs: [handleJob(handInJob, quizzes.handIn), handleJob(handInOverdue, quizzes.handInOverdue, '* * * * *')],
  };
}
