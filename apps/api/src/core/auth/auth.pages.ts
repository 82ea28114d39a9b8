import { screens } from '@sinau/contracts';
import type { PublicPage } from '../../platform/public-page.ts';

/** It asks for nothing first; painted, it is there before its code. */
export const loginPage: PublicPage = {
  pattern: /^\/login$/,
  layout: 'src/app/layouts/login-layout.tsx',
  screen: 'src/pages/login/login-page.tsx',
  calls: () => [],
  head: () => ({
    title: 'Masuk',
    description: 'Masuk untuk melanjutkan kelas, membuka sertifikat, dan membeli kelas baru.',
    canonical: screens.login(),
  }),
};
