import type { Module } from '../http/module.ts';
import type { Deps } from '../platform/deps.ts';
import { assistantModule } from './assistant/index.ts';
import { attendanceModule } from './attendance/index.ts';
import { discussionModule } from './discussion/index.ts';
import { goalModule } from './goal/index.ts';
import { learningModule } from './learning/index.ts';
import { liveModule } from './live/index.ts';
import { noteModule } from './note/index.ts';
import { passageModule } from './passage/index.ts';
import { portfolioModule } from './portfolio/index.ts';
import { presenceModule } from './presence/index.ts';
import { questionModule } from './question/index.ts';
import { quizModule } from './quiz/index.ts';
import { reviewModule } from './review/index.ts';
import { submissionModule } from './submission/index.ts';

/** Study: lessons, quizzes, submissions, live sessions and discussions of participants. */
export const studyModules = (deps: Deps): Module[] => [
  assistantModule(deps),
  attendanceModule(deps),
  discussionModule(deps),
  goalModule(deps),
  learningModule(deps),
  liveModule(deps),
  noteModule(deps),
  passageModule(deps),
  presenceModule(deps),
  portfolioModule(deps),
  questionModule(deps),
  quizModule(deps),
  reviewModule(deps),
  submissionModule(deps),
];
