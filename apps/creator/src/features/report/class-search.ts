import { screens } from '@sinau/contracts/screens';
import { choiceIn, keywordIn, listHref, pageIn } from '../../shared/table/list-address.ts';

export const classPageSize = 10;

export const classSorts = {
  '-participants': 'Peserta terbanyak',
  participants: 'Peserta paling sedikit',
  '-averageProgress': 'Progres tertinggi',
  averageProgress: 'Progres terendah',
  '-completed': 'Paling banyak selesai',
  completed: 'Paling sedikit selesai',
  '-share': 'Pendapatan tertinggi',
  share: 'Pendapatan terendah',
  title: 'Judul A–Z',
  '-title': 'Judul Z–A',
} as const;
export type ClassSort = keyof typeof classSorts;

export interface ClassSearch {
  keyword: string;
  sort: ClassSort;
  page: number;
}

const defaults = { sort: '-participants' } as const;

export const readClassSearch = (query: URLSearchParams): ClassSearch => ({
  keyword: keywordIn(query),
  sort: choiceIn(query, 'sort', Object.keys(classSorts) as ClassSort[]) ?? defaults.sort,
  page: pageIn(query),
});

/** Another choice begins at the first page. */
export const classHref = (search: ClassSearch, change: Partial<ClassSearch>) =>
  listHref(screens.creatorReport(), { ...search, page: 1, ...change }, defaults);
