import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, useIsSignedIn, useSearch } from '@sinau/shell';
import { Button, Card, EmptyState } from '@sinau/ui';
import { outcomeOf, type Told } from '../../features/transaction/outcomes.tsx';
import { PaymentOutcome } from '../../features/transaction/payment-outcome.tsx';
import { WatchedOrder } from '../../features/transaction/watched-order.tsx';
import './payment-page.css';

const pollMs = 1_000;
const patienceMs = 30_000;
const readOrderId = (query: URLSearchParams) => query.get('order_id') ?? '';

/**
 * Where the gateway sends the buyer back to. What the address claims is not believed: the API tells what became of
 * the payment, and its own word from the gateway may come some seconds later.
 */
export function PaymentResultPage() {
  const { pathname, search } = useLocation();
  const orderId = useSearch(readOrderId);
  const isSignedIn = useIsSignedIn();
  const isPatient = useOnlyFor(patienceMs);
  const told = toldBy(pathname, isPatient);

  if (!isSignedIn) return <SignInFirst next={pathname + search} />;
  return (
    <div className="payment-page">
      <WatchedOrder orderId={orderId} pollMs={isPatient && pollMs}>
        {(order) => {
          const outcome = outcomeOf(order, told);
          return (
            <>
              <PageTitle>{outcome.title}</PageTitle>
              <PaymentOutcome order={order} outcome={outcome} />
            </>
          );
        }}
      </WatchedOrder>
    </div>
  );
}

/** Somebody who was told of success waits for our own word of it, though not for ever. */
function toldBy(pathname: string, isPatient: boolean): Told {
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

/** True at first, false once the time is over. */
function useOnlyFor(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return !isOver;
}
