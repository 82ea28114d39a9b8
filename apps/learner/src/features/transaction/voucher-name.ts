import type { UsedVoucher } from '@sinau/contracts/commerce/cart/cart.schemas';
import { appConfig } from '@sinau/shell';

/** Voucher with its funder; the code if it is known. */
export type NamedVoucher = Pick<UsedVoucher, 'fundedBy'> & { readonly code?: string | undefined };

/** Names a voucher: 'Voucher mitra RUANG20', 'Voucher Sinau HEMAT50'. */
export const voucherName = ({ fundedBy, code = '' }: NamedVoucher) =>
  `Voucher ${fundedBy === 'mitra' ? 'mitra' : appConfig().productName} ${code}`.trim();
