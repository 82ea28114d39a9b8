import { screens } from '@sinau/contracts';
import { compareEndpoints } from '@sinau/contracts/authoring/compare/compare.endpoints';
import { compareCall, comparedIn } from '@sinau/contracts/authoring/compare/compare.rules';
import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import type { PublicPage } from '../../platform/public-page.ts';

/** Who is sent a comparison sees it at once. Search engines have the pages of its classes. */
export const comparePages: readonly PublicPage[] = [
  {
    pattern: /^\/compare$/,
    screen: 'src/pages/compare/compare-page.tsx',
    calls: (url) => {
      const slugs = comparedIn(url.searchParams);
      return slugs.length > 0 ? [{ endpoint: compareEndpoints.classes, input: compareCall(slugs) }] : [];
    },
    head: (_url, answer) => {
      const titles = (answer as { list: ComparedClass[] } | undefined)?.list.map(({ title }) => title) ?? [];
      return {
        title: 'Bandingkan kelas',
        description:
          titles.length > 1
            ? `Harga, durasi, tingkat, pengajar, dan isi: ${new Intl.ListFormat('id').format(titles)}.`
            : 'Harga, durasi, tingkat, pengajar, dan isi sampai tiga kelas dalam satu tabel.',
        canonical: screens.compare(),
        isIndexed: false,
      };
    },
  },
];
