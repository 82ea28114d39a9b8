import { InputNumber } from 'antd';
import { decimal } from '@sinau/format';
import { Field, useControl } from '@sinau/ui';
import { AntdProvider } from '@sinau/ui/antd';

interface PriceInputProps {
  name?: string;
  value: number | null;
  disabled: boolean;
  onChange: (price: number | null) => void;
}

interface PriceFieldProps extends PriceInputProps {
  label: string;
  hint: string;
  error: string | undefined;
}

/** Whole rupiah, with thousands grouped while typing. Empty is undecided, and 0 is free. */
export const PriceField = ({ label, hint, error, ...input }: PriceFieldProps) => (
  <Field label={label} hint={error ? null : hint} error={error}>
    <AntdProvider>
      <PriceInput {...input} />
    </AntdProvider>
  </Field>
);

function PriceInput({ onChange, ...input }: PriceInputProps) {
  const control = useControl();
  return (
    <InputNumber<number | ''>
      {...control}
      {...input}
      style={{ width: '100%' }}
      prefix="Rp"
      inputMode="numeric"
      autoComplete="off"
      controls={false}
      min={0}
      max={100_000_000}
      precision={0}
      status={control?.['aria-invalid'] ? 'error' : ''}
      formatter={(number) => (number === undefined ? '' : grouped(String(number)))}
      parser={readPrice}
      onChange={(price) => onChange(price === '' ? null : price)}
    />
  );
}

/** The digits of what was typed or pasted; '' where there is none. */
function readPrice(text = '') {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : Number(digits);
}

const grouped = (digits: string) => (/^\d+$/.test(digits) ? decimal(Number(digits)) : digits);
