import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';

/** It asks for nothing first; rendered, it is there before its code. */
export const loginPage = definePage(screens.login, {
  queries: () => [],
  head: () => ({
    title: 'Masuk',
    description: 'Masuk untuk melanjutkan kelas, membuka sertifikat, dan membeli kelas baru.',
    canonical: screens.login(),
  }),
});
