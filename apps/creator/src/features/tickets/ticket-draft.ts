import { isClassPrice, classPriceRefusal } from '@sinau/contracts/storefront/catalog/offer.rules';

export interface TierDraft {
  /** Id of a stored ticket, which keeps its orders. */
  id?: string;
  price: number | null;
  endsAt: string | null;
  count: number | null;
}

/** A ticket as filled in. */
export interface TicketDraft {
  title: string;
  description: string;
  price: number | null;
  /** Null for as many as the webinar has seats. */
  quota: number | null;
  saleStartsAt: string | null;
  saleEndsAt: string | null;
  perOrder: number;
  perUser: number;
  /** Early birds, the cheapest first. */
  tiers: TierDraft[];
}

export const blankTicket = (kind: 'regular' | 'additional'): TicketDraft => ({
  title: kind === 'regular' ? 'Tiket reguler' : '',
  description: '',
  price: null,
  quota: null,
  saleStartsAt: null,
  saleEndsAt: null,
  perOrder: 1,
  perUser: 1,
  tiers: [],
});

/** Returns the problems of a ticket beyond its texts, by field; those of its tiers as `tiers.0.price`. */
export function problemsOfTicket(draft: TicketDraft, now: Date): Record<string, string> {
  const { price, saleStartsAt, saleEndsAt, perOrder, perUser } = draft;
  return {
    ...(price === null && { price: 'Tentukan harga, boleh gratis' }),
    ...(price !== null && !isClassPrice(price) && { price: classPriceRefusal }),
    ...(saleEndsAt !== null &&
      (saleStartsAt !== null && saleEndsAt <= saleStartsAt
        ? { saleEndsAt: 'Penjualan harus ditutup sesudah dibuka' }
        : new Date(saleEndsAt) <= now && { saleEndsAt: 'Pilih waktu yang belum lewat' })),
    ...(perOrder > perUser && { perOrder: 'Tidak boleh lebih dari batas per orang' }),
    ...problemsOfTiers(draft, now),
  };
}

/**
 * Returns the problems of the tiers: each costs less than the next price, and ends by a date or after a number of
 * tickets.
 */
function problemsOfTiers({ price, tiers }: TicketDraft, now: Date) {
  const problems: Record<string, string> = {};
  for (const [index, tier] of tiers.entries()) {
    const after = tiers[index + 1]?.price ?? price;
    if (tier.price === null) problems[`tiers.${index}.price`] = 'Tentukan harganya';
    else if (!isClassPrice(tier.price)) problems[`tiers.${index}.price`] = classPriceRefusal;
    else if (after !== null && tier.price >= after)
      problems[`tiers.${index}.price`] = 'Harus lebih murah dari harga sesudahnya';
    if (tier.endsAt === null && tier.count === null)
      problems[`tiers.${index}.endsAt`] = 'Pilih tanggal berakhir, atau isi jumlah tiket';
    else if (tier.endsAt !== null && new Date(tier.endsAt) <= now)
      problems[`tiers.${index}.endsAt`] = 'Pilih waktu yang belum lewat';
  }
  return problems;
}
