import type { PendingOrder } from '@sinau/contracts/commerce/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, rupiah } from '@sinau/format';
import { Button, Link, Notice } from '@sinau/ui';
import { Clock } from '@sinau/ui/icons';
import './checkout-summary.css';

interface PendingOrdersProps {
  orders: readonly PendingOrder[];
  isReplacing: boolean;
  /** Closes these orders and places this checkout instead. */
  onReplace: () => void;
}

/**
 * Tells whether the pending order is this same checkout, which may be paid by another method; otherwise its price or
 * contents differ.
 */
export const isSameOrder = (orders: readonly PendingOrder[]) => orders.every(({ isSame }) => isSame);

/**
 * Unpaid orders with a class of this checkout. The buyer continues one, or replaces it by this checkout with the
 * vouchers and the payment method that are chosen on the page.
 */
export function PendingOrders({ orders, isReplacing, onReplace }: PendingOrdersProps) {
  const isSame = isSameOrder(orders);
  const inReview = orders.some(({ isInReview }) => isInReview);
  return (
    <div className="pending-orders">
      {orders.map(({ id, orderId, total, paymentMethod, expiresAt, redirectUrl, isInReview }) => (
        <Notice key={id} icon={<Clock />}>
          <p>
            Pesanan <Link href={screens.checkoutResult(orderId)}>{orderId}</Link>{' '}
            {isInReview ? 'sedang diperiksa' : 'menunggu pembayaran'}
          </p>
          <p className="muted sm num">
            {[rupiah(total), paymentMethod].filter(Boolean).join(' · ')}
            {isInReview ? '. Tunggu hasilnya dulu, ya.' : `. Bayar sebelum ${dateTime(expiresAt)}.`}
          </p>
          {redirectUrl && !isInReview && (
            <Button block href={redirectUrl}>
              Lanjutkan
            </Button>
          )}
        </Notice>
      ))}
      {!inReview && (
        <>
          <Button variant="outline" block loading={isReplacing} onClick={onReplace}>
            {isSame ? 'Ganti cara bayar' : 'Ganti pesanan'}
          </Button>
          <p className="muted xs">
            {isSame
              ? 'Pesanan lama ditutup, lalu kamu membayar dengan cara yang dipilih di halaman ini.'
              : 'Pesanan lama ditutup, lalu kamu membayar isi halaman ini dengan total dan cara bayar yang tampil sekarang.'}
          </p>
        </>
      )}
    </div>
  );
}
