import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { previewTypes, type PreviewType } from '@sinau/contracts/authoring/preview/preview-types';
import { guarded, layout, lazyLayout, NotFoundPage, page } from '@sinau/shell';
import { lessonPages } from '../lesson-kinds/pages.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';

const paymentResult = async () => (await import('../pages/payment/payment-result-page.tsx')).PaymentResultPage;

/** Page of each type of preview: those of the lessons, and what a class has besides. */
const previewPages: Record<PreviewType, () => Promise<ComponentType>> = {
  ...lessonPages,
  live: lessonPages.webinar,
  task: async () => (await import('../lesson-kinds/task-page.tsx')).TaskPage,
  message: async () => (await import('../pages/class-access/message-page.tsx')).MessagePage,
  certificate: async () => (await import('../pages/class-access/sample-certificate-page.tsx')).SampleCertificatePage,
};

export const routes: RouteObject[] = [
  layout(DefaultLayout, [
    page('/', async () => (await import('../pages/catalog/home-page.tsx')).HomePage),
    page('/catalog', async () => (await import('../pages/catalog/catalog-page.tsx')).CatalogPage),
    page(
      '/catalog/:slug',
      async () => (await import('../pages/catalog/offer-page.tsx')).OfferPage,
      async (params) => (await import('../pages/catalog/offer-page.tsx')).loadOfferSection(params),
    ),
    page(
      '/catalog/:slug/preview/:lessonId',
      async () => (await import('../pages/catalog/free-lesson-page.tsx')).FreeLessonPage,
    ),
    page('/search', async () => (await import('../pages/catalog/search-page.tsx')).SearchPage),
    page('/compare', async () => (await import('../pages/compare/compare-page.tsx')).ComparePage),
    page('/search-promotion-class', async () => (await import('../pages/catalog/promotion-page.tsx')).PromotionPage),
    page(
      '/certificate/:number?',
      async () => (await import('../pages/certificate/verification-page.tsx')).VerificationPage,
    ),
    page('/about', async () => (await import('../pages/about/about-page.tsx')).AboutPage),
    page(
      '/accessibility',
      async () => (await import('../pages/accessibility/accessibility-page.tsx')).AccessibilityPage,
    ),
    page('/faq', async () => (await import('../pages/faq/faq-page.tsx')).FaqPage),
    page('/faq/:slug', async () => (await import('../pages/faq/faq-category-page.tsx')).FaqCategoryPage),
    page('/list-mitra', async () => (await import('../pages/catalog/mitra-directory-page.tsx')).MitraDirectoryPage),
    page('/mitra/:slug', async () => (await import('../pages/catalog/mitra-page.tsx')).MitraPage),
    page('/support-ticket', async () => (await import('../pages/support/support-ticket-page.tsx')).SupportTicketPage),
    page('/article', async () => (await import('../pages/article/articles-page.tsx')).ArticlesPage),
    page('/article/:slug', async () => (await import('../pages/article/article-page.tsx')).ArticlePage),
    page('/terms-policy', async () => (await import('../pages/terms-policy/terms-policy-page.tsx')).TermsPolicyPage),
    page('/cart', async () => (await import('../pages/cart/cart-page.tsx')).CartPage),
    page(
      '/checkout/result',
      async () => (await import('../pages/checkout/checkout-result-page.tsx')).CheckoutResultPage,
    ),
    { path: '*', Component: NotFoundPage },
  ]),
  lazyLayout(
    async () => (await import('./layouts/checkout-layout.tsx')).CheckoutLayout,
    [page('/checkout', async () => (await import('../pages/checkout/checkout-page.tsx')).CheckoutPage)],
  ),
  lazyLayout(
    async () => (await import('./layouts/empty-layout.tsx')).EmptyLayout,
    [
      page('/invitation/:token', async () => (await import('../pages/invitation/invitation-page.tsx')).InvitationPage),
      page('/lti', async () => (await import('../pages/lti/lti-page.tsx')).LtiPage),
    ],
  ),
  lazyLayout(
    async () => (await import('./layouts/coming-soon-layout.tsx')).ComingSoonLayout,
    [page('/coming-soon', async () => (await import('../pages/coming-soon/coming-soon-page.tsx')).ComingSoonPage)],
  ),
  guarded('partner-or-operator', [
    layout(DefaultLayout, [
      page('/preview/bundle', async () => (await import('../pages/catalog/bundle-preview-page.tsx')).BundlePreviewPage),
    ]),
  ]),
  lazyLayout(
    async () => (await import('./layouts/profile-layout.tsx')).ProfileLayout,
    [
      page('/transaction', async () => (await import('../pages/transaction/transaction-page.tsx')).TransactionPage),
      page(
        '/my-class/notification',
        async () => (await import('../pages/my-class/notification-page.tsx')).NotificationPage,
      ),
      page('/my-class', async () => (await import('../pages/my-class/my-class-page.tsx')).MyClassPage),
      page('/calendar', async () => (await import('../pages/calendar/calendar-page.tsx')).CalendarPage),
      page('/profile', async () => (await import('../pages/profile/own-profile-page.tsx')).OwnProfilePage),
      page('/profile/:slug', async () => (await import('../pages/profile/public-profile-page.tsx')).PublicProfilePage),
      page('/profile/edit', async () => (await import('../pages/profile/edit-profile-page.tsx')).EditProfilePage),
      page(
        '/profile/certificate',
        async () => (await import('../pages/certificate/own-certificates-page.tsx')).OwnCertificatesPage,
      ),
      page(
        '/profile/portfolio/create',
        async () => (await import('../pages/portfolio/create-portfolio-page.tsx')).CreatePortfolioPage,
      ),
      page(
        '/profile/portfolio/details/:id?',
        async () => (await import('../pages/portfolio/portfolio-page.tsx')).PortfolioPage,
      ),
      page('/wishlist', async () => (await import('../pages/catalog/wishlist-page.tsx')).WishlistPage),
      page('/settings', async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage),
    ],
  ),
  lazyLayout(
    async () => (await import('./layouts/login-layout.tsx')).LoginLayout,
    [
      page('/login', async () => (await import('../pages/login/login-page.tsx')).LoginPage),
      page('/register', async () => (await import('../pages/register/register-page.tsx')).RegisterPage),
      page(
        '/password/forgot',
        async () => (await import('../pages/password/forgot-password-page.tsx')).ForgotPasswordPage,
      ),
      page(
        '/password/information',
        async () => (await import('../pages/password/password-information-page.tsx')).PasswordInformationPage,
      ),
      page(
        '/password/change',
        async () => (await import('../pages/password/change-password-page.tsx')).ChangePasswordPage,
      ),
      page(
        '/unsubscribe/:token',
        async () => (await import('../pages/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
      ),
      page(
        '/restore-account',
        async () => (await import('../pages/restore-account/restore-account-page.tsx')).RestoreAccountPage,
      ),
      page('/verify-email', async () => (await import('../pages/verify-email/verify-email-page.tsx')).VerifyEmailPage),
    ],
  ),
  guarded('user', [
    lazyLayout(
      async () => (await import('./layouts/class-access-layout.tsx')).ClassAccessLayout,
      [
        page('/my-class/content', async () => (await import('../pages/class-access/content-page.tsx')).ContentPage),
        page(
          '/my-class/content/certificate',
          async () => (await import('../pages/class-access/certificate-page.tsx')).CertificatePage,
        ),
        ...lessonTypes.map((type) => page(`/my-class/content/${type}`, lessonPages[type])),
      ],
    ),
  ]),
  guarded('partner-or-operator', [
    page(
      '/preview/webinar',
      async () => (await import('../pages/catalog/webinar-preview-page.tsx')).WebinarPreviewPage,
    ),
    lazyLayout(
      async () => (await import('./layouts/class-preview-layout.tsx')).ClassPreviewLayout,
      [
        page('/preview/program', async () => (await import('../pages/class-access/content-page.tsx')).ContentPage),
        ...previewTypes.map((type) => page(`/preview/program/${type}`, previewPages[type])),
      ],
    ),
  ]),
  lazyLayout(
    async () => (await import('./layouts/blue-layout.tsx')).BlueLayout,
    [
      page('/payment/finish', paymentResult),
      page('/payment/unfinish', paymentResult),
      page('/payment/error', paymentResult),
      page(
        '/pay/simulator/:id',
        async () => (await import('../pages/payment/payment-simulator-page.tsx')).PaymentSimulatorPage,
      ),
    ],
  ),
];
