import type { RouteObject } from 'react-router-dom';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { NotFoundPage, guarded, layout, lazyLayout, page } from '@sinau/shell';
import { DashboardLayout } from './layouts/dashboard-layout.tsx';

const antdLayout = async () => (await import('./layouts/antd-layout.tsx')).AntdLayout;
const lesson = async () => (await import('../pages/create-class/lesson-page.tsx')).LessonPage;

export const routes: RouteObject[] = [
  lazyLayout(
    async () => (await import('./layouts/welcome-layout.tsx')).WelcomeLayout,
    [
      page('/creator', async () => (await import('../pages/become-partner/become-partner-page.tsx')).BecomePartnerPage),
      page('/creator/question', async () => (await import('../pages/question/question-page.tsx')).QuestionPage),
      // Route outside of every guard: an address without a page is 404 for everybody.
      { path: '*', Component: NotFoundPage },
    ],
  ),
  guarded('partner', [
    lazyLayout(
      async () => (await import('./layouts/portal-layout.tsx')).PortalLayout,
      [
        lazyLayout(
          async () => (await import('./layouts/builder-layout.tsx')).BuilderLayout,
          [
            ...lessonTypes.map((type) => page(`/creator/create-class/${type}`, lesson)),
            page('/creator/create-class/edit/:slug', lesson),
            page(
              '/creator/create-class/setting',
              async () => (await import('../pages/create-class/setting-page.tsx')).SettingPage,
            ),
            page(
              '/creator/create-class/ending-message',
              async () => (await import('../pages/create-class/ending-message-page.tsx')).EndingMessagePage,
            ),
            page(
              '/creator/create-class/:slug',
              async () => (await import('../pages/create-class/class-info-page.tsx')).ClassInfoPage,
            ),
          ],
        ),
        lazyLayout(antdLayout, [
          page(
            '/creator/create-class',
            async () => (await import('../pages/create-class/create-class-page.tsx')).CreateClassPage,
          ),
          page(
            '/creator/import-class',
            async () => (await import('../pages/import-class/import-class-page.tsx')).ImportClassPage,
          ),
          page(
            '/creator/live-session/:id/code',
            async () => (await import('../pages/live-session/presence-page.tsx')).PresencePage,
          ),
          lazyLayout(
            async () => (await import('./layouts/webinar-layout.tsx')).WebinarLayout,
            [
              page(
                '/creator/create-webinar/:slug?',
                async () => (await import('../pages/create-webinar/webinar-step-page.tsx')).WebinarStepPage,
              ),
            ],
          ),
          layout(DashboardLayout, [
            page(
              '/creator/dashboard',
              async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage,
            ),
            page(
              '/creator/list-catalog',
              async () => (await import('../pages/list-catalog/list-catalog-page.tsx')).ListCatalogPage,
            ),
            page(
              '/creator/class-bundling',
              async () => (await import('../pages/class-bundling/bundles-page.tsx')).BundlesPage,
            ),
            page(
              '/creator/class-bundling/create',
              async () => (await import('../pages/class-bundling/create-bundle-page.tsx')).CreateBundlePage,
            ),
            page(
              '/creator/class-bundling/edit/:slug',
              async () => (await import('../pages/class-bundling/edit-bundle-page.tsx')).EditBundlePage,
            ),
            page(
              '/creator/live-session/:id/attendance',
              async () => (await import('../pages/live-session/attendance-page.tsx')).AttendancePage,
            ),
            page(
              '/creator/application',
              async () => (await import('../pages/application/application-page.tsx')).OwnApplicationPage,
            ),
            page('/creator/campaign', async () => (await import('../pages/campaign/campaigns-page.tsx')).CampaignsPage),
            page(
              '/creator/campaign/:id',
              async () => (await import('../pages/campaign/campaign-page.tsx')).CampaignPage,
            ),
            page('/creator/archive', async () => (await import('../pages/archive/archive-page.tsx')).ArchivePage),
            page(
              '/creator/discussion',
              async () => (await import('../pages/discussion/discussion-page.tsx')).DiscussionPage,
            ),
            page('/creator/review', async () => (await import('../pages/review/review-page.tsx')).ReviewPage),
            page(
              '/creator/question-bank',
              async () => (await import('../pages/question-bank/question-bank-page.tsx')).QuestionBankPage,
            ),
            page('/creator/grading', async () => (await import('../pages/grading/grading-page.tsx')).GradingPage),
            page(
              '/creator/grading/:id',
              async () => (await import('../pages/grading/grade-submission-page.tsx')).GradeSubmissionPage,
            ),
            page('/creator/report', async () => (await import('../pages/report/report-page.tsx')).ReportPage),
            page(
              '/creator/report/details',
              async () => (await import('../pages/report/class-report-page.tsx')).ClassReportPage,
            ),
            page(
              '/creator/report/details/member',
              async () => (await import('../pages/report/member-page.tsx')).MemberPage,
            ),
            page('/creator/class/:slug/team', async () => (await import('../pages/class-team/team-page.tsx')).TeamPage),
            page(
              '/creator/class/:slug/announcement',
              async () => (await import('../pages/class-team/announcement-page.tsx')).AnnouncementPage,
            ),
            page('/creator/members', async () => (await import('../pages/members/members-page.tsx')).MembersPage),
            page(
              '/creator/integration',
              async () => (await import('../pages/integration/integration-page.tsx')).IntegrationPage,
            ),
            page(
              '/creator/integration/lti/:id',
              async () => (await import('../pages/integration/lti-page.tsx')).LtiPage,
            ),
            page(
              '/creator/integration/:id',
              async () => (await import('../pages/integration/webhook-page.tsx')).WebhookPage,
            ),
            page('/creator/voucher', async () => (await import('../pages/voucher/vouchers-page.tsx')).VouchersPage),
            page(
              '/creator/voucher/create',
              async () => (await import('../pages/voucher/create-voucher-page.tsx')).CreateVoucherPage,
            ),
            page('/creator/voucher/:id', async () => (await import('../pages/voucher/voucher-page.tsx')).VoucherPage),
            page(
              '/creator/voucher/edit/:id',
              async () => (await import('../pages/voucher/edit-voucher-page.tsx')).EditVoucherPage,
            ),
            page('/creator/transaction', async () => (await import('../pages/transaction/sales-page.tsx')).SalesPage),
            page(
              '/creator/transaction/wallet',
              async () => (await import('../pages/transaction/wallet-page.tsx')).WalletPage,
            ),
          ]),
        ]),
      ],
    ),
  ]),
];
