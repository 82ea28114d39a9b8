import { errorCatalogue } from '@sinau/contracts';
import type { VoucherFunder, VoucherRefusal } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { dateTime, rupiah } from '@sinau/format';
import { AppError } from '../../platform/app-error.ts';
import type { FoundVoucher } from './voucher-facts.queries.ts';

const fieldOf = { mitra: 'voucherMitra', platform: 'voucherPlatform' } as const;

/** Attaches the message to the voucher that it is about. */
export const refusalOf = ({ code, shortBy }: VoucherRefusal, voucher: FoundVoucher) =>
  new AppError(code, {
    fields: {
      [fieldOf[voucher.fundedBy]]: sentenceOf(code, shortBy, voucher),
      ...(shortBy !== undefined && { shortBy: String(shortBy) }),
    },
  });

function sentenceOf(
  code: VoucherRefusal['code'],
  shortBy: number | undefined,
  { startsAt, endsAt, minPurchase, mitra }: FoundVoucher,
) {
  switch (code) {
    case 'voucher_not_started':
      return `Voucher ini berlaku mulai ${dateTime(startsAt)}`;
    case 'voucher_ended':
      return `Voucher ini berakhir ${dateTime(endsAt!)}`;
    case 'voucher_min_purchase':
      return `Kurang ${rupiah(shortBy)} untuk memakai voucher ini (minimum ${rupiah(minPurchase)})`;
    case 'voucher_scope':
      return mitra ? `Voucher dari ${mitra.name} ini tidak berlaku untuk pilihanmu` : errorCatalogue[code].message;
    default:
      return errorCatalogue[code].message;
  }
}

/** A buyer who typed a voucher of the other kind is shown where it belongs. */
export function unknownCode(code: string, askedAs: VoucherFunder, found: VoucherFunder | undefined) {
  const elsewhere =
    found && `${code} adalah voucher ${found === 'mitra' ? 'mitra' : 'kami'}. Pakai di kolom sebelahnya.`;
  return new AppError('voucher_not_found', {
    fields: { [fieldOf[askedAs]]: elsewhere ?? errorCatalogue.voucher_not_found.message },
  });
}
