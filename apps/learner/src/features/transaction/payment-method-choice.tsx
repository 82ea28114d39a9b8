import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { ErrorState, Loading, OptionCard, Skeleton } from '@sinau/ui';
import { methodIcons, MethodMarks } from './payment-method-face.tsx';
import { usePaymentMethods } from './transaction.data.ts';
import './checkout-step.css';

interface PaymentMethodChoiceProps {
  /** Id of the heading above. */
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
          {Object.keys(methodIcons).map((code) => (
            <Skeleton key={code} height={78} />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <div className="payment-methods" role="radiogroup" aria-labelledby={labelledBy}>
      {data.list.map(({ code, title, description, marks }) => {
        const Icon = methodIcons[code];
        return (
          <OptionCard
            key={code}
            name="paymentMethod"
            title={title}
            description={
              <>
                {description}
                <MethodMarks marks={marks} />
              </>
            }
            icon={<Icon />}
            checked={chosen === code}
            onChange={() => onChoose(code)}
          />
        );
      })}
    </div>
  );
}
