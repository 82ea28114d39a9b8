import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { questionRoutes } from './question.routes.ts';
import { createQuestionService } from './question.service.ts';

export { copiesOf } from './copies.ts';
export { attachQuestionPictures, pictureIdsOf, picturesOf, type ShowPicture } from './pictures.ts';
export { findOwnQuestionIds, findOwnQuestions } from './question.queries.ts';

export const questionModule = (deps: Deps): Module => ({ routes: questionRoutes(createQuestionService(deps)) });
