import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, operator, person, refund, transaction } from '@sinau/api-client';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { useIsStaff } from '../../shared/staff.ts';
import { refundStates, type DisputeSearch, type RefundSearch } from './refund-search.ts';

const perPage = 20;
/** Limits a list to the orders of one buyer, or those with one class. */
const moneyFilterOf = ({ buyer, class: classId }: { buyer: string; class: string }) => ({
  ...(buyer && { buyerId: buyer }),
  ...(classId && { classId }),
});
export const useRefunds = ({ keyword, state, sort, page, ...of }: RefundSearch) =>
  useQuery({
    ...transaction.refunds.query({
      query: {
        page,
        perPage,
        sort,
        filter: { ...refundStates[state].filter, ...moneyFilterOf(of) },
        ...(keyword && { keyword }),
      },
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

export const useDisputes = ({ keyword, state, sort, page, ...of }: DisputeSearch) =>
  useQuery({
    ...refund.disputes.query({
      query: {
        page,
        perPage,
        sort,
        filter: { ...(state && { state }), ...moneyFilterOf(of) },
        ...(keyword && { keyword }),
      },
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

/** Names of the buyer and the class that a list is limited to. */
export const useBuyer = (id: string) => useQuery(person.detail.query({ params: { id } }));
export const useFilterClass = (id: string) =>
  useQuery({
    ...operator.classDetail.query({ params: { id } }),
    enabled: useIsStaff(operatorScreens.operatorClass.staff),
  });
