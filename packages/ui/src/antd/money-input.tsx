import { useState } from 'react';
import { InputNumber } from 'antd';
import { useControl } from '../forms/field.tsx';
import { groupedDigits, readDigits } from './digits.ts';

interface MoneyInputProps {
  name?: string;
  value: number | null;
  /**
   * Amount typed earlier and never completed: shown, and not committed before the field loses focus. Null is an empty
   * field.
   */
  startsWith?: number | null | undefined;
  disabled?: boolean;
  max: number;
  /** Called once the amount is complete: on blur or Enter. */
  onCommit: (amount: number | null) => void;
  /** Called with the typed amount so far, and with undefined at the end of typing. */
  onType?: (amount: number | null | undefined) => void;
}

/** Whole rupiah inside a `Field`, with thousands grouped while typing. An empty field is null, which differs from 0. */
export function MoneyInput({ value, startsWith, onCommit, onType, ...input }: MoneyInputProps) {
  const control = useControl();
  /** Null while the user does not type. */
  const [typed, setTyped] = useState<{ amount: number | null } | null>(() =>
    startsWith === undefined ? null : { amount: startsWith },
  );
  const commit = () => {
    setTyped(null);
    onType?.(undefined);
    if (typed && typed.amount !== value) onCommit(typed.amount);
  };
  return (
    <InputNumber<number | ''>
      {...control}
      {...input}
      value={typed ? typed.amount : value}
      style={{ width: '100%' }}
      prefix="Rp"
      inputMode="numeric"
      autoComplete="off"
      controls={false}
      min={0}
      precision={0}
      status={control?.['aria-invalid'] ? 'error' : ''}
      formatter={(amount) => (amount === undefined ? '' : groupedDigits(String(amount)))}
      parser={readDigits}
      onChange={(text) => {
        const amount = text === '' ? null : text;
        setTyped({ amount });
        onType?.(amount);
      }}
      onBlur={commit}
      onPressEnter={(event) => {
        // Otherwise the same key press would also press a button of the dialog that may open.
        event.preventDefault();
        commit();
      }}
    />
  );
}
