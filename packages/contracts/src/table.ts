// Written by `pnpm generate` from packages/contracts.
import { accountEndpoints } from './account/account.endpoints.ts';
import { announcementEndpoints } from './announcement/announcement.endpoints.ts';
import { articleEndpoints } from './article/article.endpoints.ts';
import { assistantEndpoints } from './assistant/assistant.endpoints.ts';
import { attendanceEndpoints } from './attendance/attendance.endpoints.ts';
import { auditEndpoints } from './audit/audit.endpoints.ts';
import { authEndpoints } from './auth/auth.endpoints.ts';
import { bannerEndpoints } from './banner/banner.endpoints.ts';
import { bundleEndpoints } from './bundle/bundle.endpoints.ts';
import { calendarEndpoints } from './calendar/calendar.endpoints.ts';
import { cartEndpoints } from './cart/cart.endpoints.ts';
import { catalogEndpoints } from './catalog/catalog.endpoints.ts';
import { categoryEndpoints } from './category/category.endpoints.ts';
import { certificateEndpoints } from './certificate/certificate.endpoints.ts';
import { clothEndpoints } from './cloth/cloth.endpoints.ts';
import { commentEndpoints } from './comment/comment.endpoints.ts';
import { compareEndpoints } from './compare/compare.endpoints.ts';
import { contentEndpoints } from './content/content.endpoints.ts';
import { discussionEndpoints } from './discussion/discussion.endpoints.ts';
import { educatorEndpoints } from './educator/educator.endpoints.ts';
import { faqEndpoints } from './faq/faq.endpoints.ts';
import { featuredEndpoints } from './featured/featured.endpoints.ts';
import { goalEndpoints } from './goal/goal.endpoints.ts';
import { healthEndpoints } from './health/health.endpoints.ts';
import { helpEndpoints } from './help/help.endpoints.ts';
import { instructorEndpoints } from './instructor/instructor.endpoints.ts';
import { invitationEndpoints } from './invitation/invitation.endpoints.ts';
import { invoiceEndpoints } from './invoice/invoice.endpoints.ts';
import { learningEndpoints } from './learning/learning.endpoints.ts';
import { ledgerEndpoints } from './ledger/ledger.endpoints.ts';
import { legalEndpoints } from './legal/legal.endpoints.ts';
import { lessonEndpoints } from './lesson/lesson.endpoints.ts';
import { liveEndpoints } from './live/live.endpoints.ts';
import { mediaEndpoints } from './media/media.endpoints.ts';
import { memberEndpoints } from './member/member.endpoints.ts';
import { mitraEndpoints } from './mitra/mitra.endpoints.ts';
import { noteEndpoints } from './note/note.endpoints.ts';
import { notificationEndpoints } from './notification/notification.endpoints.ts';
import { operatorEndpoints } from './operator/operator.endpoints.ts';
import { paymentEndpoints } from './payment/payment.endpoints.ts';
import { payoutEndpoints } from './payout/payout.endpoints.ts';
import { portfolioEndpoints } from './portfolio/portfolio.endpoints.ts';
import { presenceEndpoints } from './presence/presence.endpoints.ts';
import { previewEndpoints } from './preview/preview.endpoints.ts';
import { profileEndpoints } from './profile/profile.endpoints.ts';
import { programEndpoints } from './program/program.endpoints.ts';
import { questionEndpoints } from './question/question.endpoints.ts';
import { quizEndpoints } from './quiz/quiz.endpoints.ts';
import { refundEndpoints } from './refund/refund.endpoints.ts';
import { reportEndpoints } from './report/report.endpoints.ts';
import { reviewEndpoints } from './review/review.endpoints.ts';
import { submissionEndpoints } from './submission/submission.endpoints.ts';
import { supportEndpoints } from './support/support.endpoints.ts';
import { testimonyEndpoints } from './testimony/testimony.endpoints.ts';
import { ticketEndpoints } from './ticket/ticket.endpoints.ts';
import { topicEndpoints } from './topic/topic.endpoints.ts';
import { transactionEndpoints } from './transaction/transaction.endpoints.ts';
import { voucherEndpoints } from './voucher/voucher.endpoints.ts';
import { webinarEndpoints } from './webinar/webinar.endpoints.ts';
import { wishlistEndpoints } from './wishlist/wishlist.endpoints.ts';

/** Every endpoint there is, by feature. */
export const endpointTable = {
  account: accountEndpoints,
  announcement: announcementEndpoints,
  article: articleEndpoints,
  assistant: assistantEndpoints,
  attendance: attendanceEndpoints,
  audit: auditEndpoints,
  auth: authEndpoints,
  banner: bannerEndpoints,
  bundle: bundleEndpoints,
  calendar: calendarEndpoints,
  cart: cartEndpoints,
  catalog: catalogEndpoints,
  category: categoryEndpoints,
  certificate: certificateEndpoints,
  cloth: clothEndpoints,
  comment: commentEndpoints,
  compare: compareEndpoints,
  content: contentEndpoints,
  discussion: discussionEndpoints,
  educator: educatorEndpoints,
  faq: faqEndpoints,
  featured: featuredEndpoints,
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
  media: mediaEndpoints,
  member: memberEndpoints,
  mitra: mitraEndpoints,
  note: noteEndpoints,
  notification: notificationEndpoints,
  operator: operatorEndpoints,
  payment: paymentEndpoints,
  payout: payoutEndpoints,
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
  submission: submissionEndpoints,
  support: supportEndpoints,
  testimony: testimonyEndpoints,
  ticket: ticketEndpoints,
  topic: topicEndpoints,
  transaction: transactionEndpoints,
  voucher: voucherEndpoints,
  webinar: webinarEndpoints,
  wishlist: wishlistEndpoints,
};
