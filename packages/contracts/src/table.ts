// Written by `pnpm generate` from packages/contracts.
import { abuseEndpoints } from './backoffice/abuse/abuse.endpoints.ts';
import { accountEndpoints } from './core/account/account.endpoints.ts';
import { announcementEndpoints } from './core/announcement/announcement.endpoints.ts';
import { apikeyEndpoints } from './core/apikey/apikey.endpoints.ts';
import { articleEndpoints } from './storefront/article/article.endpoints.ts';
import { assistantEndpoints } from './study/assistant/assistant.endpoints.ts';
import { attendanceEndpoints } from './study/attendance/attendance.endpoints.ts';
import { auditEndpoints } from './core/audit/audit.endpoints.ts';
import { authEndpoints } from './core/auth/auth.endpoints.ts';
import { badgeEndpoints } from './core/badge/badge.endpoints.ts';
import { bankingEndpoints } from './commerce/banking/banking.endpoints.ts';
import { bannerEndpoints } from './storefront/banner/banner.endpoints.ts';
import { bundleEndpoints } from './authoring/bundle/bundle.endpoints.ts';
import { calendarEndpoints } from './core/calendar/calendar.endpoints.ts';
import { campaignEndpoints } from './authoring/campaign/campaign.endpoints.ts';
import { cannedEndpoints } from './backoffice/canned/canned.endpoints.ts';
import { cartEndpoints } from './commerce/cart/cart.endpoints.ts';
import { catalogEndpoints } from './storefront/catalog/catalog.endpoints.ts';
import { categoryEndpoints } from './storefront/category/category.endpoints.ts';
import { certificateEndpoints } from './core/certificate/certificate.endpoints.ts';
import { chapterEndpoints } from './core/chapter/chapter.endpoints.ts';
import { clothEndpoints } from './core/cloth/cloth.endpoints.ts';
import { commentEndpoints } from './authoring/comment/comment.endpoints.ts';
import { compareEndpoints } from './authoring/compare/compare.endpoints.ts';
import { contentEndpoints } from './storefront/content/content.endpoints.ts';
import { deskEndpoints } from './backoffice/desk/desk.endpoints.ts';
import { discussionEndpoints } from './study/discussion/discussion.endpoints.ts';
import { educatorEndpoints } from './storefront/educator/educator.endpoints.ts';
import { faqEndpoints } from './storefront/faq/faq.endpoints.ts';
import { featuredEndpoints } from './storefront/featured/featured.endpoints.ts';
import { giftEndpoints } from './commerce/gift/gift.endpoints.ts';
import { goalEndpoints } from './study/goal/goal.endpoints.ts';
import { healthEndpoints } from './core/health/health.endpoints.ts';
import { helpEndpoints } from './backoffice/help/help.endpoints.ts';
import { instructorEndpoints } from './authoring/instructor/instructor.endpoints.ts';
import { invitationEndpoints } from './authoring/invitation/invitation.endpoints.ts';
import { invoiceEndpoints } from './commerce/invoice/invoice.endpoints.ts';
import { learningEndpoints } from './study/learning/learning.endpoints.ts';
import { ledgerEndpoints } from './commerce/ledger/ledger.endpoints.ts';
import { legalEndpoints } from './core/legal/legal.endpoints.ts';
import { lessonEndpoints } from './study/lesson/lesson.endpoints.ts';
import { liveEndpoints } from './study/live/live.endpoints.ts';
import { ltiEndpoints } from './commerce/lti/lti.endpoints.ts';
import { mediaEndpoints } from './core/media/media.endpoints.ts';
import { memberEndpoints } from './authoring/member/member.endpoints.ts';
import { mitraEndpoints } from './storefront/mitra/mitra.endpoints.ts';
import { noteEndpoints } from './study/note/note.endpoints.ts';
import { notificationEndpoints } from './core/notification/notification.endpoints.ts';
import { operatorEndpoints } from './backoffice/operator/operator.endpoints.ts';
import { passageEndpoints } from './study/passage/passage.endpoints.ts';
import { paymentEndpoints } from './commerce/payment/payment.endpoints.ts';
import { payoutEndpoints } from './commerce/payout/payout.endpoints.ts';
import { personEndpoints } from './backoffice/person/person.endpoints.ts';
import { portfolioEndpoints } from './study/portfolio/portfolio.endpoints.ts';
import { presenceEndpoints } from './study/presence/presence.endpoints.ts';
import { previewEndpoints } from './authoring/preview/preview.endpoints.ts';
import { profileEndpoints } from './storefront/profile/profile.endpoints.ts';
import { programEndpoints } from './authoring/program/program.endpoints.ts';
import { questionEndpoints } from './study/question/question.endpoints.ts';
import { quizEndpoints } from './study/quiz/quiz.endpoints.ts';
import { refundEndpoints } from './commerce/refund/refund.endpoints.ts';
import { reportEndpoints } from './backoffice/report/report.endpoints.ts';
import { reviewEndpoints } from './study/review/review.endpoints.ts';
import { securityEndpoints } from './core/security/security.endpoints.ts';
import { staffEndpoints } from './backoffice/staff/staff.endpoints.ts';
import { submissionEndpoints } from './study/submission/submission.endpoints.ts';
import { supportEndpoints } from './backoffice/support/support.endpoints.ts';
import { suspensionEndpoints } from './backoffice/suspension/suspension.endpoints.ts';
import { systemEndpoints } from './backoffice/system/system.endpoints.ts';
import { testimonyEndpoints } from './storefront/testimony/testimony.endpoints.ts';
import { ticketEndpoints } from './commerce/ticket/ticket.endpoints.ts';
import { topicEndpoints } from './storefront/topic/topic.endpoints.ts';
import { transactionEndpoints } from './commerce/transaction/transaction.endpoints.ts';
import { transcriptionEndpoints } from './core/transcription/transcription.endpoints.ts';
import { transferEndpoints } from './authoring/transfer/transfer.endpoints.ts';
import { voucherEndpoints } from './commerce/voucher/voucher.endpoints.ts';
import { webhookEndpoints } from './core/webhook/webhook.endpoints.ts';
import { webinarEndpoints } from './authoring/webinar/webinar.endpoints.ts';
import { wishlistEndpoints } from './storefront/wishlist/wishlist.endpoints.ts';

/** Every endpoint there is, by feature. */
export const endpointTable = {
  abuse: abuseEndpoints,
  account: accountEndpoints,
  announcement: announcementEndpoints,
  apikey: apikeyEndpoints,
  article: articleEndpoints,
  assistant: assistantEndpoints,
  attendance: attendanceEndpoints,
  audit: auditEndpoints,
  auth: authEndpoints,
  badge: badgeEndpoints,
  banking: bankingEndpoints,
  banner: bannerEndpoints,
  bundle: bundleEndpoints,
  calendar: calendarEndpoints,
  campaign: campaignEndpoints,
  canned: cannedEndpoints,
  cart: cartEndpoints,
  catalog: catalogEndpoints,
  category: categoryEndpoints,
  certificate: certificateEndpoints,
  chapter: chapterEndpoints,
  cloth: clothEndpoints,
  comment: commentEndpoints,
  compare: compareEndpoints,
  content: contentEndpoints,
  desk: deskEndpoints,
  discussion: discussionEndpoints,
  educator: educatorEndpoints,
  faq: faqEndpoints,
  featured: featuredEndpoints,
  gift: giftEndpoints,
  goal: goalEndpoints,
  health: healthEndpoints,
  help: helpEndpoints,
  instructor: instructorEndpoints,
  invitation: invitationEndpoints,
  invoice: invoiceEndpoints,
  learning: learningEndpoints,
  ledger: ledgerEndpoints,
  legal: legalEndpoints,
  lesson: lessonEndpoints,
  live: liveEndpoints,
  lti: ltiEndpoints,
  media: mediaEndpoints,
  member: memberEndpoints,
  mitra: mitraEndpoints,
  note: noteEndpoints,
  notification: notificationEndpoints,
  operator: operatorEndpoints,
  passage: passageEndpoints,
  payment: paymentEndpoints,
  payout: payoutEndpoints,
  person: personEndpoints,
  portfolio: portfolioEndpoints,
  presence: presenceEndpoints,
  preview: previewEndpoints,
  profile: profileEndpoints,
  program: programEndpoints,
  question: questionEndpoints,
  quiz: quizEndpoints,
  refund: refundEndpoints,
  report: reportEndpoints,
  review: reviewEndpoints,
  security: securityEndpoints,
  staff: staffEndpoints,
  submission: submissionEndpoints,
  support: supportEndpoints,
  suspension: suspensionEndpoints,
  system: systemEndpoints,
  testimony: testimonyEndpoints,
  ticket: ticketEndpoints,
  topic: topicEndpoints,
  transaction: transactionEndpoints,
  transcription: transcriptionEndpoints,
  transfer: transferEndpoints,
  voucher: voucherEndpoints,
  webhook: webhookEndpoints,
  webinar: webinarEndpoints,
  wishlist: wishlistEndpoints,
};
