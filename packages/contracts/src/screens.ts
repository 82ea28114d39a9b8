import { withQuery } from './address.ts';
import { buildableLessonTypes } from './lesson/lesson.rules.ts';
import { page } from './page.ts';
import { previewTypes, type PreviewType } from './preview/preview.rules.ts';

/** Kinds of lessons that are studied in a page of their own. */
const lessonTypes = ['video', 'audio', 'article', 'quiz', 'pdf', 'interactive', 'assignment', 'news_writing'] as const;

/** One of the demo's classes, which tests look at. */
const demoClass = 'menulis-berita-yang-dibaca-sampai-habis';

/** Every page of both applications: where it lies, who may open it, and its address for links, redirects and mails. */
export const screens = {
  home: page('/', { tour: 'visitor' }),
  terms: page('/terms-policy', { tour: 'visitor' }, (tab: 0 | 1 = 0) => withQuery('/terms-policy', { tab })),
  catalog: page('/catalog', { tour: 'visitor' }, (query: { tabs?: number; topic?: string } = {}) =>
    withQuery('/catalog', query),
  ),
  classPage: page(
    '/catalog/:slug',
    { tour: ['visitor', `/catalog/${demoClass}`] },
    (slug: string) => `/catalog/${slug}`,
  ),
  /** A lesson that everybody may open before buying. */
  freeLesson: page(
    '/catalog/:slug/preview/:lessonId',
    { tour: null },
    (slug: string, lessonId: string) => `/catalog/${slug}/preview/${lessonId}`,
  ),
  promotions: page('/search-promotion-class', { tour: 'visitor' }),
  search: page('/search', { tour: ['visitor', '/search?keyword=menulis'] }, (keyword: string) =>
    withQuery('/search', { keyword }),
  ),
  login: page(
    '/login',
    { need: 'guest', tour: 'visitor' },
    (query: { next?: string; buy?: string; cart?: string; email?: string } = {}) => withQuery('/login', query),
  ),
  register: page('/register', { need: 'guest', tour: 'visitor' }, (query: { next?: string } = {}) =>
    withQuery('/register', query),
  ),
  verifyEmail: page('/verify-email', { tour: ['visitor', '/verify-email?token=usang'] }, (token: string) =>
    withQuery('/verify-email', { token }),
  ),
  forgotPassword: page('/password/forgot', { need: 'guest', tour: 'visitor' }),
  changePassword: page('/password/change', { tour: ['visitor', '/password/change?token=usang'] }, (token: string) =>
    withQuery('/password/change', { token }),
  ),
  passwordInformation: page('/password/information', { tour: 'visitor' }),
  /** An instructor's or member's mailed invitation. */
  invitation: page('/invitation/:token', { need: 'user', tour: null }, (token: string) => `/invitation/${token}`),
  settings: page('/settings', { need: 'user', tour: 'learner' }),
  cart: page('/cart', { need: 'user', tour: 'learner' }),
  checkout: page('/checkout', { need: 'verified', tour: null }),
  /** An order that waits for its payment. */
  checkoutResult: page('/checkout/result', { need: 'user', tour: null }, (orderId: string) =>
    withQuery('/checkout/result', { order_id: orderId }),
  ),
  transactions: page('/transaction', { need: 'user', tour: 'learner' }),
  paymentFinish: page('/payment/finish', { tour: null }, (orderId: string) =>
    withQuery('/payment/finish', { order_id: orderId, status: 'SUCCESS' }),
  ),
  paymentUnfinish: page('/payment/unfinish', { tour: null }, (orderId: string) =>
    withQuery('/payment/unfinish', { order_id: orderId, status: 'PENDING' }),
  ),
  paymentError: page('/payment/error', { tour: null }, (orderId: string, status: string) =>
    withQuery('/payment/error', { order_id: orderId, status }),
  ),
  paymentSimulator: page('/pay/simulator/:id', { need: 'user', tour: null }, (id: string) => `/pay/simulator/${id}`),
  myClass: page('/my-class', { need: 'user', tour: 'learner' }),
  /** A class from its first lesson; `name` is its slug. */
  classAccess: page('/my-class/content', { need: 'user', tour: null }, (name: string) =>
    withQuery('/my-class/content', { name, type: 'program' }),
  ),
  /** The same page, at the lesson where its participant stands. */
  continueClass: page([], { need: 'user', tour: null }, (name: string) =>
    withQuery('/my-class/content', { name, type: 'program', resume: 'true' }),
  ),
  lesson: page(
    lessonTypes.map((type) => `/my-class/content/${type}` as const),
    { need: 'user', tour: null },
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
    ) => withQuery(`/my-class/content/${type}`, { ...query, type: 'program' }),
  ),
  certificates: page('/profile/certificate', { need: 'user', tour: 'learner' }),
  /** One work, for whoever has its address; without an id, one's own works. */
  portfolio: page(
    '/profile/portfolio/details/:id?',
    { tour: ['learner', '/profile/portfolio/details'] },
    (id?: string) => (id ? `/profile/portfolio/details/${id}` : '/profile/portfolio/details'),
  ),
  /** Where anybody may check a certificate; without a number there is a form for one. */
  certificate: page('/certificate/:number?', { tour: ['visitor', '/certificate'] }, (number?: string) =>
    number ? `/certificate/${number}` : '/certificate',
  ),
  /** `id` is the class's, `name` its slug. */
  classCertificate: page(
    '/my-class/content/certificate',
    { need: 'user', tour: null },
    (query: { id: string; name: string; content?: string }) =>
      withQuery('/my-class/content/certificate', { ...query, type: 'program' }),
  ),
  creator: page('/creator', { tour: 'visitor' }),
  /** Applying to become a partner; `step` counts from 1. */
  creatorQuestion: page('/creator/question', { need: 'user', tour: 'learner' }, (step?: number) =>
    withQuery('/creator/question', { step }),
  ),
  creatorDashboard: page('/creator/dashboard', { need: 'partner', tour: 'partner' }),
  creatorCatalog: page('/creator/list-catalog', { need: 'partner', tour: 'partner' }),
  creatorArchive: page('/creator/archive', { need: 'partner', tour: 'partner' }),
  creatorDiscussion: page('/creator/discussion', { need: 'partner', tour: 'partner' }),
  creatorReviews: page('/creator/review', { need: 'partner', tour: 'partner' }),
  questionBank: page('/creator/question-bank', { need: 'partner', tour: 'partner' }),
  creatorReport: page('/creator/report', { need: 'partner', tour: 'partner' }),
  /** The participants of one class; `id` is its slug. */
  classReport: page(
    '/creator/report/details',
    { need: 'partner', tour: ['partner', `/creator/report/details?type=program&id=${demoClass}`] },
    (query: { type: string; id: string }) => withQuery('/creator/report/details', query),
  ),
  participantReport: page('/creator/report/details/member', { need: 'partner', tour: null }, (id: string) =>
    withQuery('/creator/report/details/member', { id }),
  ),
  /** What waits to be graded, of all classes. */
  grading: page('/creator/grading', { need: 'partner', tour: 'partner' }),
  gradeSubmission: page(
    '/creator/grading/:id',
    { need: 'partner', tour: null },
    (id: string) => `/creator/grading/${id}`,
  ),
  /** Who teaches a class, and who is shown on its page. */
  classTeam: page(
    '/creator/class/:slug/team',
    { need: 'partner', tour: ['partner', `/creator/class/${demoClass}/team`] },
    (slug: string) => `/creator/class/${slug}/team`,
  ),
  classAnnouncements: page(
    '/creator/class/:slug/announcement',
    { need: 'partner', tour: ['partner', `/creator/class/${demoClass}/announcement`] },
    (slug: string, page?: number) => withQuery(`/creator/class/${slug}/announcement`, { page }),
  ),
  creatorMembers: page('/creator/members', { need: 'partner', tour: 'partner' }),
  creatorSales: page('/creator/transaction', { need: 'partner', tour: 'partner' }),
  creatorWallet: page('/creator/transaction/wallet', { need: 'partner', tour: 'partner' }),
  createClass: page(
    '/creator/create-class/:slug',
    { need: 'partner', tour: ['partner', `/creator/create-class/${demoClass}`] },
    (slug?: string) => (slug ? `/creator/create-class/${slug}` : '/creator/create-class'),
  ),
  /** `lessonId` is made up: the lesson is stored with its first words. */
  newLesson: page(
    buildableLessonTypes.map((type) => `/creator/create-class/${type}` as const),
    { need: 'partner', tour: null },
    (type: string, query: { name: string; sectionIndex: number; lessonId: string }) =>
      withQuery(`/creator/create-class/${type}`, query),
  ),
  editLesson: page(
    '/creator/create-class/edit/:slug',
    { need: 'partner', tour: null },
    (slug: string, query: { name: string; sectionIndex: number; id: string; lessonId: string; type: string }) =>
      withQuery(`/creator/create-class/edit/${slug}`, query),
  ),
  /** The builder's start: the first lesson of a class, or what describes it. */
  buildClass: page('/creator/create-class', { need: 'partner', tour: 'partner' }, (name: string) =>
    withQuery('/creator/create-class', { name }),
  ),
  classSetting: page('/creator/create-class/setting', { need: 'partner', tour: null }, (name: string, id: string) =>
    withQuery('/creator/create-class/setting', { name, id, page: 'setting' }),
  ),
  endingMessage: page(
    '/creator/create-class/ending-message',
    { need: 'partner', tour: null },
    (name: string, id: string) => withQuery('/creator/create-class/ending-message', { name, id }),
  ),
  /** A class as its participants will see it, from its first lesson; `name` is its slug. */
  previewClass: page(
    '/preview/program',
    { need: 'partner-or-operator', tour: ['partner', `/preview/program?name=${demoClass}`] },
    (name: string) => withQuery('/preview/program', { name }),
  ),
  /** `state`, `progress` and `frame` say how it is looked at. */
  preview: page(
    previewTypes.map((type) => `/preview/program/${type}` as const),
    { need: 'partner-or-operator', tour: null },
    (
      type: PreviewType,
      query: {
        name: string;
        content?: string | undefined;
        session?: string | undefined;
        section?: string | undefined;
        title?: string | undefined;
        lessonIndex: number;
        sectionIndex: number;
        state?: string | undefined;
        progress?: number | undefined;
        frame?: string | undefined;
      },
    ) => withQuery(`/preview/program/${type}`, query),
  ),
  operatorDesk: page('/operator', { need: 'operator', tour: 'operator' }),
  operatorClasses: page('/operator/class', { need: 'operator', tour: 'operator' }),
  /** A class under review; `lesson` is the id of the one that is read. */
  operatorClass: page(
    '/operator/class/:id',
    { need: 'operator', tour: ['operator', `/operator/class/${demoClass}`] },
    (id: string, query: { lesson?: string } = {}) => withQuery(`/operator/class/${id}`, query),
  ),
  operatorPublications: page('/operator/publication', { need: 'operator', tour: 'operator' }),
  operatorPublication: page(
    '/operator/publication/:id',
    { need: 'operator', tour: null },
    (id: string) => `/operator/publication/${id}`,
  ),
  operatorApplications: page('/operator/mitra', { need: 'operator', tour: 'operator' }),
  operatorApplication: page(
    '/operator/mitra/:id',
    { need: 'operator', tour: null },
    (id: string) => `/operator/mitra/${id}`,
  ),
  operatorDiscussions: page('/operator/discussion', { need: 'operator', tour: 'operator' }),
  operatorReviews: page('/operator/review', { need: 'operator', tour: 'operator' }),
  operatorAudit: page('/operator/audit', { need: 'operator', tour: 'operator' }),
} as const;

/** The path of a page, as the routers know it. Any other address is answered with 404. */
export type PagePath = (typeof screens)[keyof typeof screens]['paths'][number];

export const pages = Object.values(screens);
