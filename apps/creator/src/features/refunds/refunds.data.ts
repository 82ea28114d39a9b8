import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, refund, transaction } from '@sinau/api-client';
import { refundStates, type DisputeSearch, type RefundSearch } from './refund-search.ts';

const perPage = 20;
export const useRefunds = ({ keyword, state, sort, page }: RefundSearch) =>
  useQuery({
    ...transaction.refunds.query({
      query: { page, perPage, sort, filter: refundStates[state].filter, ...(keyword && { keyword }) },
    }),
    placeholderData: keepPreviousData,
  });
export const useRefund = (id: string) => useQuery(refund.detail.query({ params: { id } }));

const refreshes = [refund, transaction, audit];
export const useMarkRefunded = (id: string) =>
  useMutation({
    mutationFn: (body: { reference: string }) => transaction.markRefunded.call({ params: { id }, body }),
    meta: { success: 'Ditandai sudah dikirim', failure: 'silent', refreshes },
  });

export const useRefundableOrder = (code: string) =>
  useQuery({ ...refund.order.query({ params: { code } }), retry: false });
export const useGrantRefund = (id: string) =>
  useMutation({
    mutationFn: (body: { lineIds: string[]; reason: string }) => refund.grant.call({ params: { id }, body }),
    meta: { success: 'Dikembalikan', failure: 'silent', refreshes },
  });

export const useDisputes = ({ keyword, state, sort, page }: DisputeSearch) =>
  useQuery({
    ...refund.disputes.query({
      query: { page, perPage, sort, ...(keyword && { keyword }), ...(state && { filter: { state } }) },
    }),
    placeholderData: keepPreviousData,
  });
export const useSettleDispute = (id: string) =>
  useMutation({
    mutationFn: (body: { outcome: 'won' | 'lost'; reason: string }) =>
      refund.settleDispute.call({ params: { id }, body }),
    meta: { success: 'Sengketa diselesaikan', failure: 'silent', refreshes },
  });

export const useDifferences = () =>
  useQuery(refund.differences.query({ query: { perPage: 50, filter: { isOpen: true } } }));
