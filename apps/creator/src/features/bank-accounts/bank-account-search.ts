import { accountCheckStates } from '@sinau/contracts/commerce/banking/banking.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const bankAccountSorts = {
  '-enteredAt': 'Terakhir diisi',
  enteredAt: 'Paling lama',
  mitra: 'Mitra A–Z',
} as const;

export const bankAccountSearch = defineSearch(operatorScreens.operatorBankAccounts, {
  keyword: keyword(),
  check: choice(accountCheckStates),
  sort: choice(keysOf(bankAccountSorts), '-enteredAt'),
  page: page(),
});
export type BankAccountSearch = SearchOf<typeof bankAccountSearch>;
