import { InputNumber } from 'antd';
import { useControl } from '../forms/field.tsx';
import { groupedDigits, readDigits } from './digits.ts';

interface CountInputProps {
  value: number | null;
  /** Unit after it: '%', 'kali'. */
  unit?: string;
  max: number;
  disabled?: boolean;
  /** Called with each digit. An empty field is null, which differs from 0. */
  onChange: (count: number | null) => void;
}

/** A whole number inside a `Field`, with thousands grouped while typing. */
export function CountInput({ unit, onChange, ...input }: CountInputProps) {
  const control = useControl();
  return (
    <InputNumber<number | ''>
      {...control}
      {...input}
      style={{ width: '100%' }}
      suffix={unit}
      inputMode="numeric"
      autoComplete="off"
      controls={false}
      min={0}
      precision={0}
      status={control?.['aria-invalid'] ? 'error' : ''}
      formatter={(count) => (count === undefined ? '' : groupedDigits(String(count)))}
      parser={readDigits}
      onChange={(count) => onChange(count === '' ? null : count)}
    />
  );
}
