import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const reviewSorts = {
  '-createdAt': 'Terbaru',
  createdAt: 'Terlama',
  rating: 'Bintang terendah',
  '-rating': 'Bintang tertinggi',
} as const;

export const reviewStates = { unanswered: 'Belum dijawab', answered: 'Sudah dijawab' } as const;

export const stars = [5, 4, 3, 2, 1] as const;

export const reviewSearch = defineSearch(screens.creatorReviews, {
  keyword: keyword(),
  /** The id of a class; empty for all of them. */
  class: name(),
  rating: choice(stars),
  state: choice(keysOf(reviewStates)),
  sort: choice(keysOf(reviewSorts), '-createdAt'),
  page: page(),
});
export type ReviewSearch = SearchOf<typeof reviewSearch>;
