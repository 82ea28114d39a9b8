import type { RouteObject } from 'react-router-dom';
import { guarded, lazyLayout, page } from '@sinau/shell';

/** Pages of the operator panel, which an application of partners loads with the first visit to one. */
export const deskRoutes: RouteObject[] = [
  guarded('operator', [
    lazyLayout(
      async () => (await import('./layouts/portal-layout.tsx')).PortalLayout,
      [
        lazyLayout(
          async () => (await import('./layouts/antd-layout.tsx')).AntdLayout,
          [
            lazyLayout(
              async () => (await import('./layouts/desk-layout.tsx')).DeskLayout,
              [
                page('/operator', async () => (await import('../pages/desk/desk-page.tsx')).DeskPage),
                page('/operator/class', async () => (await import('../pages/desk/review-queue-pages.tsx')).ClassesPage),
                page('/operator/class/:id', async () => (await import('../pages/desk/class-page.tsx')).ClassPage),
                page(
                  '/operator/bundle',
                  async () => (await import('../pages/desk/review-queue-pages.tsx')).BundlesPage,
                ),
                page('/operator/bundle/:id', async () => (await import('../pages/desk/bundle-page.tsx')).BundlePage),
                page(
                  '/operator/publication',
                  async () => (await import('../pages/desk/publications-page.tsx')).PublicationsPage,
                ),
                page(
                  '/operator/publication/:id',
                  async () => (await import('../pages/desk/publication-page.tsx')).PublicationPage,
                ),
                page(
                  '/operator/campaign',
                  async () => (await import('../pages/desk/campaigns-page.tsx')).CampaignsPage,
                ),
                page(
                  '/operator/campaign/:id',
                  async () => (await import('../pages/desk/campaign-page.tsx')).CampaignPage,
                ),
                page(
                  '/operator/mitra',
                  async () => (await import('../pages/desk/applications-page.tsx')).ApplicationsPage,
                ),
                page(
                  '/operator/mitra/:id',
                  async () => (await import('../pages/desk/application-page.tsx')).ApplicationPage,
                ),
                page(
                  '/operator/discussion',
                  async () => (await import('../pages/desk/discussions-page.tsx')).DiscussionsPage,
                ),
                page('/operator/support', async () => (await import('../pages/desk/support-page.tsx')).SupportPage),
                page(
                  '/operator/support/:id',
                  async () => (await import('../pages/desk/support-ticket-page.tsx')).SupportTicketPage,
                ),
                page(
                  '/operator/canned-answer',
                  async () => (await import('../pages/desk/canned-answers-page.tsx')).CannedAnswersPage,
                ),
                page('/operator/voucher', async () => (await import('../pages/desk/vouchers-page.tsx')).VouchersPage),
                page(
                  '/operator/voucher/create',
                  async () => (await import('../pages/desk/create-voucher-page.tsx')).CreateVoucherPage,
                ),
                page('/operator/voucher/:id', async () => (await import('../pages/desk/voucher-page.tsx')).VoucherPage),
                page(
                  '/operator/voucher/edit/:id',
                  async () => (await import('../pages/desk/edit-voucher-page.tsx')).EditVoucherPage,
                ),
                page('/operator/payout', async () => (await import('../pages/desk/payouts-page.tsx')).PayoutsPage),
                page('/operator/payout/:id', async () => (await import('../pages/desk/payout-page.tsx')).PayoutPage),
                page(
                  '/operator/bank-account',
                  async () => (await import('../pages/desk/bank-account-pages.tsx')).BankAccountsPage,
                ),
                page(
                  '/operator/bank-account/:id',
                  async () => (await import('../pages/desk/bank-account-pages.tsx')).BankAccountPage,
                ),
                page('/operator/refund', async () => (await import('../pages/desk/refunds-page.tsx')).RefundsPage),
                page('/operator/refund/:id', async () => (await import('../pages/desk/refund-page.tsx')).RefundPage),
                page('/operator/order/:code', async () => (await import('../pages/desk/order-page.tsx')).OrderPage),
                page('/operator/dispute', async () => (await import('../pages/desk/disputes-page.tsx')).DisputesPage),
                page('/operator/person', async () => (await import('../pages/desk/person-pages.tsx')).PeoplePage),
                page('/operator/person/:id', async () => (await import('../pages/desk/person-pages.tsx')).PersonPage),
                page('/operator/content', async () => (await import('../pages/desk/content-page.tsx')).ContentPage),
                page(
                  '/operator/content/:kind/:id',
                  async () => (await import('../pages/desk/content-record-page.tsx')).ContentRecordPage,
                ),
                page('/operator/report', async () => (await import('../pages/desk/report-pages.tsx')).ReportsPage),
                page('/operator/report/:id', async () => (await import('../pages/desk/report-pages.tsx')).ReportPage),
                page('/operator/review', async () => (await import('../pages/desk/reviews-page.tsx')).ReviewsPage),
                page('/operator/staff', async () => (await import('../pages/desk/staff-page.tsx')).StaffPage),
                page('/operator/audit', async () => (await import('../pages/desk/audit-page.tsx')).AuditPage),
                page('/operator/system', async () => (await import('../pages/desk/system-page.tsx')).SystemPage),
              ],
            ),
          ],
        ),
      ],
    ),
  ]),
];
