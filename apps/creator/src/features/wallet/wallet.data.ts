import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ledger } from '@sinau/api-client';
import { walletPageSize, type WalletSearch } from './wallet-search.ts';

export const useMyWallet = () => useQuery(ledger.myWallet.query());

export const useWalletEntries = ({ keyword, kind, type, sort, page }: WalletSearch) =>
  useQuery({
    ...ledger.entries.query({
      query: {
        page,
        perPage: walletPageSize,
        sort,
        ...(keyword && { keyword }),
        ...((kind ?? type) && { filter: { ...(kind && { kind }), ...(type && { type }) } }),
      },
    }),
    placeholderData: keepPreviousData,
  });
