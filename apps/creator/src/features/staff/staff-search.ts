import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const staffSorts = { fullname: 'Nama A–Z', '-createdAt': 'Akun terbaru' } as const;

export const staffSearch = defineSearch(operatorScreens.operatorStaff, {
  keyword: keyword(),
  sort: choice(keysOf(staffSorts), 'fullname'),
  page: page(),
});
export type StaffSearch = SearchOf<typeof staffSearch>;
