import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../module.ts';
import { legalRoutes } from './legal.routes.ts';
import { createLegalService } from './legal.service.ts';

export { askedTexts, findForcefulVersions, insertAgreements } from './agreement.queries.ts';
export { currentOf } from './legal.presenter.ts';

export const legalModule = (deps: Deps): Module => ({ routes: legalRoutes(createLegalService(deps)) });
