import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { PageTitle, useIsSignedIn, useProfile, useSearch } from '@sinau/shell';
import { Button, Card, EmptyState } from '@sinau/ui';
import { outcomeOf, type ReturnStatus } from '../../features/transaction/outcomes.tsx';
import { PaymentPageRedirect, useReturnedTo } from '../../features/transaction/payment-page-redirect.tsx';
import { PaymentOutcome } from '../../features/transaction/payment-outcome.tsx';
import { WatchedOrder } from '../../features/transaction/watched-order.tsx';
import { useAdEvent } from '../../shared/ads/ad-events.ts';
import './payment-page.css';

const pollMs = 1_000;
const confirmationTimeoutMs = 30_000;
const readOrderId = (query: URLSearchParams) => query.get('order_id') ?? '';

/**
 * Page to which the gateway sends the buyer back. The address is not trusted: the API returns the state of the payment,
 * which the gateway's notification may change some seconds later.
 */
export function PaymentResultPage() {
  const { pathname, search } = useLocation();
  const orderId = useSearch(readOrderId);
  const isSignedIn = useIsSignedIn();
  const isPatient = useIsWithin(confirmationTimeoutMs);
  const returnStatus = returnStatusOf(useReturnedTo(), isPatient);

  if (!isSignedIn) return <SignInFirst next={pathname + search} />;
  return (
    <div className="payment-page">
      <WatchedOrder orderId={orderId} pollMs={isPatient && pollMs}>
        {(order) => <PaymentResult order={order} returnStatus={returnStatus} />}
      </WatchedOrder>
    </div>
  );
}

function PaymentResult({ order, returnStatus }: { order: WholeOrder; returnStatus: ReturnStatus }) {
  const outcome = outcomeOf(order, returnStatus);
  const userId = useProfile()?.id;
  const { orderId, status, total, lines } = order;
  const offerIds = [...new Set(lines.map(({ id }) => id))];
  const isTracked = status === 'SUCCESS' && userId !== undefined;
  useAdEvent(isTracked ? { name: 'Paid', userId, orderId, offerIds, value: total } : null, orderId);
  return (
    <>
      <PaymentPageRedirect order={order} />
      <PageTitle>{outcome.title}</PageTitle>
      <PaymentOutcome order={order} outcome={outcome} />
    </>
  );
}

/** Returns the claim. A claimed success waits for the confirmation, but not forever. */
function returnStatusOf(pathname: string, isPatient: boolean): ReturnStatus {
  if (pathname === '/payment/error') return 'refused';
  return pathname === '/payment/finish' && isPatient ? 'paid' : undefined;
}

function SignInFirst({ next }: { next: string }) {
  return (
    <Card className="payment-page">
      <PageTitle>Status pembayaran</PageTitle>
      <EmptyState
        headingLevel={1}
        title="Masuk untuk melihat status pembayaranmu"
        action={<Button href={screens.login({ next })}>Masuk</Button>}
      >
        Pesananmu hanya bisa dilihat dari akunmu.
      </EmptyState>
    </Card>
  );
}

/** True until the time is over. */
function useIsWithin(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return !isOver;
}
