import { stepScreens } from '@sinau/contracts/step-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

const openSorts = { startsAt: 'Paling dekat' } as const;
export const openSearch = defineSearch(stepScreens.creatorCampaigns, {
  keyword: keyword(),
  sort: choice(keysOf(openSorts), 'startsAt'),
  page: page(),
});
export type OpenSearch = SearchOf<typeof openSearch>;

const offerSorts = { title: 'Judul A–Z' } as const;
export const offerSearchOf = (id: string) =>
  defineSearch(() => stepScreens.creatorCampaign(id), {
    keyword: keyword(),
    sort: choice(keysOf(offerSorts), 'title'),
    page: page(),
  });
export type OfferSearch = SearchOf<ReturnType<typeof offerSearchOf>>;
