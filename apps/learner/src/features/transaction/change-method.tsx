import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import type {
  PaymentMethodCode,
  PlacedOrder,
  WholeOrder,
} from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Button, Dialog, ErrorState, Loading, Skeleton, type ButtonProps } from '@sinau/ui';
import { methodIcons, MethodMarks } from './payment-method-face.tsx';
import { useChangeMethod, usePaymentMethods } from './transaction.data.ts';
import './change-method.css';

type Payable = Pick<WholeOrder, 'id' | 'paymentMethod'>;

/** Opens the payment methods; pressing one closes the old payment and leads to the new one. */
export function ChangeMethodButton({ order, ...look }: { order: Payable } & Pick<ButtonProps, 'size'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} variant="outline" onClick={() => setOpen(true)}>
        Ganti cara bayar
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Bayar dengan cara lain">
        <p className="muted sm">Isi dan harga pesananmu tetap. Pembayaran yang lama kami tutup.</p>
        <MethodList order={order} />
      </Dialog>
    </>
  );
}

/** Payment methods, one press each. */
export function MethodList({ order }: { order: Payable }) {
  const { data, isError, isFetching, refetch } = usePaymentMethods();
  const { pay, isLeaving, chosen } = usePayBy(order);
  if (isError)
    return (
      <ErrorState
        title="Cara bayar gagal dimuat"
        illustration={undefined}
        headingLevel={3}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label="Memuat cara bayar">
        <Skeleton height={320} />
      </Loading>
    );
  return (
    <ul className="method-list">
      {data.list.map(({ code, title, marks }) => {
        const Icon = methodIcons[code];
        return (
          <li key={code}>
            <button
              type="button"
              className="method-button"
              aria-disabled={isLeaving}
              aria-busy={isLeaving && chosen === code}
              onClick={() => pay(code)}
            >
              <Icon />
              <span className="grow">
                <b>{title}</b>
                {order.paymentMethod?.code === code && <span className="muted sm"> (yang sekarang)</span>}
                <MethodMarks marks={marks} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Opens the payment of an order that has no payment page yet: the gateway was down when it was placed. */
export function OpenPaymentButton({ order, ...look }: { order: Payable } & Pick<ButtonProps, 'size' | 'variant'>) {
  const { pay, isLeaving } = usePayBy(order);
  return (
    <Button {...look} loading={isLeaving} onClick={() => pay(order.paymentMethod?.code ?? 'qris')}>
      Coba bayar lagi
    </Button>
  );
}

function usePayBy({ id }: Payable) {
  const { mutate, isPending, isSuccess, variables } = useChangeMethod();
  const navigate = useNavigate();
  const isLeaving = isPending || isSuccess;
  const leave = async ({ orderId, redirectUrl }: PlacedOrder) => {
    // Going back from the gateway shows the order that is being paid.
    await navigate(screens.checkoutResult(orderId), { replace: true });
    if (redirectUrl) window.location.assign(redirectUrl);
  };
  return {
    isLeaving,
    chosen: variables?.body.paymentMethod,
    pay: (paymentMethod: PaymentMethodCode) => {
      if (!isLeaving) mutate({ params: { id }, body: { paymentMethod } }, { onSuccess: leave });
    },
  };
}
