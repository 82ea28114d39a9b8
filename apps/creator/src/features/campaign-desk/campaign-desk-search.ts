import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const campaignSorts = {
  '-startsAt': 'Paling baru mulai',
  startsAt: 'Paling lama mulai',
  name: 'Nama A–Z',
} as const;
export const campaignSearch = defineSearch(operatorScreens.operatorCampaigns, {
  keyword: keyword(),
  sort: choice(keysOf(campaignSorts), '-startsAt'),
  page: page(),
});
export type CampaignSearch = SearchOf<typeof campaignSearch>;

export const entrySorts = { '-createdAt': 'Terbaru', price: 'Termurah', '-price': 'Termahal' } as const;
export const entrySearchOf = (id: string) =>
  defineSearch(() => operatorScreens.operatorCampaign(id), {
    keyword: keyword(),
    sort: choice(keysOf(entrySorts), '-createdAt'),
    page: page(),
  });
export type EntrySearch = SearchOf<ReturnType<typeof entrySearchOf>>;
