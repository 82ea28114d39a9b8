import { useDispatch, useSelector } from 'react-redux';
import { checkoutLimit } from '@sinau/contracts/storefront/catalog/offer.rules';
import type { Answer } from '@sinau/contracts';
import type { cartEndpoints } from '@sinau/contracts/commerce/cart/cart.endpoints';
import type { CartItem } from '@sinau/contracts/commerce/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import { rupiah } from '@sinau/format';
import { PageTitle, useProfile } from '@sinau/shell';
import { Button, Card, CutListNotice, EmptyState, ErrorState, illustrations, Loading, Skeleton } from '@sinau/ui';
import { CartList } from '../../features/cart/cart-list.tsx';
import { CartSummary } from '../../features/cart/cart-summary.tsx';
import { useCart } from '../../features/cart/cart.data.ts';
import { lineCount } from '../../features/transaction/line-count.ts';
import { useQuote } from '../../features/transaction/transaction.data.ts';
import { checkoutStarted, selectDeselectedIds } from '../../session/checkout.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { PageColumns } from '../../shared/page-columns.tsx';
import { selectionOf, offerRefOf, type CheckoutSelection } from '../../shared/offer-ref.ts';
import { useSavePendingPurchase } from '../../shared/pending-purchase.data.ts';
import { CartSuggestions } from './cart-suggestions.tsx';
import './cart-page.css';

type CartAnswer = Answer<typeof cartEndpoints.list>;

export function CartPage() {
  const { data, isError, isFetching, refetch } = useCart();
  return (
    <div className="wrap cart-page">
      <PageTitle>Keranjang</PageTitle>
      <h1>Keranjang</h1>
      {data ? (
        <Cart cart={data} />
      ) : isError ? (
        <ErrorState title="Keranjang gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}

function Cart({ cart }: { cart: CartAnswer }) {
  const items = ticketsBelowSeats(cart.list);
  const deselectedIds = useSelector(selectDeselectedIds);
  const dispatch = useDispatch();
  const profile = useProfile();
  const { mutate: savePendingPurchase } = useSavePendingPurchase();
  const selected = items.filter((item) => item.isForSale && !deselectedIds.includes(offerRefOf(item).id));
  const selection = selectionOf(selected.map(offerRefOf));
  const count = lineCount(selected.map(countedAs));
  const total = useTotal(cart, selected.length, selection);
  const hint =
    selected.length === 0
      ? 'Pilih kelas dulu'
      : selected.length > checkoutLimit
        ? `Maksimal ${checkoutLimit} sekali bayar`
        : undefined;
  const begin = () => {
    dispatch(checkoutStarted(selection));
    if (profile && !profile.isEmailVerified) savePendingPurchase({ body: { next: screens.cart() } });
  };
  const pay =
    hint === undefined ? (
      <Button size="lg" href={screens.checkout()} onClick={begin}>
        Lanjut ke pembayaran
      </Button>
    ) : (
      <Button size="lg" aria-disabled>
        {hint}
      </Button>
    );

  return (
    <>
      <PageColumns side={items.length > 0 && <CartSummary count={count} total={total} action={pay} />}>
        <CutListNotice rows={cart} noun="isi keranjang" />
        <CartList items={items} deselectedIds={deselectedIds} empty={<NothingInCart />} />
      </PageColumns>
      <CartSuggestions classIds={items.slice(0, checkoutLimit).flatMap(classIdOf)} />
      {items.length > 0 && (
        <BottomBar label="Bayar">
          <p className="bottom-bar-sum">
            <span className="muted">Total{count && ` (${count})`}</span>
            <b>{total === undefined ? '…' : rupiah(total)}</b>
          </p>
          {pay}
        </BottomBar>
      )}
    </>
  );
}

/**
 * Returns the price of the selected items, as the server computes it: all of the cart with the cart, part of it by a
 * quote.
 */
function useTotal({ selectable }: CartAnswer, selectedCount: number, selection: CheckoutSelection) {
  const isAll = selectedCount === selectable.items;
  const isTooMany = selectedCount > checkoutLimit;
  const { data: quote, isPlaceholderData } = useQuote(isAll || isTooMany ? selectionOf([]) : selection);
  if (isAll) return selectable.total;
  if (selectedCount === 0) return 0;
  return quote && !isTooMany && !isPlaceholderData ? quote.total : undefined;
}

/** Sorts additional tickets below the seat that they belong to, if that is in the cart, too. */
function ticketsBelowSeats(items: readonly CartItem[]): CartItem[] {
  const seats = new Set(items.flatMap((item) => (item.type === 'Webinar' ? item.webinarId : [])));
  const isBelow = (item: CartItem) => item.type === 'Ticket' && seats.has(item.webinarId);
  return items
    .filter((item) => !isBelow(item))
    .flatMap((item) =>
      item.type === 'Webinar'
        ? [
            item,
            ...items.filter((other) => isBelow(other) && 'webinarId' in other && other.webinarId === item.webinarId),
          ]
        : [item],
    );
}

const classIdOf = (item: CartItem) => (item.type === 'Program' ? [item.programId] : []);

/** Counts an item; a bundle counts as its classes that are paid for. */
function countedAs(item: CartItem) {
  switch (item.type) {
    case 'Bundle':
      return { type: 'Program' as const, quantity: item.totalClass - item.ownedClass };
    case 'Ticket':
      return { type: item.type, quantity: item.quantity };
    default:
      return { type: item.type, quantity: 1 };
  }
}

function NothingInCart() {
  return (
    <Card>
      <EmptyState
        illustration={illustrations.emptyCart}
        title="Keranjangmu masih kosong"
        action={<Button href={screens.catalog()}>Cari kelas</Button>}
      >
        Simpan kelas yang menarik di sini, lalu bayar sekaligus kalau sudah siap.
      </EmptyState>
    </Card>
  );
}

function CartSkeleton() {
  return (
    <Loading label="Memuat keranjang">
      <PageColumns
        side={
          <Card padded>
            <Skeleton height={148} />
          </Card>
        }
      >
        <Card padded className="stack">
          {[0, 1, 2].map((row) => (
            <div key={row} className="row">
              <Skeleton width={112} height={63} />
              <div className="grow stack">
                <Skeleton width="70%" height={18} />
                <Skeleton width="40%" height={14} />
              </div>
            </div>
          ))}
        </Card>
      </PageColumns>
    </Loading>
  );
}
