import { withQuery } from './address.ts';
import { page } from './page.ts';

/** Pages of the operator panel. */
export const operatorScreens = {
  operatorDesk: page('/operator', { need: 'operator' }),
  operatorClasses: page('/operator/class', { need: 'operator' }),
  /** A class under review; `lesson` is the id of the one that is open. */
  operatorClass: page('/operator/class/:id', { need: 'operator' }, (id: string, query: { lesson?: string } = {}) =>
    withQuery(`/operator/class/${id}`, query),
  ),
  operatorBundles: page('/operator/bundle', { need: 'operator' }),
  operatorBundle: page('/operator/bundle/:id', { need: 'operator' }, (id: string) => `/operator/bundle/${id}`),
  operatorPublications: page('/operator/publication', { need: 'operator' }),
  operatorPublication: page(
    '/operator/publication/:id',
    { need: 'operator' },
    (id: string) => `/operator/publication/${id}`,
  ),
  operatorApplications: page('/operator/mitra', { need: 'operator' }),
  operatorApplication: page('/operator/mitra/:id', { need: 'operator' }, (id: string) => `/operator/mitra/${id}`),
  operatorDiscussions: page('/operator/discussion', { need: 'operator' }),
  operatorSupport: page('/operator/support', { need: 'operator' }, (query: { status?: 'open' } = {}) =>
    withQuery('/operator/support', query),
  ),
  operatorSupportTicket: page('/operator/support/:id', { need: 'operator' }, (id: string) => `/operator/support/${id}`),
  operatorVouchers: page('/operator/voucher', { need: 'operator' }),
  createOperatorVoucher: page('/operator/voucher/create', { need: 'operator' }),
  operatorVoucher: page('/operator/voucher/:id', { need: 'operator' }, (id: string) => `/operator/voucher/${id}`),
  editOperatorVoucher: page(
    '/operator/voucher/edit/:id',
    { need: 'operator' },
    (id: string) => `/operator/voucher/edit/${id}`,
  ),
  operatorPayouts: page('/operator/payout', { need: 'operator' }),
  operatorPayout: page('/operator/payout/:id', { need: 'operator' }, (id: string) => `/operator/payout/${id}`),
  operatorRefunds: page('/operator/refund', { need: 'operator' }),
  operatorRefund: page('/operator/refund/:id', { need: 'operator' }, (id: string) => `/operator/refund/${id}`),
  operatorOrder: page(
    '/operator/order/:code',
    { need: 'operator' },
    (code: string) => `/operator/order/${encodeURIComponent(code)}`,
  ),
  operatorDisputes: page('/operator/dispute', { need: 'operator' }),
  operatorContent: page('/operator/content', { need: 'operator' }, (query: { kind?: string } = {}) =>
    withQuery('/operator/content', query),
  ),
  operatorContentRecord: page(
    '/operator/content/:kind/:id',
    { need: 'operator' },
    (kind: string, id: string) => `/operator/content/${kind}/${id}`,
  ),
  /** What was reported, and the appeals of mitra. */
  operatorReports: page('/operator/report', { need: 'operator' }),
  operatorReport: page('/operator/report/:id', { need: 'operator' }, (id: string) => `/operator/report/${id}`),
  operatorReviews: page('/operator/review', { need: 'operator' }),
  operatorAudit: page('/operator/audit', { need: 'operator' }),
  /** Status of the system; as `view` its failed jobs, or its mails that were not sent. */
  operatorSystem: page('/operator/system', { need: 'operator' }, (query: { view?: 'job' | 'mail' } = {}) =>
    withQuery('/operator/system', query),
  ),
} as const;
