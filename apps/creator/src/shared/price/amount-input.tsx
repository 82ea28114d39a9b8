import { MoneyInput } from '@sinau/ui/antd/money-input';

interface AmountInputProps {
  value: number | null;
  max: number;
  onChange: (amount: number | null) => void;
}

/** Whole rupiah that take effect while they are typed, as what a form shows beside them needs. */
export const AmountInput = ({ value, max, onChange }: AmountInputProps) => (
  <MoneyInput
    value={value}
    max={max}
    onCommit={onChange}
    onType={(amount) => amount !== undefined && onChange(amount)}
  />
);
