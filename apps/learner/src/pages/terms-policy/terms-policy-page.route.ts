import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { legalTabOf, legalTextCall } from '@sinau/contracts/core/legal/legal.search';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { legalTextQuery } from '../../features/content/content.data.ts';

const descriptions: Record<LegalSlug, string> = {
  privacy: 'Data apa yang kami kumpulkan, untuk apa, dan pilihan yang kamu miliki.',
  terms: 'Aturan memakai layanan, membeli kelas, dan mengajar.',
  'mitra-terms': 'Aturan bagi mitra yang menjual kelas di sini.',
};

/** The canonical address for search engines is the version in force. */
export const termsPolicyPage = definePage(screens.terms, {
  queries: ({ search }) => [legalTextQuery(legalTextCall(search))],
  head: (_at, { title, slug }) => ({
    title,
    description: descriptions[slug],
    canonical: screens.terms(legalTabOf(slug)),
  }),
});
