import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const entrySorts = { '-createdAt': 'Terbaru', createdAt: 'Terlama' } as const;

export const entryStates = { shown: 'Tampil', hidden: 'Disembunyikan' } as const;

export const entrySearch = defineSearch(operatorScreens.operatorDiscussions, {
  keyword: keyword(),
  state: choice(keysOf(entryStates)),
  sort: choice(keysOf(entrySorts), '-createdAt'),
  page: page(),
});
export type EntrySearch = SearchOf<typeof entrySearch>;
