import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const inboxSorts = {
  '-isWaiting,-createdAt': 'Perlu dijawab',
  '-createdAt': 'Terbaru',
  createdAt: 'Terlama',
  '-totalLike': 'Paling disukai',
} as const;

export const inboxStates = { waiting: 'Belum dijawab', answered: 'Sudah dijawab' } as const;

export const inboxSearch = defineSearch(screens.creatorDiscussion, {
  keyword: keyword(),
  /** Id of a class; empty for all of them. */
  class: name(),
  state: choice(keysOf(inboxStates)),
  sort: choice(keysOf(inboxSorts), '-isWaiting,-createdAt'),
  page: page(),
});
export type InboxSearch = SearchOf<typeof inboxSearch>;
