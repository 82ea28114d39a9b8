import type { SuggestedOffer, Suggestions } from '@sinau/contracts/storefront/catalog/suggestion.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal, priceTag } from '@sinau/format';
import { classTypeLabel, tabOf } from '../../shared/class-types.ts';
import { studyTime } from '../../shared/study-time.ts';

export interface Row {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly note?: string;
  readonly price?: string;
  readonly picture?: { readonly kind: 'cover' | 'face'; readonly src: string | null };
}
export interface RowGroup {
  readonly name: string;
  readonly kind: 'recent' | 'offers' | 'topics' | 'people' | 'all';
  readonly rows: readonly Row[];
}

const extentOf = ({ type, startsAt, totalClass, totalLesson, durationSeconds }: SuggestedOffer) => {
  if (type === 'webinar') return startsAt && dateTime(startsAt);
  if (type === 'bundle') return `${decimal(totalClass)} kelas`;
  return studyTime(durationSeconds) ?? `${decimal(totalLesson)} materi`;
};

const offerRow = (offer: SuggestedOffer): Row => {
  const { sale, isFree } = priceTag(offer.normalPrice, offer.salePrice);
  return {
    key: offer.id,
    href: screens.classPage(offer.slug),
    title: offer.title,
    note: [classTypeLabel(tabOf(offer)), extentOf(offer)].filter(Boolean).join(' · '),
    price: isFree ? 'Gratis' : sale,
    picture: { kind: 'cover', src: offer.thumbnail },
  };
};

/** Returns the groups that have rows, and the link to all results. */
export function suggestionGroups(keyword: string, { offers, topics, mitra, educators }: Suggestions): RowGroup[] {
  const groups: RowGroup[] = [
    { name: 'Kelas', kind: 'offers', rows: offers.map(offerRow) },
    {
      name: 'Topik',
      kind: 'topics',
      rows: topics.map(({ title, slug }) => ({ key: slug, href: screens.catalog({ topic: slug }), title })),
    },
    {
      name: 'Mitra dan pengajar',
      kind: 'people',
      rows: [
        ...mitra.map(({ name, slug, logo }): Row => ({
          key: `mitra ${slug}`,
          href: screens.mitra(slug),
          title: name,
          note: 'Mitra',
          picture: { kind: 'face', src: logo },
        })),
        ...educators.map(({ name, title, photo }): Row => ({
          key: `pengajar ${name}`,
          href: screens.search(name),
          title: name,
          note: title,
          picture: { kind: 'face', src: photo },
        })),
      ],
    },
  ];
  const found = groups.filter(({ rows }) => rows.length > 0);
  if (found.length === 0) return [];
  const all = { key: 'all', href: screens.search(keyword), title: `Lihat semua hasil untuk “${keyword}”` };
  return [...found, { name: 'Semua hasil', kind: 'all', rows: [all] }];
}

export const recentGroups = (recent: readonly string[]): RowGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          name: 'Pencarian terakhir',
          kind: 'recent',
          rows: recent.map((keyword) => ({ key: keyword, href: screens.search(keyword), title: keyword })),
        },
      ];
