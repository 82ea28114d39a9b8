import { comparedIn } from '@sinau/contracts/authoring/compare/compare.rules';
import { screens } from '@sinau/contracts/screens';
import { definePage } from '@sinau/shell/rendered-page';
import { comparedQuery } from '../../features/compare/compare.data.ts';

/** Pages of comparisons: shown immediately to a visitor with the link. Search engines have the pages of the classes. */
export const comparePage = definePage(screens.compare, {
  queries: ({ search }) => {
    const slugs = comparedIn(search);
    return slugs.length > 0 ? [comparedQuery(slugs)] : [];
  },
  head: (_at, compared) => {
    const titles = compared?.list.map(({ title }) => title) ?? [];
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
});
