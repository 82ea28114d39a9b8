import type { Deps } from '../platform/deps.ts';
import { accountModule } from './account/index.ts';
import { auditModule } from './audit/index.ts';
import { announcementModule } from './announcement/index.ts';
import { assistantModule } from './assistant/index.ts';
import { attendanceModule } from './attendance/index.ts';
import { authModule } from './auth/index.ts';
import { bundleModule } from './bundle/index.ts';
import { calendarModule } from './calendar/index.ts';
import { cartModule } from './cart/index.ts';
import { catalogModule, createCatalogService, createCatalogSummary } from './catalog/index.ts';
import { categoryModule } from './category/index.ts';
import { certificateModule, clothModule } from './certificate/index.ts';
import { commentModule } from './comment/index.ts';
import { compareModule } from './compare/index.ts';
import { contentModule } from './content/index.ts';
import { discussionModule } from './discussion/index.ts';
import { editorialModules } from './editorial/index.ts';
import { educatorModule } from './educator/index.ts';
import { faqModule } from './faq/index.ts';
import { goalModule } from './goal/index.ts';
import { healthModule } from './health/index.ts';
import { instructorModule } from './instructor/index.ts';
import { invitationModule } from './invitation/index.ts';
import { invoiceModule } from './invoice/index.ts';
import { learningModule } from './learning/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { legalModule } from './legal/index.ts';
import { lessonEditingModule } from './lesson-editing/index.ts';
import { liveModule } from './live/index.ts';
import { publicationModule } from './publication/index.ts';
import { mailModule } from './mail/index.ts';
import { mediaModule } from './media/index.ts';
import { memberModule } from './member/index.ts';
import { mitraModule } from './mitra/index.ts';
import type { Module } from './module.ts';
import { noteModule } from './note/index.ts';
import { notificationModule } from './notification/index.ts';
import { operatorModule } from './operator/index.ts';
import { paymentModule } from './payment/index.ts';
import { payoutModule } from './payout/index.ts';
import { presenceModule } from './presence/index.ts';
import { portfolioModule } from './portfolio/index.ts';
import { previewModule } from './preview/index.ts';
import { profileModule } from './profile/index.ts';
import { programModule } from './program/index.ts';
import { questionModule } from './question/index.ts';
import { quizModule } from './quiz/index.ts';
import { refundModule } from './refund/index.ts';
import { reportModule } from './report/index.ts';
import { reviewModule } from './review/index.ts';
import { sharePictureModule } from './share-picture/index.ts';
import { sitemapModule } from './sitemap/index.ts';
import { submissionModule } from './submission/index.ts';
import { supportModule } from './support/index.ts';
import { ticketModule } from './ticket/index.ts';
import { createSettlement, transactionModule } from './transaction/index.ts';
import { voucherModule } from './voucher/index.ts';
import { createWebinarService, webinarModule } from './webinar/index.ts';
import { wishlistModule } from './wishlist/index.ts';

export function createModules(deps: Deps): Module[] {
  const settlement = createSettlement(deps);
  const summary = createCatalogSummary(deps);
  const catalog = createCatalogService(deps, summary);
  const webinars = createWebinarService(deps, catalog);
  const features: Module[] = [
    accountModule(deps),
    auditModule(deps),
    announcementModule(deps),
    assistantModule(deps),
    attendanceModule(deps),
    authModule(deps),
    bundleModule(deps, catalog),
    calendarModule(deps),
    cartModule(deps),
    catalogModule(deps, catalog, summary),
    categoryModule(deps, summary),
    certificateModule(deps),
    clothModule(deps),
    commentModule(deps),
    compareModule(deps),
    contentModule(deps, summary),
    discussionModule(deps),
    ...editorialModules(deps, catalog),
    educatorModule(deps),
    faqModule(deps),
    goalModule(deps),
    healthModule(deps),
    instructorModule(deps),
    invitationModule(deps),
    invoiceModule(deps),
    learningModule(deps),
    ledgerModule(deps),
    legalModule(deps),
    lessonEditingModule(deps),
    liveModule(deps),
    publicationModule(deps),
    mediaModule(deps),
    memberModule(deps),
    mitraModule(deps, catalog),
    noteModule(deps),
    notificationModule(deps),
    operatorModule(deps),
    paymentModule(deps, settlement),
    payoutModule(deps),
    presenceModule(deps),
    portfolioModule(deps),
    previewModule(deps),
    profileModule(deps),
    programModule(deps, catalog, webinars),
    questionModule(deps),
    quizModule(deps),
    refundModule(deps, settlement),
    reportModule(deps),
    reviewModule(deps),
    sharePictureModule(deps),
    sitemapModule(deps),
    submissionModule(deps),
    supportModule(deps),
    ticketModule(deps),
    transactionModule(deps, settlement),
    voucherModule(deps),
    webinarModule(webinars),
    wishlistModule(deps),
  ];
  return [
    ...features,
    mailModule(
      deps,
      features.flatMap(({ mails = [] }) => mails),
    ),
  ];
}
