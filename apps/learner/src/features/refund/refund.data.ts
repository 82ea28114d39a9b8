import { useMutation, useQuery } from '@tanstack/react-query';
import { catalog, learning, refund, transaction, webinar } from '@sinau/api-client';

/** Loads what can be refunded of an order; requested when the user asks, and never from the cache. */
export const useRefundPreview = (orderId: string, isWanted: boolean) =>
  useQuery({ ...refund.preview.query({ params: { id: orderId } }), enabled: isWanted, staleTime: 0 });

export const useRefundsOfClass = (slug: string, isWanted: boolean) =>
  useQuery({ ...refund.ofClass.query({ params: { id: slug } }), enabled: isWanted, staleTime: 0 });

/** Requests a refund. Access to a class ends with it, so everything that shows owned classes is loaded again. */
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
