import { useDispatch, useSelector } from 'react-redux';
import { checkoutLimit } from '@sinau/contracts/cart/cart.rules';
import type { CartItem } from '@sinau/contracts/cart/cart.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { PageTitle } from '@sinau/shell';
import { Button, Card, EmptyState, ErrorState, illustrations, Loading, Skeleton } from '@sinau/ui';
import { CartList } from '../../features/cart/cart-list.tsx';
import { CartSummary } from '../../features/cart/cart-summary.tsx';
import { useCart } from '../../features/cart/cart.data.ts';
import { checkoutStarted, selectLeftOutIds } from '../../session/checkout.slice.ts';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { PageColumns } from '../../shared/page-columns.tsx';
import { choiceOf, wantedOf } from '../../shared/wanted.ts';
import './cart-page.css';

export function CartPage() {
  const { data, isError, isFetching, refetch } = useCart();
  return (
    <div className="wrap cart-page">
      <PageTitle>Keranjang</PageTitle>
      <h1>Keranjang</h1>
      {data ? (
        <Cart items={data.list} />
      ) : isError ? (
        <ErrorState title="Keranjang gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CartOnItsWay />
      )}
    </div>
  );
}

function Cart({ items }: { items: CartItem[] }) {
  const leftOutIds = useSelector(selectLeftOutIds);
  const dispatch = useDispatch();
  const chosen = items.filter((item) => item.isForSale && !leftOutIds.includes(wantedOf(item).id));
  const classCount = chosen.reduce(
    (sum, item) => sum + (item.type === 'Bundle' ? item.totalClass - item.ownedClass : 1),
    0,
  );
  const total = chosen.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const hint =
    chosen.length === 0
      ? 'Pilih kelas dulu'
      : chosen.length > checkoutLimit
        ? `Maksimal ${checkoutLimit} sekali bayar`
        : undefined;
  const pay =
    hint === undefined ? (
      <Button
        size="lg"
        href={screens.checkout()}
        onClick={() => dispatch(checkoutStarted(choiceOf(chosen.map(wantedOf))))}
      >
        Lanjut bayar
      </Button>
    ) : (
      <Button size="lg" aria-disabled>
        {hint}
      </Button>
    );

  return (
    <>
      <PageColumns side={items.length > 0 && <CartSummary count={classCount} total={total} action={pay} />}>
        <CartList items={items} leftOutIds={leftOutIds} empty={<NothingInCart />} />
      </PageColumns>
      {items.length > 0 && (
        <BottomBar label="Bayar">
          <p className="bottom-bar-sum">
            <span className="muted">Total ({decimal(classCount)} kelas)</span>
            <b>{rupiah(total)}</b>
          </p>
          {pay}
        </BottomBar>
      )}
    </>
  );
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

function CartOnItsWay() {
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
