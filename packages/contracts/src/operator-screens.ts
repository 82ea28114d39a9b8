import { withQuery } from './address.ts';
import { demoClass } from './demo-class.ts';
import { page } from './page.ts';

/** Pages of the operator panel. */
export const operatorScreens = {
  operatorDesk: page('/operator', { need: 'operator', tour: 'operator' }),
  operatorClasses: page('/operator/class', { need: 'operator', tour: 'operator' }),
  /** A class under review; `lesson` is the id of the one that is open. */
  operatorClass: page(
    '/operator/class/:id',
    { need: 'operator', tour: ['operator', `/operator/class/${demoClass}`] },
    (id: string, query: { lesson?: string } = {}) => withQuery(`/operator/class/${id}`, query),
  ),
  operatorBundles: page('/operator/bundle', { need: 'operator', tour: 'operator' }),
  operatorBundle: page('/operator/bundle/:id', { need: 'operator' }, (id: string) => `/operator/bundle/${id}`),
  operatorPublications: page('/operator/publication', { need: 'operator', tour: 'operator' }),
  operatorPublication: page(
    '/operator/publication/:id',
    { need: 'operator' },
    (id: string) => `/operator/publication/${id}`,
  ),
  operatorApplications: page('/operator/mitra', { need: 'operator', tour: 'operator' }),
  operatorApplication: page('/operator/mitra/:id', { need: 'operator' }, (id: string) => `/operator/mitra/${id}`),
  operatorDiscussions: page('/operator/discussion', { need: 'operator', tour: 'operator' }),
  operatorSupport: page(
    '/operator/support',
    { need: 'operator', tour: 'operator' },
    (query: { status?: 'open' } = {}) => withQuery('/operator/support', query),
  ),
  operatorSupportTicket: page('/operator/support/:id', { need: 'operator' }, (id: string) => `/operator/support/${id}`),
  operatorVouchers: page('/operator/voucher', { need: 'operator', tour: 'operator' }),
  createOperatorVoucher: page('/operator/voucher/create', { need: 'operator', tour: 'operator' }),
  operatorVoucher: page('/operator/voucher/:id', { need: 'operator' }, (id: string) => `/operator/voucher/${id}`),
  editOperatorVoucher: page(
    '/operator/voucher/edit/:id',
    { need: 'operator' },
    (id: string) => `/operator/voucher/edit/${id}`,
  ),
  operatorPayouts: page('/operator/payout', { need: 'operator', tour: 'operator' }),
  operatorPayout: page('/operator/payout/:id', { need: 'operator' }, (id: string) => `/operator/payout/${id}`),
  operatorRefunds: page('/operator/refund', { need: 'operator', tour: 'operator' }),
  operatorRefund: page('/operator/refund/:id', { need: 'operator' }, (id: string) => `/operator/refund/${id}`),
  operatorOrder: page(
    '/operator/order/:code',
    { need: 'operator' },
    (code: string) => `/operator/order/${encodeURIComponent(code)}`,
  ),
  operatorDisputes: page('/operator/dispute', { need: 'operator', tour: 'operator' }),
  operatorContent: page('/operator/content', { need: 'operator', tour: 'operator' }, (query: { kind?: string } = {}) =>
    withQuery('/operator/content', query),
  ),
  operatorContentRecord: page(
    '/operator/content/:kind/:id',
    { need: 'operator', tour: ['operator', '/operator/content/legal/terms'] },
    (kind: string, id: string) => `/operator/content/${kind}/${id}`,
  ),
  operatorReviews: page('/operator/review', { need: 'operator', tour: 'operator' }),
  operatorAudit: page('/operator/audit', { need: 'operator', tour: 'operator' }),
} as const;
