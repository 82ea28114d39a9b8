import { maxClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { Field } from '@sinau/ui';
import { AmountInput } from '../../shared/price/amount-input.tsx';
import { PriceIncome } from '../../shared/price/price-income.tsx';
import { TicketControl } from './ticket-control.tsx';

interface PriceControlProps {
  name: 'price' | [tier: number, field: 'price'];
  hintOf?: (price: number | null) => string;
}

/** Price of a ticket or a tier, with the mitra's share of it. */
export const PriceControl = ({ name, hintOf }: PriceControlProps) => (
  <TicketControl<number | null>
    name={name}
    draw={({ id, value, error, onChange }) => (
      <Field
        id={id}
        label="Harga"
        hint={
          error ? null : (
            <>
              {hintOf?.(value)} <PriceIncome price={value} />
            </>
          )
        }
        error={error}
      >
        <AmountInput value={value} max={maxClassPrice} onChange={onChange} />
      </Field>
    )}
  />
);
