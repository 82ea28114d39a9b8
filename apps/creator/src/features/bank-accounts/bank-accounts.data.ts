import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, banking } from '@sinau/api-client';
import type { AccountCheckResult } from '@sinau/contracts/commerce/banking/banking.rules';
import type { BankAccountSearch } from './bank-account-search.ts';

export const useBankAccounts = ({ keyword, check, sort, page }: BankAccountSearch) =>
  useQuery({
    ...banking.list.query({
      query: { page, perPage: 20, sort, ...(keyword && { keyword }), ...(check && { filter: { check } }) },
    }),
    placeholderData: keepPreviousData,
  });
export const useMitraAccounts = (mitraId: string) => useQuery(banking.ofMitra.query({ params: { id: mitraId } }));
export const useCheckAccount = (id: string) =>
  useMutation({
    mutationFn: (body: { result: AccountCheckResult; note: string }) => banking.check.call({ params: { id }, body }),
    meta: { success: 'Hasil pemeriksaan disimpan', failure: 'silent', refreshes: [banking, audit] },
  });
