import { screens } from '@sinau/contracts';
import { contentEndpoints } from '@sinau/contracts/content/content.endpoints';
import { definePage } from '../../platform/public-page.ts';

const slugOf = (url: URL) => (url.searchParams.get('tab') === '1' ? 'terms' : 'privacy');

export const legalPage = definePage({
  pattern: /^\/terms-policy$/,
  screen: 'src/pages/terms-policy/terms-policy-page.tsx',
  calls: (url) => [{ endpoint: contentEndpoints.legalText, input: { params: { slug: slugOf(url) } } }],
  head: (url, { title }) =>
    slugOf(url) === 'terms'
      ? { title, description: 'Aturan memakai layanan, membeli kelas, dan mengajar.', canonical: screens.terms(1) }
      : {
          title,
          description: 'Data apa yang kami kumpulkan, untuk apa, dan pilihan yang kamu miliki.',
          canonical: screens.terms(0),
        },
});
