import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const reviewSorts = {
  '-createdAt': 'Terbaru',
  createdAt: 'Terlama',
  rating: 'Bintang terendah',
  '-rating': 'Bintang tertinggi',
} as const;

export const reviewStates = { shown: 'Tampil', takenDown: 'Diturunkan' } as const;

export const judgedSearch = defineSearch(operatorScreens.operatorReviews, {
  keyword: keyword(),
  state: choice(keysOf(reviewStates)),
  sort: choice(keysOf(reviewSorts), '-createdAt'),
  page: page(),
});
export type JudgedSearch = SearchOf<typeof judgedSearch>;
