import { useEffect } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, cart, transaction } from '@sinau/api-client';
import type { OrderStatus } from '@sinau/contracts/transaction/transaction.schemas';
import { isNothing, type Choice } from '../../shared/wanted.ts';

/** What the chosen classes and bundles cost; asked anew each time, for prices may have changed since. */
export const useQuote = (chosen: Choice) =>
  useQuery({
    ...cart.listCheckout.query({ body: chosen }),
    enabled: !isNothing(chosen),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const usePaymentMethods = () => useQuery(transaction.paymentMethods.query());

const placing = ['transaction', 'create'];

export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const { mutate, ...state } = useMutation({
    mutationKey: placing,
    mutationFn: transaction.create.call,
    onSuccess: () => {
      // The quote stays: the page shows it until it is left.
      for (const queryKey of [['cart', 'list'], ['cart', 'count'], ['transaction', 'list'], ['learning']])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'price_changed')
        void queryClient.invalidateQueries({ queryKey: ['cart', 'listCheckout'] });
    },
  });
  return {
    ...state,
    /** A second click before the answer to the first would ask for the same order again, so it is not heard. */
    placeOrder: (...args: Parameters<typeof mutate>) => {
      if (queryClient.isMutating({ mutationKey: placing }) === 0) mutate(...args);
    },
  };
}

export const ordersPageSize = 10;
export type OrderFilter = 'all' | 'waiting' | 'paid' | 'ended';
const statusesOf: Record<OrderFilter, OrderStatus[] | undefined> = {
  all: undefined,
  waiting: ['PENDING'],
  paid: ['SUCCESS'],
  ended: ['FAILED', 'EXPIRED', 'CANCELLED'],
};

export function useOrders(page: number, show: OrderFilter) {
  const status = statusesOf[show];
  return useQuery({
    ...transaction.list.query({ query: { page, perPage: ordersPageSize, ...(status && { filter: { status } }) } }),
    placeholderData: keepPreviousData,
  });
}

/** One order by its public code, as the API knows it, asked again every `pollMs` while it waits for its payment. */
export function useOrder(orderId: string, pollMs: number | false) {
  const queryClient = useQueryClient();
  const result = useQuery({
    ...transaction.detail.query({ query: { order_id: orderId } }),
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'PENDING' && pollMs,
  });

  const isPaid = result.data?.status === 'SUCCESS';
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ queryKey: ['learning'] });
  }, [isPaid, queryClient]);
  return result;
}

export function useCancelOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: transaction.cancel.call,
    // Also after a refusal: then the order has changed elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['transaction'] }),
    meta: { success: 'Pesanan dibatalkan' },
  });
}
