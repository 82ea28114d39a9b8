import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';

/** The page calls no API; rendered on the server, it shows before its code is loaded. */
export const loginPage = definePage(screens.login, {
  queries: () => [],
  head: () => ({
    title: 'Masuk',
    description: 'Masuk untuk melanjutkan kelas, membuka sertifikat, dan membeli kelas baru.',
    canonical: screens.login(),
  }),
});
