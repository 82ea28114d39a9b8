import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import type { Answer } from '@sinau/contracts';
import type { Quote } from '@sinau/contracts/commerce/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import type { paymentMethodCodes } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { rupiah } from '@sinau/format';
import { PageTitle } from '@sinau/shell';
import { Button, Card, EmptyState, ErrorState, illustrations, Link, Loading, Skeleton } from '@sinau/ui';
import { Lock } from '@sinau/ui/icons';
import { CheckoutProblem, isTicketProblem, solutionOf } from '../../features/transaction/checkout-problem.tsx';
import { CheckoutStep } from '../../features/transaction/checkout-step.tsx';
import { CheckoutSummary } from '../../features/transaction/checkout-summary.tsx';
import { lineCount } from '../../features/transaction/line-count.ts';
import { OrderLines } from '../../features/transaction/order-lines.tsx';
import { PaymentMethodChoice } from '../../features/transaction/payment-method-choice.tsx';
import { isSameOrder, PendingOrders } from '../../features/transaction/pending-orders.tsx';
import { usePlaceOrder, useQuote } from '../../features/transaction/transaction.data.ts';
import { VoucherStep } from '../../features/transaction/voucher-step.tsx';
import { isVoucherRefusal, useVouchers } from '../../features/transaction/vouchers.data.ts';
import { clearCheckout, loadCheckout, loadVouchers, saveCheckout } from '../../session/checkout-memory.ts';
import { checkoutFinished, selectSelection } from '../../session/checkout.slice.ts';
import { useAdEvent } from '../../shared/ads/ad-events.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { PageColumns } from '../../shared/page-columns.tsx';
import { isEmptySelection, type CheckoutSelection } from '../../shared/offer-ref.ts';
import './checkout-page.css';

type Placed = Answer<typeof transactionEndpoints.create>;

export function CheckoutPage() {
  const [selection, choose] = useSelection();
  const { data, error, isFetching, refetch } = useQuote(selection);
  const vouchers = useVouchers({ selection, choose, refusal: error });
  return (
    <div className="wrap checkout-page">
      <PageTitle>Pembayaran</PageTitle>
      <h1>Pembayaran</h1>
      {isEmptySelection(selection) ? (
        <EmptySelection />
      ) : data ? (
        <Checkout selection={selection} quote={data} vouchers={vouchers} />
      ) : error && !isVoucherRefusal(error) ? (
        <QuoteProblem error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}

interface CheckoutProps {
  selection: CheckoutSelection;
  quote: Quote;
  vouchers: ReturnType<typeof useVouchers>;
}

function Checkout({ selection, quote, vouchers }: CheckoutProps) {
  const [paymentMethod, setPaymentMethod] = useState<(typeof paymentMethodCodes)[number]>('qris');
  const { placeOrder, isPending, isSuccess, error } = usePlaceOrder();
  const leave = useLeaveCheckout();
  const isFree = quote.total === 0;
  const offerIds = [...new Set(quote.lines.map(({ id }) => id))];
  useAdEvent({ name: 'InitiateCheckout', offerIds, value: quote.total }, offerIds.join());

  const { pendingOrders } = quote;
  const isPlacing = isPending || isSuccess;
  const pay = () =>
    placeOrder(
      {
        body: {
          ...selection,
          total: quote.total,
          ...(!isFree && { paymentMethod }),
          ...(pendingOrders.length > 0 && { replaces: pendingOrders.map(({ id }) => id) }),
        },
      },
      { onSuccess: leave },
    );
  const button = { size: 'lg', loading: isPlacing, onClick: pay } as const;
  const [toContinue] = pendingOrders;
  const isReplacing = toContinue && !pendingOrders.some(({ isInReview }) => isInReview) && !isSameOrder(pendingOrders);

  return (
    <>
      <PageColumns
        side={
          <CheckoutSummary
            quote={quote}
            problem={error && <CheckoutProblem error={error} lines={quote.lines} />}
            pending={toContinue && <PendingOrders orders={pendingOrders} isReplacing={isPlacing} onReplace={pay} />}
            action={
              !toContinue && (
                <Button {...button} block>
                  {!isFree && <Lock />}
                  {isFree ? 'Ikuti gratis' : `Bayar ${rupiah(quote.total)}`}
                </Button>
              )
            }
          >
            <p className="muted xs">
              Dengan melanjutkan, kamu menyetujui <Link href={screens.terms(1)}>Syarat dan Ketentuan</Link>.
            </p>
          </CheckoutSummary>
        }
      >
        <CheckoutStep number={1} title="Pesananmu" aside={lineCount(quote.lines)}>
          <OrderLines lines={quote.lines} vouchers={quote.vouchers} owned={quote.owned} />
        </CheckoutStep>
        {quote.subtotal > 0 && <VoucherStep quote={quote} vouchers={vouchers} />}
        {!isFree && (
          <CheckoutStep number={2} title="Cara bayar" titleId="cara-bayar">
            <PaymentMethodChoice labelledBy="cara-bayar" chosen={paymentMethod} onChoose={setPaymentMethod} />
          </CheckoutStep>
        )}
      </PageColumns>
      <BottomBar label="Bayar">
        <p className="bottom-bar-sum">
          <span className="muted">Total bayar</span>
          <b>{rupiah(quote.total)}</b>
        </p>
        {isReplacing ? (
          <Button {...button}>Ganti pesanan</Button>
        ) : toContinue?.redirectUrl && !toContinue.isInReview ? (
          <Button size="lg" href={toContinue.redirectUrl}>
            Lanjutkan pesanan
          </Button>
        ) : toContinue ? (
          <Button size="lg" variant="outline" href={screens.checkoutResult(toContinue.orderId)}>
            Lihat pesanan
          </Button>
        ) : (
          <Button {...button}>{isFree ? 'Ikuti gratis' : 'Bayar sekarang'}</Button>
        )}
      </BottomBar>
    </>
  );
}

/** Problem of the quote. A refusal is resolved in the cart; any other failure can be retried. */
function QuoteProblem({ error, ...retry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  const title = 'Pesanan belum bisa dihitung';
  const navigate = useNavigate();
  if (error instanceof ApiError && error.status < 500) {
    const isTicket = isTicketProblem(error);
    const inTheWay = error.code === 'class_disputed' ? solutionOf(error) : undefined;
    return (
      <Card>
        <EmptyState
          illustration={illustrations.emptyCart}
          title={title}
          action={
            isTicket ? (
              <Button onClick={() => void navigate(-1)}>Pilih tiket lagi</Button>
            ) : (
              <Button href={screens.cart()}>Ubah pilihan</Button>
            )
          }
        >
          {error.message} {inTheWay && <Link href={inTheWay.href}>{inTheWay.label}</Link>}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ErrorState title={title} {...retry}>
      {error.message}
    </ErrorState>
  );
}

/**
 * Returns the selection from when the page was entered, because placing the order clears the stored one before the page
 * is left.
 */
function useSelection() {
  const inStore = useSelector(selectSelection);
  const state = useState<CheckoutSelection>(() =>
    isEmptySelection(inStore) ? loadCheckout() : { ...inStore, ...loadVouchers() },
  );
  const [selection] = state;
  useEffect(() => saveCheckout(selection), [selection]);
  return state;
}

function useLeaveCheckout() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async ({ orderId, status, redirectUrl }: Placed) => {
    dispatch(checkoutFinished());
    clearCheckout();
    if (status === 'SUCCESS') {
      await navigate(screens.paymentFinish(orderId), { replace: true });
      return;
    }
    // Going back from the gateway shows the order, not the finished checkout.
    await navigate(screens.checkoutResult(orderId), { replace: true });
    if (redirectUrl) window.location.assign(redirectUrl);
  };
}

function EmptySelection() {
  return (
    <Card>
      <EmptyState
        illustration={illustrations.emptyCart}
        title="Belum ada kelas yang dipilih"
        action={<Button href={screens.cart()}>Buka keranjang</Button>}
      >
        Pilih dulu kelas yang mau kamu bayar di keranjang.
      </EmptyState>
    </Card>
  );
}

function CheckoutSkeleton() {
  return (
    <Loading label="Menghitung pesananmu">
      <PageColumns
        side={
          <Card padded>
            <Skeleton height={280} />
          </Card>
        }
      >
        {[120, 420].map((height) => (
          <Card key={height} padded>
            <Skeleton height={height} />
          </Card>
        ))}
      </PageColumns>
    </Loading>
  );
}
