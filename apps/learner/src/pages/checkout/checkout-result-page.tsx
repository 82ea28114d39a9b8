import { PageTitle, useSearch } from '@sinau/shell';
import { outcomeOf } from '../../features/transaction/outcomes.tsx';
import { PaymentPageRedirect } from '../../features/transaction/payment-page-redirect.tsx';
import { PaymentOutcome } from '../../features/transaction/payment-outcome.tsx';
import { WatchedOrder } from '../../features/transaction/watched-order.tsx';
import './checkout-result-page.css';

const pollMs = 5_000;
const readOrderId = (query: URLSearchParams) => query.get('order_id') ?? '';

/** Page of a placed order that is unpaid. */
export function CheckoutResultPage() {
  const orderId = useSearch(readOrderId);
  return (
    <div className="checkout-result">
      <WatchedOrder orderId={orderId} pollMs={pollMs}>
        {(order) => {
          const outcome = outcomeOf(order);
          return (
            <>
              {order.status !== 'PENDING' && <PaymentPageRedirect order={order} />}
              <PageTitle>{outcome.title}</PageTitle>
              <PaymentOutcome order={order} outcome={outcome} />
            </>
          );
        }}
      </WatchedOrder>
    </div>
  );
}
