import type { Sale } from '@sinau/contracts/storefront/stock/sale.schemas';
import { dateTime, decimal } from '@sinau/format';

/** What stands on a card, in a cart and beside a ticket about its sale: nothing while there is enough of it. */
export function saleLabels({ state, opensAt, seatsLeft }: Sale, noun: 'kursi' | 'tiket' = 'kursi'): string | null {
  switch (state) {
    case 'open':
      return seatsLeft === null ? null : `Sisa ${decimal(seatsLeft)} ${noun}`;
    case 'upcoming':
      return opensAt ? `Dijual mulai ${dateTime(opensAt)}` : 'Segera dijual';
    case 'sold-out':
      return `${noun === 'kursi' ? 'Kursi' : 'Tiket'} habis`;
    case 'closed':
      return 'Penjualan ditutup';
    case 'over':
      return 'Sudah selesai';
  }
}
