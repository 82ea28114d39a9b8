import { useMutation, useQuery } from '@tanstack/react-query';
import { ledger, payout } from '@sinau/api-client';

/** Number of newest payouts shown beside the account; all of them are lines of the wallet. */
const shownPayouts = 5;

export const useBanks = () => useQuery({ ...payout.banks.query(), staleTime: 3_600_000 });
export const usePaymentData = () => useQuery(payout.paymentData.query());
export const usePayouts = () => useQuery(payout.list.query({ query: { page: 1, perPage: shownPayouts } }));
export const useAvailable = () => useQuery({ ...ledger.myWallet.query(), select: ({ available }) => available });

const refreshes = [payout, ledger];
interface AccountEntry {
  bankCode: string;
  number: string;
  holder: string;
  password: string;
}
export const useUpdatePaymentData = () =>
  useMutation({
    mutationFn: (body: AccountEntry) => payout.updatePaymentData.call({ body }),
    meta: { success: 'Rekening tersimpan', failure: 'silent', refreshes },
  });
export const useRequestPayout = () =>
  useMutation({
    mutationFn: (amount: number) => payout.create.call({ body: { amount } }),
    meta: { success: 'Penarikan diminta', failure: 'silent', refreshes },
  });
export const useCancelPayout = () =>
  useMutation({
    mutationFn: (id: string) => payout.cancel.call({ params: { id } }),
    meta: { success: 'Penarikan dibatalkan', refreshes },
  });
