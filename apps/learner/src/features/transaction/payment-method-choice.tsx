import type { ComponentType } from 'react';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { ErrorState, Loading, OptionCard, Skeleton } from '@sinau/ui';
import { CreditCard, Landmark, QrCode, Store, Wallet } from '@sinau/ui/icons';
import { usePaymentMethods } from './transaction.data.ts';
import './payment-method-choice.css';

type PaymentMethodCode = NonNullable<Order['paymentMethod']>['code'];

const icons: Record<PaymentMethodCode, ComponentType> = {
  qris: QrCode,
  bank_transfer: Landmark,
  e_wallet: Wallet,
  card: CreditCard,
  retail: Store,
};

interface PaymentMethodChoiceProps {
  /** The id of the heading above. */
  labelledBy: string;
  chosen: PaymentMethodCode;
  onChoose: (code: PaymentMethodCode) => void;
}

export function PaymentMethodChoice({ labelledBy, chosen, onChoose }: PaymentMethodChoiceProps) {
  const { data, isError, isFetching, refetch } = usePaymentMethods();
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
  if (!data) {
    return (
      <Loading label="Memuat cara bayar">
        <div className="payment-methods">
          {Object.keys(icons).map((code) => (
            <Skeleton key={code} height={78} />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <div className="payment-methods" role="radiogroup" aria-labelledby={labelledBy}>
      {data.list.map(({ code, title, description }) => {
        const Icon = icons[code];
        return (
          <OptionCard
            key={code}
            name="paymentMethod"
            title={title}
            description={description}
            icon={<Icon />}
            checked={chosen === code}
            onChange={() => onChoose(code)}
          />
        );
      })}
    </div>
  );
}
