import { withQuery } from './address.ts';
import { builderScreens } from './builder-screens.ts';
import { lessonTypes } from './study/lesson/lesson.rules.ts';
import type { FaqAudience } from './storefront/faq/faq.schemas.ts';
import { operatorEntrances } from './operator-entrances.ts';
import { page } from './page.ts';

type ClassKind = 'program' | 'webinar';
/** For a page of both kinds, an address without a type means a program. */
const onlyWebinar = (type: ClassKind) => ({ type: type === 'webinar' ? type : undefined });

/** Every page of both applications: its path, its access, and its address for links, redirects and mails. */
export const screens = {
  home: page('/', {}),
  /** The privacy policy, the terms, or the terms for partners; without a version the one in force. */
  terms: page('/terms-policy', {}, (tab: 0 | 1 | 2 = 0, version?: number) =>
    withQuery('/terms-policy', { tab, version }),
  ),
  /** About us; `#contact` leads to the contact details. */
  about: page('/about', {}),
  accessibility: page('/accessibility', {}),
  /** Questions of learners, or of partners. */
  faq: page('/faq', {}, (audience: FaqAudience = 'learner') =>
    withQuery('/faq', { tab: audience === 'partner' ? 1 : undefined }),
  ),
  faqCategory: page('/faq/:slug', {}, (slug: string) => `/faq/${slug}`),
  /** Help request; with a ticket's mailed token, its conversation. */
  supportTicket: page('/support-ticket', {}, (query: { ticket?: string } = {}) => withQuery('/support-ticket', query)),
  mitraDirectory: page('/list-mitra', {}, (number = 1) =>
    withQuery('/list-mitra', { page: number > 1 ? number : undefined }),
  ),
  mitra: page('/mitra/:slug', {}, (slug: string, number = 1) =>
    withQuery(`/mitra/${slug}`, { page: number > 1 ? number : undefined }),
  ),
  comingSoon: page('/coming-soon', {}),
  articles: page('/article', {}, (number = 1) => withQuery('/article', { page: number > 1 ? number : undefined })),
  article: page('/article/:slug', {}, (slug: string) => `/article/${slug}`),
  catalog: page('/catalog', {}, (query: { tabs?: number; topic?: string } = {}) => withQuery('/catalog', query)),
  classPage: page('/catalog/:slug', {}, (slug: string) => `/catalog/${slug}`),
  /** A lesson that everybody may open before buying. */
  freeLesson: page(
    '/catalog/:slug/preview/:lessonId',
    {},
    (slug: string, lessonId: string) => `/catalog/${slug}/preview/${lessonId}`,
  ),
  promotions: page('/search-promotion-class', {}),
  search: page('/search', {}, (keyword: string) => withQuery('/search', { keyword })),
  /** Comparison of up to three classes, by their slugs. */
  compare: page('/compare', {}, (slugs: readonly string[] = []) =>
    slugs.length > 0 ? `/compare?classes=${slugs.join()}` : '/compare',
  ),
  login: page(
    '/login',
    { need: 'guest' },
    (query: { next?: string; buy?: string; cart?: string; email?: string } = {}) => withQuery('/login', query),
  ),
  register: page(
    '/register',
    { need: 'guest' },
    (query: { next?: string; buy?: string; cart?: string; fullname?: string; email?: string } = {}) =>
      withQuery('/register', query),
  ),
  verifyEmail: page('/verify-email', {}, (token: string) => withQuery('/verify-email', { token })),
  /** Link that restores a closed account. */
  restoreAccount: page('/restore-account', {}, (token: string) => withQuery('/restore-account', { token })),
  forgotPassword: page('/password/forgot', { need: 'guest' }),
  changePassword: page('/password/change', {}, (token: string) => withQuery('/password/change', { token })),
  passwordInformation: page('/password/information', {}),
  /** An instructor's or member's mailed invitation. */
  invitation: page('/invitation/:token', { need: 'user' }, (token: string) => `/invitation/${token}`),
  settings: page('/settings', { need: 'user' }),
  cart: page('/cart', { need: 'user' }),
  checkout: page('/checkout', { need: 'verified' }),
  /** A pending order. */
  checkoutResult: page('/checkout/result', { need: 'user' }, (orderId: string) =>
    withQuery('/checkout/result', { order_id: orderId }),
  ),
  transactions: page('/transaction', { need: 'user' }),
  paymentFinish: page('/payment/finish', {}, (orderId: string) =>
    withQuery('/payment/finish', { order_id: orderId, status: 'SUCCESS' }),
  ),
  paymentUnfinish: page('/payment/unfinish', {}, (orderId: string) =>
    withQuery('/payment/unfinish', { order_id: orderId, status: 'PENDING' }),
  ),
  paymentError: page('/payment/error', {}, (orderId: string, status: string) =>
    withQuery('/payment/error', { order_id: orderId, status }),
  ),
  paymentSimulator: page('/pay/simulator/:id', { need: 'user' }, (id: string) => `/pay/simulator/${id}`),
  myClass: page('/my-class', { need: 'user' }),
  /** Lessons on this device, an application of its own. */
  savedLessons: page('/saved-lessons', { need: 'user' }),
  notifications: page('/my-class/notification', { need: 'user' }),
  /** One notification, in the list. */
  notification: page([], { need: 'user' }, (id: string) => withQuery('/my-class', { tabs: 1, id })),
  /** A class from its first lesson; `name` is its slug. */
  classAccess: page('/my-class/content', { need: 'user' }, (name: string, type: ClassKind = 'program') =>
    withQuery('/my-class/content', { name, type }),
  ),
  /** The same page, at the participant's current lesson. */
  continueClass: page([], { need: 'user' }, (name: string, type: ClassKind = 'program') =>
    withQuery('/my-class/content', { name, type, resume: 'true' }),
  ),
  /** The same page, at one live session. */
  liveSession: page([], { need: 'user' }, (name: string, content: string, type: ClassKind) =>
    withQuery('/my-class/content/webinar', { name, content, type }),
  ),
  lesson: page(
    lessonTypes.map((type) => `/my-class/content/${type}` as const),
    { need: 'user' },
    (
      type: string,
      query: {
        name: string;
        content: string;
        section: string;
        title: string;
        lessonIndex: number;
        sectionIndex: number;
        participantId: string;
      },
      kind: ClassKind = 'program',
    ) => withQuery(`/my-class/content/${type}`, { ...query, type: kind }),
  ),
  /** A class that a campus opens by LTI. */
  ltiLaunch: page('/lti', {}, (launch: string) => withQuery('/lti', { launch })),
  /** Target of the unsubscribe link in a mail. */
  unsubscribe: page('/unsubscribe/:token', {}, (token: string) => `/unsubscribe/${token}`),
  /** Sessions that the user takes part in, or hosts. */
  calendar: page('/calendar', { need: 'user' }, (role?: 'host') => withQuery('/calendar', { role })),
  profile: page('/profile', { need: 'user' }),
  /** Profile of any user; `ref` is their chosen slug, or their id. */
  publicProfile: page('/profile/:slug', {}, (ref: string) => `/profile/${ref}`),
  editProfile: page('/profile/edit', { need: 'user' }),
  certificates: page('/profile/certificate', { need: 'user' }),
  createPortfolio: page('/profile/portfolio/create', { need: 'user' }),
  /** One work, for anyone who has its address; without an id, the user's own works. */
  portfolio: page('/profile/portfolio/details/:id?', {}, (id?: string) =>
    id ? `/profile/portfolio/details/${id}` : '/profile/portfolio/details',
  ),
  /** Verification of a certificate; without a number a form for it. */
  certificate: page('/certificate/:number?', {}, (number?: string) =>
    number ? `/certificate/${number}` : '/certificate',
  ),
  /** `id` is the class's, `name` its slug. */
  classCertificate: page(
    '/my-class/content/certificate',
    { need: 'user' },
    ({ type = 'program', ...query }: { id: string; name: string; content?: string; type?: ClassKind }) =>
      withQuery('/my-class/content/certificate', { ...query, type }),
  ),
  /** Saved classes of the user. */
  wishlist: page('/wishlist', { need: 'user' }),
  creator: page('/creator', {}),
  /** Application to become a partner; `step` counts from 1. */
  creatorQuestion: page('/creator/question', { need: 'user' }, (step?: number) =>
    withQuery('/creator/question', { step }),
  ),
  creatorDashboard: page('/creator/dashboard', { need: 'partner' }),
  creatorCatalog: page('/creator/list-catalog', { need: 'partner' }),
  creatorArchive: page('/creator/archive', { need: 'partner' }),
  creatorBundles: page('/creator/class-bundling', { need: 'partner' }),
  createBundle: page('/creator/class-bundling/create', { need: 'partner' }),
  editBundle: page(
    '/creator/class-bundling/edit/:slug',
    { need: 'partner' },
    (slug: string) => `/creator/class-bundling/edit/${slug}`,
  ),
  creatorDiscussion: page('/creator/discussion', { need: 'partner' }),
  creatorReviews: page('/creator/review', { need: 'partner' }),
  questionBank: page('/creator/question-bank', { need: 'partner' }),
  creatorReport: page('/creator/report', { need: 'partner' }),
  /** Participants of one class; `id` is its slug. */
  classReport: page('/creator/report/details', { need: 'partner' }, (query: { type: string; id: string }) =>
    withQuery('/creator/report/details', query),
  ),
  participantReport: page('/creator/report/details/member', { need: 'partner' }, (id: string) =>
    withQuery('/creator/report/details/member', { id }),
  ),
  /** Submissions to grade, of all classes. */
  grading: page('/creator/grading', { need: 'partner' }),
  gradeSubmission: page('/creator/grading/:id', { need: 'partner' }, (id: string) => `/creator/grading/${id}`),
  /** Teachers of a class, and the persons shown on its page. */
  classTeam: page('/creator/class/:slug/team', { need: 'partner' }, (slug: string, type: ClassKind = 'program') =>
    withQuery(`/creator/class/${slug}/team`, onlyWebinar(type)),
  ),
  classAnnouncements: page(
    '/creator/class/:slug/announcement',
    { need: 'partner' },
    (slug: string, type: ClassKind = 'program', page?: number) =>
      withQuery(`/creator/class/${slug}/announcement`, { ...onlyWebinar(type), page }),
  ),
  creatorMembers: page('/creator/members', { need: 'partner' }),
  creatorVouchers: page('/creator/voucher', { need: 'partner' }),
  createVoucher: page('/creator/voucher/create', { need: 'partner' }),
  /** Uses of a voucher, and its orders. */
  creatorVoucher: page('/creator/voucher/:id', { need: 'partner' }, (id: string) => `/creator/voucher/${id}`),
  editVoucher: page('/creator/voucher/edit/:id', { need: 'partner' }, (id: string) => `/creator/voucher/edit/${id}`),
  creatorSales: page('/creator/transaction', { need: 'partner' }),
  creatorWallet: page('/creator/transaction/wallet', { need: 'partner' }),
  ...builderScreens,
  ...operatorEntrances,
} as const;
