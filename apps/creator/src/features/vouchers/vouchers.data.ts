import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { VoucherBody, VoucherChange, VoucherIssuer } from './voucher-issuer.ts';
import { vouchersPageSize, type OrderSearch, type VoucherSearch } from './voucher-search.ts';

export const useVouchers = (desk: VoucherIssuer, { keyword, status, kind, sort, page }: VoucherSearch) =>
  useQuery({
    ...desk.list.query({
      query: {
        page,
        perPage: vouchersPageSize,
        sort,
        ...(keyword && { keyword }),
        ...((status ?? kind) && { filter: { ...(status && { state: status }), ...(kind && { kind }) } }),
      },
    }),
    placeholderData: keepPreviousData,
  });

export const useVoucher = (desk: VoucherIssuer, id: string) => useQuery(desk.detail.query({ params: { id } }));

export const useVoucherOrders = (desk: VoucherIssuer, id: string, { keyword, status, sort, page }: OrderSearch) =>
  useQuery({
    ...desk.orders.query({
      params: { id },
      query: {
        page,
        perPage: vouchersPageSize,
        sort,
        ...(keyword && { keyword }),
        ...(status && { filter: { state: status } }),
      },
    }),
    placeholderData: keepPreviousData,
  });

type OfferQuery = NonNullable<Parameters<VoucherIssuer['offers']['query']>[0]>['query'];
export const useOffers = (desk: VoucherIssuer, query: OfferQuery) =>
  useQuery({ ...desk.offers.query({ query }), placeholderData: keepPreviousData });

export const useCreateVoucher = (desk: VoucherIssuer) =>
  useMutation({
    mutationFn: (body: VoucherBody) => desk.create(body),
    meta: { success: 'Voucher dibuat', failure: 'silent', refreshes: desk.refreshes },
  });

export const useEditVoucher = (desk: VoucherIssuer, id: string) =>
  useMutation({
    mutationFn: (body: VoucherChange) => desk.update(id, body),
    meta: { success: 'Voucher tersimpan', failure: 'silent', refreshes: desk.refreshes },
  });

/** Pauses a voucher from now on, or resumes it. */
export const useSwitchVoucher = (desk: VoucherIssuer, id: string, isActive: boolean) =>
  useMutation({
    mutationFn: () => desk.update(id, { isActive: !isActive }),
    meta: { success: isActive ? 'Voucher dijeda' : 'Voucher aktif lagi', refreshes: desk.refreshes },
  });

export const useRemoveVoucher = (desk: VoucherIssuer) =>
  useMutation({
    mutationFn: (id: string) => desk.remove(id),
    meta: { success: 'Voucher dihapus', refreshes: desk.lists },
  });
