import { riskSigns } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const publicationSorts = { '-publishedAt': 'Terbaru', publishedAt: 'Terlama' } as const;

export const publicationKinds = { changes: 'Perubahan oleh mitra', first: 'Terbit pertama' } as const;

export const lookStates = { open: 'Belum dilihat', looked: 'Tidak perlu dilihat lagi' } as const;

export const publicationSearch = defineSearch(operatorScreens.operatorPublications, {
  keyword: keyword(),
  kind: choice(keysOf(publicationKinds)),
  look: choice(keysOf(lookStates)),
  risk: choice(riskSigns),
  sort: choice(keysOf(publicationSorts), '-publishedAt'),
  page: page(),
});
export type PublicationSearch = SearchOf<typeof publicationSearch>;
