import { useState } from 'react';
import { isClassPrice, maxClassPrice } from '@sinau/contracts/program/program.rules';
import { priceLine } from '@sinau/contracts/transaction/pricing.rules';
import { rupiah } from '@sinau/format';
import { Field } from '@sinau/ui';
import { MoneyInput } from '@sinau/ui/antd/money-input';

interface PriceFieldProps {
  name?: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: number | null;
  disabled: boolean;
  /** Called once the price is complete: on blur or Enter. */
  onCommit: (price: number | null) => void;
}

/**
 * Whole rupiah, with thousands grouped while typing, and what the mitra gets of it. An empty field is an undecided price,
 * and 0 is free.
 */
export function PriceField({ label, hint, error, ...input }: PriceFieldProps) {
  const [typed, setTyped] = useState<number | null>();
  const income = incomeOf(typed === undefined ? input.value : typed);
  return (
    <Field
      label={label}
      hint={
        error ? null : (
          <>
            {hint} {income && <b className="price-field-income num">{income}</b>}
          </>
        )
      }
      error={error}
    >
      <MoneyInput {...input} max={maxClassPrice} onType={setTyped} />
    </Field>
  );
}

/** What the ledger books for the mitra when the class is sold without a voucher; null where nothing is sold. */
function incomeOf(price: number | null) {
  if (!price || !isClassPrice(price)) return null;
  const { mitraShare, feePercent } = priceLine({ listPrice: price });
  return `Kamu terima ${rupiah(mitraShare)} per penjualan, setelah biaya layanan ${feePercent}%.`;
}
