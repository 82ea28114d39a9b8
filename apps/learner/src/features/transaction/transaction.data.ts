import { useEffect } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cart, catalog, invoice, isRefusal, learning, transaction, webinar } from '@sinau/api-client';
import { voucherRefusals } from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { OrderStatus } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { refreshQueries, saveFile, useProfile } from '@sinau/shell';
import { trackAdEvent } from '../../shared/ads/ad-events.ts';
import { isEmptySelection, type CheckoutSelection } from '../../shared/offer-ref.ts';

/** Loads the price of the selected classes and bundles. Always fetched again, because prices may have changed. */
export const useQuote = (selection: CheckoutSelection) =>
  useQuery({
    ...cart.listCheckout.query({ body: selection }),
    enabled: !isEmptySelection(selection),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const usePaymentMethods = () => useQuery(transaction.paymentMethods.query());

/**
 * Refusals after which the quote changes: another price, a voucher that is no longer valid, or the conflicting order.
 */
const quoteChanges = [
  'price_changed',
  'order_pending_exists',
  'order_not_pending',
  'payment_in_review',
  ...voucherRefusals,
] as const;

const placeOrderKey = ['transaction', 'create'];

export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const userId = useProfile()?.id;
  const { mutate, ...state } = useMutation({
    mutationKey: placeOrderKey,
    mutationFn: transaction.create.call,
    // Excludes the quote, because the page shows it until it is left.
    meta: { refreshes: [cart.list, cart.count, transaction.list, learning, webinar, catalog] },
    onSuccess: ({ orderId }) => userId && trackAdEvent({ name: 'Placed', userId, orderId }),
    onError: (error) => {
      if (quoteChanges.some((code) => isRefusal(error, transaction.create, code)))
        void refreshQueries(queryClient, [cart.listCheckout]);
    },
  });
  return {
    ...state,
    /** Ignores a second click while the first order is being placed. */
    placeOrder: (...args: Parameters<typeof mutate>) => {
      if (queryClient.isMutating({ mutationKey: placeOrderKey }) === 0) mutate(...args);
    },
  };
}

const ordersPageSize = 10;
export type OrderFilter = 'all' | 'waiting' | 'paid' | 'refunded' | 'ended';
const statusesOf: Record<OrderFilter, OrderStatus[] | undefined> = {
  all: undefined,
  waiting: ['PENDING'],
  paid: ['SUCCESS'],
  refunded: ['PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  ended: ['FAILED', 'EXPIRED', 'CANCELLED'],
};

interface OrdersShown {
  readonly page: number;
  readonly show: OrderFilter;
  readonly keyword: string;
}

export function useOrders({ page, show, keyword }: OrdersShown) {
  const status = statusesOf[show];
  return useQuery({
    ...transaction.history.query({
      query: { page, perPage: ordersPageSize, ...(keyword && { keyword }), ...(status && { filter: { status } }) },
    }),
    placeholderData: keepPreviousData,
  });
}

/** Loads one order by its public code, and again every `pollMs` while it is unpaid. */
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
    if (isPaid) void refreshQueries(queryClient, [learning, webinar]);
  }, [isPaid, queryClient]);
  return result;
}

/** Closes the payment of an order and opens one by another method. */
export const useChangeMethod = () =>
  useMutation({ mutationFn: transaction.changeMethod.call, meta: { refreshes: [transaction, cart.listCheckout] } });

/** Saves the PDF of a paid order's invoice. */
export const useInvoice = () =>
  useMutation({ mutationFn: invoice.download.call, onSuccess: ({ address }) => saveFile(address) });

export const useCancelOrder = () =>
  useMutation({
    mutationFn: transaction.cancel.call,
    meta: { success: 'Pesanan dibatalkan', refreshes: [transaction] },
  });
