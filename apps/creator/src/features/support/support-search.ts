import { supportStatuses, supportTopics } from '@sinau/contracts/backoffice/support/support.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const ticketSorts = { updatedAt: 'Terlama menunggu', '-createdAt': 'Terbaru' } as const;

export const ticketSearch = defineSearch(() => operatorScreens.operatorSupport(), {
  keyword: keyword(),
  status: choice(supportStatuses),
  topic: choice(supportTopics),
  sort: choice(keysOf(ticketSorts), 'updatedAt'),
  page: page(),
});
export type TicketSearch = SearchOf<typeof ticketSearch>;
