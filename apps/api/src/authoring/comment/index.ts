import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { commentRoutes } from './comment.routes.ts';
import { createCommentService } from './comment.service.ts';

export { sendComments } from './comment.queries.ts';

export const commentModule = (deps: Deps): Module => ({ routes: commentRoutes(createCommentService(deps)) });
