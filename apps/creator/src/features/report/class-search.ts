import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { soldTypes } from '../../shared/sold-types.ts';
import { keysOf } from '../../shared/list/keys-of.ts';
import { periodParams } from '../../shared/period/period.ts';

export const classPageSize = 10;

export const classSorts = {
  '-participants': 'Peserta terbanyak',
  participants: 'Peserta paling sedikit',
  '-averageProgress': 'Progres tertinggi',
  averageProgress: 'Progres terendah',
  '-completed': 'Paling banyak tuntas',
  completed: 'Paling sedikit tuntas',
  '-share': 'Pendapatan tertinggi',
  share: 'Pendapatan terendah',
  title: 'Judul A–Z',
  '-title': 'Judul Z–A',
} as const;

export const classSearch = defineSearch(screens.creatorReport, {
  keyword: keyword(),
  type: choice(soldTypes),
  state: choice(['terbit', 'diarsipkan'] as const),
  ...periodParams('semua'),
  sort: choice(keysOf(classSorts), '-participants'),
  page: page(),
});
export type ClassSearch = SearchOf<typeof classSearch>;
