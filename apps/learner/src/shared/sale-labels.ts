import type { Sale } from '@sinau/contracts/storefront/stock/sale.schemas';
import { dateTime, decimal } from '@sinau/format';

/** Returns the labels about a sale on a card, in a cart and beside a ticket: none while there is enough stock. */
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
