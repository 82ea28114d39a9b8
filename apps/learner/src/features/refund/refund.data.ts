import { useMutation, useQuery } from '@tanstack/react-query';
import { catalog, learning, refund, transaction, webinar } from '@sinau/api-client';

/** What of an order can be given back; asked when somebody wants to know, and always anew. */
export const useRefundPreview = (orderId: string, isWanted: boolean) =>
  useQuery({ ...refund.preview.query({ params: { id: orderId } }), enabled: isWanted, staleTime: 0 });

export const useRefundsOfClass = (slug: string, isWanted: boolean) =>
  useQuery({ ...refund.ofClass.query({ params: { id: slug } }), enabled: isWanted, staleTime: 0 });

/** Access to a class ends with it, so everything that shows what is owned is asked for again. */
export const useRequestRefund = () =>
  useMutation({
    mutationFn: refund.request.call,
    meta: {
      success: 'Sudah dikembalikan',
      failure: 'silent',
      refreshes: [refund, transaction, learning, webinar, catalog],
    },
  });

export const useBanks = () => useQuery({ ...refund.banks.query(), staleTime: Infinity });

export const useSaveAccount = (orderId: string) =>
  useMutation({
    mutationFn: (body: { bankCode: string; accountNumber: string; holder: string }) =>
      refund.saveAccount.call({ params: { id: orderId }, body }),
    meta: { success: 'Rekeningmu tersimpan', failure: 'silent', refreshes: [transaction] },
  });
