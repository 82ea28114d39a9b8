import { abuseCaseKinds, reportReasons } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';
import { caseStates } from './abuse-labels.ts';

export const caseSorts = {
  openedAt: 'Terlama menunggu',
  '-reportCount': 'Paling banyak dilaporkan',
  '-createdAt': 'Terbaru',
} as const;

export const caseSearch = defineSearch(operatorScreens.operatorReports, {
  keyword: keyword(),
  state: choice(keysOf(caseStates), 'open'),
  kind: choice(abuseCaseKinds),
  reason: choice(reportReasons),
  sort: choice(keysOf(caseSorts), 'openedAt'),
  page: page(),
});
export type CaseSearch = SearchOf<typeof caseSearch>;
