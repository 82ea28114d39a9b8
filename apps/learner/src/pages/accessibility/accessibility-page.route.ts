import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';

export const accessibilityPage = definePage(screens.accessibility, {
  queries: () => [],
  head: () => ({
    title: 'Aksesibilitas',
    description: 'Apa yang kami jamin untuk pengguna papan tombol, pembaca layar, dan layar yang diperbesar.',
    canonical: screens.accessibility(),
  }),
});
