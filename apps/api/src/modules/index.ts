import type { Deps } from '../platform/deps.ts';
import { accountModule } from './account/index.ts';
import { auditModule } from './audit/index.ts';
import { announcementModule } from './announcement/index.ts';
import { assistantModule } from './assistant/index.ts';
import { authModule } from './auth/index.ts';
import { bundleModule } from './bundle/index.ts';
import { cartModule } from './cart/index.ts';
import { catalogModule, createCatalogService, createCatalogSummary } from './catalog/index.ts';
import { categoryModule } from './category/index.ts';
import { certificateModule } from './certificate/index.ts';
import { commentModule } from './comment/index.ts';
import { contentModule } from './content/index.ts';
import { discussionModule } from './discussion/index.ts';
import { educatorModule } from './educator/index.ts';
import { healthModule } from './health/index.ts';
import { instructorModule } from './instructor/index.ts';
import { invitationModule } from './invitation/index.ts';
import { learningModule } from './learning/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { lessonModule } from './lesson/index.ts';
import { publicationModule } from './publication/index.ts';
import { mailModule } from './mail/index.ts';
import { mediaModule } from './media/index.ts';
import { memberModule } from './member/index.ts';
import { mitraModule } from './mitra/index.ts';
import type { Module } from './module.ts';
import { operatorModule } from './operator/index.ts';
import { paymentModule } from './payment/index.ts';
import { presenceModule } from './presence/index.ts';
import { portfolioModule } from './portfolio/index.ts';
import { previewModule } from './preview/index.ts';
import { programModule } from './program/index.ts';
import { questionModule } from './question/index.ts';
import { quizModule } from './quiz/index.ts';
import { reportModule } from './report/index.ts';
import { reviewModule } from './review/index.ts';
import { submissionModule } from './submission/index.ts';
import { createSettlement, transactionModule } from './transaction/index.ts';
import { webinarModule } from './webinar/index.ts';

export function createModules(deps: Deps): Module[] {
  const settlement = createSettlement(deps);
  const summary = createCatalogSummary(deps);
  const catalog = createCatalogService(deps, summary);
  const features: Module[] = [
    accountModule(deps),
    auditModule(deps),
    announcementModule(deps),
    assistantModule(deps),
    authModule(deps),
    bundleModule(deps, catalog),
    cartModule(deps),
    catalogModule(deps, catalog, summary),
    categoryModule(deps, summary),
    certificateModule(deps),
    commentModule(deps),
    contentModule(deps),
    discussionModule(deps),
    educatorModule(deps),
    healthModule(deps),
    instructorModule(deps),
    invitationModule(deps),
    learningModule(deps),
    ledgerModule(deps),
    lessonModule(deps),
    publicationModule(deps),
    mediaModule(deps),
    memberModule(deps),
    mitraModule(deps),
    operatorModule(deps),
    paymentModule(deps, settlement),
    presenceModule(deps),
    portfolioModule(deps),
    previewModule(deps),
    programModule(deps, catalog),
    questionModule(deps),
    quizModule(deps),
    reportModule(deps),
    reviewModule(deps),
    submissionModule(deps),
    transactionModule(deps, settlement),
    webinarModule(deps, catalog),
  ];
  return [
    ...features,
    mailModule(
      deps,
      features.flatMap(({ mails = [] }) => mails),
    ),
  ];
}
