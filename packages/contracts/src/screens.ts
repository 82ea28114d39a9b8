/** The address of every page, for links, redirects and mails. */
const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length
    ? `${path}?${new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, String(value)]))}`
    : path;
};

export const screens = {
  home: () => '/',
  terms: (tab: 0 | 1 = 0) => withQuery('/terms-policy', { tab }),
  catalog: (query: { tabs?: number; topic?: string } = {}) => withQuery('/catalog', query),
  classPage: (slug: string) => `/catalog/${slug}`,
  promotions: () => '/search-promotion-class',
  search: (keyword: string) => withQuery('/search', { keyword }),
  login: (query: { next?: string; buy?: string; cart?: string } = {}) => withQuery('/login', query),
  register: () => '/register',
  verifyEmail: (token: string) => withQuery('/verify-email', { token }),
  forgotPassword: () => '/password/forgot',
  changePassword: (token: string) => withQuery('/password/change', { token }),
  passwordInformation: () => '/password/information',
  settings: () => '/settings',
  cart: () => '/cart',
  checkout: () => '/checkout',
  /** An order that waits for its payment. */
  checkoutResult: (orderId: string) => withQuery('/checkout/result', { order_id: orderId }),
  transactions: () => '/transaction',
  paymentFinish: (orderId: string) => withQuery('/payment/finish', { order_id: orderId, status: 'SUCCESS' }),
  paymentUnfinish: (orderId: string) => withQuery('/payment/unfinish', { order_id: orderId, status: 'PENDING' }),
  paymentError: (orderId: string, status: string) => withQuery('/payment/error', { order_id: orderId, status }),
  paymentSimulator: (id: string) => `/pay/simulator/${id}`,
  myClass: () => '/my-class',
  /** `name` is the class's slug. */
  classAccess: (name: string) => withQuery('/my-class/content', { name, type: 'program' }),
  lesson: (
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
  certificates: () => '/profile/certificate',
  /** Where anybody may check a certificate; without a number there is a form for one. */
  certificate: (number?: string) => (number ? `/certificate/${number}` : '/certificate'),
  /** `id` is the class's, `name` its slug. */
  classCertificate: (query: { id: string; name: string; content?: string }) =>
    withQuery('/my-class/content/certificate', { ...query, type: 'program' }),
  creator: () => '/creator',
  /** Applying to become a partner; `step` counts from 1. */
  creatorQuestion: (step?: number) => withQuery('/creator/question', { step }),
  creatorDashboard: () => '/creator/dashboard',
  creatorCatalog: () => '/creator/list-catalog',
  creatorArchive: () => '/creator/archive',
  creatorReport: () => '/creator/report',
  /** The participants of one class; `id` is its slug. */
  classReport: (query: { type: string; id: string }) => withQuery('/creator/report/details', query),
  participantReport: (id: string) => withQuery('/creator/report/details/member', { id }),
  creatorSales: () => '/creator/transaction',
  creatorWallet: () => '/creator/transaction/wallet',
  createClass: (slug?: string) => (slug ? `/creator/create-class/${slug}` : '/creator/create-class'),
  /** `lessonId` is made up: the lesson is stored with its first words. */
  newLesson: (type: string, query: { name: string; sectionIndex: number; lessonId: string }) =>
    withQuery(`/creator/create-class/${type}`, query),
  editLesson: (
    slug: string,
    query: { name: string; sectionIndex: number; id: string; lessonId: string; type: string },
  ) => withQuery(`/creator/create-class/edit/${slug}`, query),
  /** The builder's start: the first lesson of a class, or what describes it. */
  buildClass: (name: string) => withQuery('/creator/create-class', { name }),
  classSetting: (name: string, id: string) => withQuery('/creator/create-class/setting', { name, id, page: 'setting' }),
  endingMessage: (name: string, id: string) => withQuery('/creator/create-class/ending-message', { name, id }),
} as const;
