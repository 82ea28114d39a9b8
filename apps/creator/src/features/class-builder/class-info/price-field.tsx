import { useId } from 'react';
import { InputNumber } from 'antd';
import { decimal } from '@sinau/format';
import { AntdProvider } from '@sinau/ui/antd';
import { CircleAlert } from '@sinau/ui/icons';

interface PriceFieldProps {
  name?: string;
  label: string;
  hint: string;
  value: number | null;
  error: string | undefined;
  disabled: boolean;
  onChange: (price: number | null) => void;
}

/** Whole rupiah, with thousands grouped while typing. Empty is undecided, and 0 is free. */
export function PriceField({ name, label, hint, value, error, disabled, onChange }: PriceFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <AntdProvider>
        <InputNumber<number | ''>
          id={id}
          name={name}
          style={{ width: '100%' }}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          controls={false}
          min={0}
          max={100_000_000}
          precision={0}
          status={error ? 'error' : ''}
          disabled={disabled}
          value={value}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          formatter={(number) => (number === undefined ? '' : grouped(String(number)))}
          parser={readPrice}
          onChange={(price) => onChange(price === '' ? null : price)}
        />
      </AntdProvider>
      {error ? (
        <p className="field-error" id={`${id}-note`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      ) : (
        <p className="field-hint" id={`${id}-note`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The digits of what was typed or pasted; '' where there is none. */
function readPrice(text = '') {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : Number(digits);
}

const grouped = (digits: string) => (/^\d+$/.test(digits) ? decimal(Number(digits)) : digits);
