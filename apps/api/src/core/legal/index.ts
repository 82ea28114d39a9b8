import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { announceJob, createLegalNews } from './legal-news.ts';
import { legalChangeMail } from './legal.mails.ts';
import { legalRoutes } from './legal.routes.ts';
import { createLegalService } from './legal.service.ts';

export { askedTexts, findForcefulVersions, insertAgreements } from './agreement.queries.ts';
export { currentOf } from './legal.presenter.ts';

export const legalModule = (deps: Deps): Module => ({
  routes: legalRoutes(createLegalService(deps)),
  jobs: [handleJob(announceJob, createLegalNews(deps).announce)],
  mails: [legalChangeMail],
});
