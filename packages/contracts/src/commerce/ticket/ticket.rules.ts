export const maxTickets = 20;
/** Maximum of early-bird prices of one ticket. */
export const maxTiers = 5;
/** Maximum of an additional ticket, per order and per buyer. */
export const maxQuantity = 10;
export const maxQuota = 100_000;
/** Hours that a freed seat is held for a user on the waiting list. */
export const offerHours = 12;

export const ticketKinds = ['regular', 'additional'] as const;
export type TicketKind = (typeof ticketKinds)[number];

interface Terms {
  readonly kind: TicketKind;
  readonly perOrder: number;
  readonly perUser: number;
  readonly price: number;
  readonly saleStartsAt: Date | null;
  readonly saleEndsAt: Date | null;
  readonly tiers: readonly { readonly price: number; readonly endsAt: Date | null; readonly count: number | null }[];
}

/** The problems of a ticket's prices, period and limits, by field. */
export function ticketProblems({
  kind,
  price,
  saleStartsAt,
  saleEndsAt,
  perOrder,
  perUser,
  tiers,
}: Terms): Record<string, string> {
  const ofTier = ({ price: early, endsAt, count }: Terms['tiers'][number]) => {
    if (early >= price) return 'Harga awal harus di bawah harga tiket';
    if (endsAt === null && count === null) return 'Isi sampai kapan, atau untuk berapa tiket';
    return null;
  };
  return {
    ...(saleStartsAt &&
      saleEndsAt &&
      saleEndsAt <= saleStartsAt && { saleEndsAt: 'Penjualan berakhir setelah dimulai' }),
    ...(kind === 'regular' && perUser > 1 && { perUser: 'Tiket reguler satu untuk tiap orang' }),
    ...(perUser < perOrder && { perUser: 'Batas tiap orang tidak di bawah batas tiap pesanan' }),
    ...Object.fromEntries(
      tiers.flatMap((tier, index) => {
        const problem = ofTier(tier);
        return problem ? [[`tiers.${index}`, problem]] : [];
      }),
    ),
  };
}
