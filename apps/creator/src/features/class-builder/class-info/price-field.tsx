import { maxClassPrice } from '@sinau/contracts/program/program.rules';
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

/** Whole rupiah, with thousands grouped while typing. An empty field is an undecided price, and 0 is free. */
export const PriceField = ({ label, hint, error, ...input }: PriceFieldProps) => (
  <Field label={label} hint={error ? null : hint} error={error}>
    <MoneyInput {...input} max={maxClassPrice} />
  </Field>
);
