import { useState } from 'react';
import { maxClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { BroughtBack, Button, Field } from '@sinau/ui';
import { MoneyInput } from '@sinau/ui/antd/money-input';
import { PriceIncome } from './price-income.tsx';
import './price-field.css';

interface PriceFieldProps {
  name?: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: number | null;
  disabled: boolean;
  /** Last argument of `onKeep`, before the page was left. */
  left: string;
  /** Called with the input that would be lost with the page: digits, or that the price was removed; '' for nothing. */
  onKeep: (left: string) => void;
  /** Called once the price is complete: on blur or Enter. */
  onCommit: (price: number | null) => void;
}

const takenOut = 'kosong';
const amountOf = (left: string) => (left === '' ? undefined : left === takenOut ? null : Number(left));

/**
 * Field for whole rupiah, with thousands grouped while typing, and the mitra's share. An empty field is an undecided
 * price, and 0 is free. Digits that were not committed are shown again; only their author can commit them.
 */
export function PriceField({ label, hint, error, left, onKeep, ...input }: PriceFieldProps) {
  const { value, disabled, onCommit } = input;
  const [back, setBack] = useState(disabled || amountOf(left) === value ? undefined : amountOf(left));
  const [typed, setTyped] = useState<number | null | undefined>(back);
  const [round, setRound] = useState(0);
  const type = (amount: number | null | undefined) => {
    setTyped(amount);
    if (amount === undefined) setBack(undefined);
    else onKeep(amount === value ? '' : String(amount ?? takenOut));
  };
  /** Shows the stored price again. */
  const clear = () => {
    type(undefined);
    setRound(round + 1);
  };
  const discard = () => {
    onKeep('');
    clear();
  };
  const commit = () => {
    if (typed !== undefined) onCommit(typed);
    clear();
  };
  return (
    <div className="price-field">
      <Field
        label={label}
        hint={
          error ? null : (
            <>
              {hint} <PriceIncome price={typed === undefined ? value : typed} />
            </>
          )
        }
        error={error}
      >
        <MoneyInput key={round} {...input} startsWith={back} max={maxClassPrice} onType={type} />
      </Field>
      {back !== undefined && (
        <BroughtBack onDiscard={discard}>
          {back === null ? 'Harga ini kamu kosongkan tadi' : 'Harga ini kamu ketik tadi'} dan belum disimpan.
          <Button variant="outline" size="sm" onClick={commit}>
            Simpan harga
          </Button>
        </BroughtBack>
      )}
    </div>
  );
}
