import { makerStates, type MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { choice, defineSearch, keyword, page } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';
import { archiveTabs, catalogTabs } from '../../shared/list/kind-tabs.tsx';
import type { SoldType } from '../../shared/sold-types.ts';

/** Shelf of a list: what is prepared and sold, or the archive. */
export type Shelf = 'catalog' | 'archive';
/** Tabs by kind of each list. */
export const shelves = {
  catalog: { label: 'Katalog', tabs: catalogTabs },
  archive: { label: 'Arsip', tabs: archiveTabs },
} satisfies Record<Shelf, unknown>;

const programSorts = {
  '-updatedAt': 'Terakhir diubah',
  updatedAt: 'Paling lama diubah',
  title: 'Judul A–Z',
  '-title': 'Judul Z–A',
  '-salePrice': 'Harga tertinggi',
  salePrice: 'Harga terendah',
} as const;

const sorts = {
  program: programSorts,
  webinar: {
    '-updatedAt': 'Terakhir diubah',
    startsAt: 'Jadwal terdekat',
    '-startsAt': 'Jadwal terjauh',
    title: 'Judul A–Z',
    '-salePrice': 'Harga tertinggi',
    salePrice: 'Harga terendah',
  },
  bundle: { ...programSorts, '-participantCount': 'Paling banyak dibeli' },
} as const satisfies Record<SoldType, Record<string, string>>;
export type SoldSort<Type extends SoldType> = keyof (typeof sorts)[Type] & string;
export const soldSorts: { readonly [Type in SoldType]: Record<SoldSort<Type>, string> } = sorts;

/** A `type`, since addresses are read through an index signature. */
export type SoldSearch<Type extends SoldType> = {
  keyword: string;
  status: MakerState | null;
  sort: SoldSort<Type>;
  page: number;
};

const searchOf = <Type extends SoldType>(type: Type, shelf: Shelf) =>
  defineSearch<SoldSearch<Type>>(() => shelves[shelf].tabs[type], {
    keyword: keyword(),
    status: choice(makerStates),
    sort: choice<SoldSort<Type>>(keysOf(soldSorts[type]), '-updatedAt'),
    page: page(),
  });
const searchesOf = <Type extends SoldType>(type: Type) => ({
  catalog: searchOf(type, 'catalog'),
  archive: searchOf(type, 'archive'),
});

/** Search parameters of each list. */
export const soldSearches: { readonly [Type in SoldType]: ReturnType<typeof searchesOf<Type>> } = {
  program: searchesOf('program'),
  webinar: searchesOf('webinar'),
  bundle: searchesOf('bundle'),
};
