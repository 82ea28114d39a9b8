import { MoneyInput } from '@sinau/ui/antd/money-input';

interface AmountInputProps {
  value: number | null;
  max: number;
  onChange: (amount: number | null) => void;
}

/** Input of whole rupiah that reports each change while it is typed, for forms that show a result beside it. */
export const AmountInput = ({ value, max, onChange }: AmountInputProps) => (
  <MoneyInput
    value={value}
    max={max}
    onCommit={onChange}
    onType={(amount) => amount !== undefined && onChange(amount)}
  />
);
