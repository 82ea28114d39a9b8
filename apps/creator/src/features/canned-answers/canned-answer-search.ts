import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const cannedAnswerSorts = { title: 'Judul A–Z', '-updatedAt': 'Terakhir diubah' } as const;

export const cannedAnswerSearch = defineSearch(operatorScreens.operatorCannedAnswers, {
  keyword: keyword(),
  sort: choice(keysOf(cannedAnswerSorts), 'title'),
  page: page(),
});
export type CannedAnswerSearch = SearchOf<typeof cannedAnswerSearch>;
