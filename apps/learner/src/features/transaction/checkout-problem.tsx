import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { Link, Notice } from '@sinau/ui';

/** The page where the user can resolve a refusal. Other refusals only need another try. */
const solutions: Partial<Record<ApiError['code'], { href: string; label: string }>> = {
  too_many_pending_orders: { href: screens.transactions(), label: 'Lihat pesanan' },
  payment_unavailable: { href: screens.transactions(), label: 'Lihat pesanan' },
  class_already_owned: { href: screens.myClass(), label: 'Buka kelas saya' },
  bundle_already_owned: { href: screens.myClass(), label: 'Buka kelas saya' },
  checkout_overlap: { href: screens.cart(), label: 'Ubah pilihan' },
  own_class: { href: screens.cart(), label: 'Ubah pilihan' },
  class_not_for_sale: { href: screens.cart(), label: 'Ubah pilihan' },
  not_found: { href: screens.cart(), label: 'Ubah pilihan' },
  email_not_verified: { href: screens.settings(), label: 'Verifikasi email' },
};

/** Links the conflicting order if the refusal names it, else the list of orders. */
const solutionOf = ({ code, fields: { orderId } }: ApiError) =>
  code === 'order_pending_exists'
    ? orderId
      ? { href: screens.checkoutResult(orderId), label: `Lihat pesanan ${orderId}` }
      : { href: screens.transactions(), label: 'Lihat pesanan' }
    : solutions[code];

/** The refusal of an order stays visible beside the button. */
export function CheckoutProblem({ error }: { error: Error }) {
  const way = error instanceof ApiError ? solutionOf(error) : undefined;
  return (
    <Notice tone="danger">
      {error.message} {way && <Link href={way.href}>{way.label}</Link>}
    </Notice>
  );
}
