import { audit, voucher } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import type { VoucherFunder } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';

type OwnBody = Parameters<typeof voucher.create.call>[0]['body'];
/** Request body of a form; the form of a mitra does not offer the scope of mitra. */
export type VoucherBody = Parameters<typeof voucher.platformCreate.call>[0]['body'];
export type VoucherChange = Parameters<typeof voucher.platformUpdate.call>[0]['body'];

/** Calls for the vouchers of a mitra and those of the platform, under the same lists and forms. */
export const voucherIssuers = {
  mitra: {
    funder: 'mitra',
    list: voucher.list,
    detail: voucher.detail,
    orders: voucher.orders,
    offers: voucher.offers,
    create: (body: VoucherBody) => voucher.create.call({ body: body as OwnBody }),
    update: (id: string, body: VoucherChange) =>
      voucher.update.call({ params: { id }, body: body as Partial<OwnBody> }),
    remove: (id: string) => voucher.remove.call({ params: { id } }),
    refreshes: [voucher],
    /** Calls to refetch once a voucher is deleted. */
    lists: [voucher.list],
    links: {
      list: screens.creatorVouchers,
      create: screens.createVoucher,
      detail: screens.creatorVoucher,
      edit: screens.editVoucher,
    },
  },
  platform: {
    funder: 'platform',
    list: voucher.platformList,
    detail: voucher.platformDetail,
    orders: voucher.platformOrders,
    offers: voucher.platformOffers,
    create: (body: VoucherBody) => voucher.platformCreate.call({ body }),
    update: (id: string, body: VoucherChange) => voucher.platformUpdate.call({ params: { id }, body }),
    remove: (id: string) => voucher.platformRemove.call({ params: { id } }),
    refreshes: [voucher, audit],
    lists: [voucher.platformList, audit],
    links: {
      list: operatorScreens.operatorVouchers,
      create: operatorScreens.createOperatorVoucher,
      detail: operatorScreens.operatorVoucher,
      edit: operatorScreens.editOperatorVoucher,
    },
  },
} as const satisfies Record<VoucherFunder, object>;

export type VoucherIssuer = (typeof voucherIssuers)[VoucherFunder];
