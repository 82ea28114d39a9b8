import type { CartItem, CartProblem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import { rupiah } from '@sinau/format';
import { Badge, Link } from '@sinau/ui';
import { saleLabels } from '../../shared/sale-labels.ts';

export const saleNoun = ({ type }: CartItem) => (type === 'Ticket' ? 'tiket' : 'kursi');

/** Reason why the item cannot be bought now, and what to do about it. */
export function CartProblemNote({ item }: { item: CartItem }) {
  if (!item.problem) return null;
  const way = wayOf(item, item.problem);
  return (
    <p className="cart-flag sm">
      <Badge tone={item.problem === 'owned' ? 'success' : 'danger'}>{wordsOf(item, item.problem)}</Badge>
      {way && <Link href={way.href}>{way.label}</Link>}
    </p>
  );
}

function wordsOf(item: CartItem, problem: CartProblem): string {
  switch (problem) {
    case 'owned':
      return 'Sudah kamu miliki';
    case 'own_class':
      return 'Kelas mitramu sendiri';
    case 'not_for_sale':
      return 'Sedang tidak dijual';
    default:
      return saleLabels(item.sale, saleNoun(item)) ?? 'Sedang tidak dijual';
  }
}

function wayOf(item: CartItem, problem: CartProblem) {
  const page = screens.classPage(item.slug);
  switch (problem) {
    case 'owned':
      return { href: screens.myClass(), label: 'Buka kelas saya' };
    case 'sold_out':
      return item.type === 'Webinar'
        ? { href: page, label: 'Ikut daftar tunggu' }
        : { href: page, label: 'Lihat tiket lain' };
    case 'not_open':
      return { href: page, label: 'Lihat jadwalnya' };
    case 'sale_ended':
      return { href: page, label: 'Lihat tiket lain' };
    case 'webinar_over':
    case 'not_for_sale':
      return { href: screens.catalog(), label: 'Cari kelas serupa' };
    case 'own_class':
      return { href: screens.creatorCatalog(), label: 'Kelola kelas' };
  }
}

/** Changes of an item that can be bought: its price, or an order that holds it already. */
export function CartNews({ item: { previousPrice, salePrice, waitsInOrder } }: { item: CartItem }) {
  return (
    <>
      {previousPrice !== null && (
        <p className="cart-flag sm">
          <Badge tone={salePrice < previousPrice ? 'success' : 'promo'}>
            {salePrice < previousPrice ? 'Harga turun' : 'Harga naik'}
          </Badge>
          <span className="muted num">Saat dimasukkan {rupiah(previousPrice)}</span>
        </p>
      )}
      {waitsInOrder !== null && (
        <p className="cart-flag sm">
          <Badge>Ada di pesanan lain</Badge>
          <Link href={screens.checkoutResult(waitsInOrder)}>Lanjutkan {waitsInOrder}</Link>
        </p>
      )}
    </>
  );
}
