import { withQuery } from './address.ts';
import { page } from './page.ts';
import { operatorEntrances } from './operator-entrances.ts';

const need = 'operator';
const admin = { need, staff: [] } as const;
const support = { need, staff: ['support'] } as const;
const content = { need, staff: ['content'] } as const;
const review = { need, staff: ['review'] } as const;
const finance = { need, staff: ['finance'] } as const;
const refunds = { need, staff: ['support', 'finance'] } as const;
const helpers = { need, staff: ['support', 'review'] } as const;
const everybody = { need, staff: ['support', 'content', 'review', 'finance'] } as const;
const campaigns = { need, staff: ['content', 'finance'] } as const;
const people = { need, staff: ['support', 'finance', 'review'] } as const;

/** Pages of the operator panel, each with the roles that may open it beside admins. */
export const operatorScreens = {
  operatorDesk: Object.assign(operatorEntrances.operatorDesk, everybody),
  operatorClass: Object.assign(operatorEntrances.operatorClass, review),
  operatorBundle: Object.assign(operatorEntrances.operatorBundle, review),
  operatorClasses: page('/operator/class', review),
  operatorBundles: page('/operator/bundle', review),
  operatorPublications: page('/operator/publication', review),
  operatorPublication: page('/operator/publication/:id', review, (id: string) => `/operator/publication/${id}`),
  operatorApplications: page('/operator/mitra', review),
  operatorApplication: page('/operator/mitra/:id', review, (id: string) => `/operator/mitra/${id}`),
  operatorDiscussions: page('/operator/discussion', helpers),
  operatorSupport: page('/operator/support', support, (query: { status?: 'open' } = {}) =>
    withQuery('/operator/support', query),
  ),
  operatorSupportTicket: page('/operator/support/:id', support, (id: string) => `/operator/support/${id}`),
  operatorCannedAnswers: page('/operator/canned-answer', support),
  operatorVouchers: page('/operator/voucher', finance),
  createOperatorVoucher: page('/operator/voucher/create', finance),
  operatorVoucher: page('/operator/voucher/:id', finance, (id: string) => `/operator/voucher/${id}`),
  editOperatorVoucher: page('/operator/voucher/edit/:id', finance, (id: string) => `/operator/voucher/edit/${id}`),
  operatorCampaigns: page('/operator/campaign', campaigns),
  operatorCampaign: page('/operator/campaign/:id', campaigns, (id: string) => `/operator/campaign/${id}`),
  operatorPayouts: page('/operator/payout', finance),
  operatorPayout: page('/operator/payout/:id', finance, (id: string) => `/operator/payout/${id}`),
  operatorBankAccounts: page('/operator/bank-account', finance),
  /** Accounts that a mitra had, by the id of the mitra. */
  operatorBankAccount: page('/operator/bank-account/:id', finance, (id: string) => `/operator/bank-account/${id}`),
  operatorRefunds: page('/operator/refund', refunds),
  operatorRefund: page('/operator/refund/:id', refunds, (id: string) => `/operator/refund/${id}`),
  operatorOrder: page(
    '/operator/order/:code',
    refunds,
    (code: string) => `/operator/order/${encodeURIComponent(code)}`,
  ),
  operatorDisputes: page('/operator/dispute', finance),
  operatorPeople: page('/operator/person', people),
  operatorPerson: page('/operator/person/:id', people, (id: string) => `/operator/person/${id}`),
  operatorContent: page('/operator/content', content, (query: { kind?: string } = {}) =>
    withQuery('/operator/content', query),
  ),
  operatorContentRecord: page(
    '/operator/content/:kind/:id',
    content,
    (kind: string, id: string) => `/operator/content/${kind}/${id}`,
  ),
  operatorStaff: page('/operator/staff', admin),
  /** Reported things, and the appeals of mitra. */
  operatorReports: page('/operator/report', helpers),
  operatorReport: page('/operator/report/:id', helpers, (id: string) => `/operator/report/${id}`),
  operatorReviews: page('/operator/review', review),
  operatorAudit: page('/operator/audit', admin),
  /** Status of the system; as `view` its failed jobs, or its mails that were not sent. */
  operatorSystem: page('/operator/system', support, (query: { view?: 'job' | 'mail' } = {}) =>
    withQuery('/operator/system', query),
  ),
} as const;
