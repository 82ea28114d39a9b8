import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { questionRoutes } from './question.routes.ts';
import { createQuestionService } from './question.service.ts';

export { copiesOf } from './copies.ts';
export { attachQuestionPictures, pictureIdsOf, picturesOf, type ShowPicture } from './pictures.ts';
export { findOwnQuestionIds, findOwnQuestions, type BankQuestionRow } from './question.queries.ts';
export { addToBank } from './add-to-bank.ts';
export { relinkQuestion, type Links } from './relink.ts';

export const questionModule = (deps: Deps): Module => ({ routes: questionRoutes(createQuestionService(deps)) });
