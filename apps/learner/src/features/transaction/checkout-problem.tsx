import { ApiError } from '@sinau/api-client';
import type { OrderLine } from '@sinau/contracts/commerce/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import { Link, Notice } from '@sinau/ui';

/** Pages where the user can resolve a refusal. Other refusals only need another try. */
const solutions: Partial<Record<ApiError['code'], { href: string; label: string }>> = {
  too_many_pending_orders: { href: screens.transactions(), label: 'Lihat pesanan' },
  payment_unavailable: { href: screens.transactions(), label: 'Lihat pesanan' },
  class_already_owned: { href: screens.myClass(), label: 'Buka kelas saya' },
  bundle_already_owned: { href: screens.myClass(), label: 'Buka kelas saya' },
  checkout_overlap: { href: screens.cart(), label: 'Ubah pilihan' },
  own_class: { href: screens.cart(), label: 'Ubah pilihan' },
  class_not_for_sale: { href: screens.cart(), label: 'Ubah pilihan' },
  bundle_not_for_sale: { href: screens.cart(), label: 'Ubah pilihan' },
  bundle_lacks_class: { href: screens.cart(), label: 'Ubah pilihan' },
  not_found: { href: screens.cart(), label: 'Ubah pilihan' },
  email_not_verified: { href: screens.settings(), label: 'Verifikasi email' },
};

/** Refusals of the stock or the terms of a ticket: its page shows the current ones. */
const ticketProblems: Partial<Record<ApiError['code'], string>> = {
  ticket_sold_out: 'Ikut daftar tunggu',
  ticket_not_enough: 'Lihat sisa tiket',
  ticket_not_open: 'Lihat webinar',
  ticket_sale_ended: 'Lihat webinar',
  webinar_over: 'Lihat webinar',
  ticket_limit: 'Ubah jumlah',
  ticket_needs_seat: 'Pilih tiket',
  one_seat_each: 'Pilih tiket',
};
export const isTicketProblem = ({ code }: ApiError) => code in ticketProblems;

/** Refusals because of an order that the buyer has already. */
const orderProblems: readonly ApiError['code'][] = ['order_pending_exists', 'class_disputed'];

/** Returns a link to the conflicting order if the refusal names it, else to the list of orders. */
export const solutionOf = ({ code, fields: { orderId } }: ApiError) =>
  orderProblems.includes(code)
    ? orderId
      ? { href: screens.checkoutResult(orderId), label: `Lihat pesanan ${orderId}` }
      : { href: screens.transactions(), label: 'Lihat pesanan' }
    : solutions[code];

function ticketWay({ code }: ApiError, lines: readonly OrderLine[]) {
  const label = ticketProblems[code];
  const slugs = new Set(lines.flatMap(({ ticket, slug }) => (ticket ? [slug] : [])));
  const [slug] = slugs;
  // The refusal does not say which of several webinars it means; the cart marks it.
  return label && slug ? { href: slugs.size === 1 ? screens.classPage(slug) : screens.cart(), label } : undefined;
}

/** The refusal of an order stays visible beside the button. */
export function CheckoutProblem({ error, lines }: { error: Error; lines: readonly OrderLine[] }) {
  const way = error instanceof ApiError ? (ticketWay(error, lines) ?? solutionOf(error)) : undefined;
  return (
    <Notice tone="danger">
      {error.message} {way && <Link href={way.href}>{way.label}</Link>}
    </Notice>
  );
}
