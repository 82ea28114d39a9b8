import type { RouteObject } from 'react-router-dom';
import { buildableLessonTypes } from '@sinau/contracts/lesson/lesson.rules';
import { NotFoundPage, guarded, layout, lazyLayout, page } from '@sinau/shell';
import { DashboardLayout } from './layouts/dashboard-layout.tsx';

const lesson = async () => (await import('../pages/create-class/lesson-page.tsx')).LessonPage;

export const routes: RouteObject[] = [
  lazyLayout(
    async () => (await import('./layouts/welcome-layout.tsx')).WelcomeLayout,
    [
      page('/creator', async () => (await import('../pages/become-partner/become-partner-page.tsx')).BecomePartnerPage),
      page('/creator/question', async () => (await import('../pages/question/question-page.tsx')).QuestionPage),
      // Outside of every guard: an address without a page is 404 for everybody.
      { path: '*', Component: NotFoundPage },
    ],
  ),
  guarded('partner', [
    lazyLayout(
      async () => (await import('./layouts/portal-layout.tsx')).PortalLayout,
      [
        page(
          '/creator/create-class',
          async () => (await import('../pages/create-class/create-class-page.tsx')).CreateClassPage,
        ),
        lazyLayout(
          async () => (await import('./layouts/builder-layout.tsx')).BuilderLayout,
          [
            ...buildableLessonTypes.map((type) => page(`/creator/create-class/${type}`, lesson)),
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
        layout(DashboardLayout, [
          page('/creator/dashboard', async () => (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage),
          page(
            '/creator/list-catalog',
            async () => (await import('../pages/list-catalog/list-catalog-page.tsx')).ListCatalogPage,
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
          page('/creator/transaction', async () => (await import('../pages/transaction/sales-page.tsx')).SalesPage),
          page(
            '/creator/transaction/wallet',
            async () => (await import('../pages/transaction/wallet-page.tsx')).WalletPage,
          ),
        ]),
      ],
    ),
  ]),
  guarded('operator', [
    lazyLayout(
      async () => (await import('./layouts/portal-layout.tsx')).PortalLayout,
      [
        lazyLayout(
          async () => (await import('./layouts/desk-layout.tsx')).DeskLayout,
          [
            page('/operator', async () => (await import('../pages/desk/desk-page.tsx')).DeskPage),
            page('/operator/class', async () => (await import('../pages/desk/classes-page.tsx')).ClassesPage),
            page('/operator/class/:id', async () => (await import('../pages/desk/class-page.tsx')).ClassPage),
            page(
              '/operator/publication',
              async () => (await import('../pages/desk/publications-page.tsx')).PublicationsPage,
            ),
            page(
              '/operator/publication/:id',
              async () => (await import('../pages/desk/publication-page.tsx')).PublicationPage,
            ),
            page('/operator/mitra', async () => (await import('../pages/desk/applications-page.tsx')).ApplicationsPage),
            page(
              '/operator/mitra/:id',
              async () => (await import('../pages/desk/application-page.tsx')).ApplicationPage,
            ),
            page(
              '/operator/discussion',
              async () => (await import('../pages/desk/discussions-page.tsx')).DiscussionsPage,
            ),
            page('/operator/review', async () => (await import('../pages/desk/reviews-page.tsx')).ReviewsPage),
            page('/operator/audit', async () => (await import('../pages/desk/audit-page.tsx')).AuditPage),
          ],
        ),
      ],
    ),
  ]),
];
