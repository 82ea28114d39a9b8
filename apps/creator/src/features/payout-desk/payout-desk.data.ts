import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, operator, payout } from '@sinau/api-client';
import type { PayoutSearch } from './payout-desk-search.ts';

export const useReceivedPayouts = ({ keyword, status, sort, page }: PayoutSearch) =>
  useQuery({
    ...payout.received.query({
      query: { page, perPage: 20, sort, ...(keyword && { keyword }), ...(status && { filter: { status } }) },
    }),
    placeholderData: keepPreviousData,
  });
export const useReceivedPayout = (id: string) => useQuery(payout.detail.query({ params: { id } }));

const refreshes = [payout, operator, audit];
export const useApprovePayout = (id: string) =>
  useMutation({
    mutationFn: () => payout.approve.call({ params: { id } }),
    meta: { success: 'Penarikan disetujui', refreshes },
  });
export const useRejectPayout = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => payout.reject.call({ params: { id }, body: { reason } }),
    meta: { success: 'Penarikan ditolak', failure: 'silent', refreshes },
  });
export const usePayPayout = (id: string) =>
  useMutation({
    mutationFn: (body: { reference: string }) => payout.pay.call({ params: { id }, body }),
    meta: { success: 'Transfer tercatat', failure: 'silent', refreshes },
  });
export const useNoteReturn = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => payout.noteReturn.call({ params: { id }, body: { reason } }),
    meta: { success: 'Tercatat. Operator lain memastikannya.', failure: 'silent', refreshes },
  });
export const useConfirmReturn = (id: string) =>
  useMutation({
    mutationFn: () => payout.confirmReturn.call({ params: { id } }),
    meta: { success: 'Uangnya kembali ke saldo mitra', refreshes },
  });
export const useDismissReturn = (id: string) =>
  useMutation({
    mutationFn: () => payout.dismissReturn.call({ params: { id } }),
    meta: { success: 'Penarikan ini tetap sudah ditransfer', refreshes },
  });
export const useFailPayout = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => payout.fail.call({ params: { id }, body: { reason } }),
    meta: { success: 'Transfer gagal tercatat', failure: 'silent', refreshes },
  });
