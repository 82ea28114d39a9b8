import { useEffect, useState } from 'react';
import { Field, Input } from '@sinau/ui';

interface NumberFieldProps {
  label: string;
  hint?: string;
  min: number;
  max: number;
  /** May be left empty, which is null. */
  optional?: boolean;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** A whole number between bounds, committed on blur or Enter. A wrong one stays in the field with its error. */
export function NumberField({ label, hint, min, max, optional = false, value, disabled, onChange }: NumberFieldProps) {
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const isFine = (text: string) =>
    text === '' ? optional : /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const commit = () => {
    if (typed !== shown && isFine(typed)) onChange(typed === '' ? null : Number(typed));
  };

  return (
    <Field label={label} hint={hint} error={isFine(typed) ? undefined : `Isi dengan angka ${min} sampai ${max}`}>
      <Input
        inputMode="numeric"
        maxLength={5}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => setTyped(target.value.trim())}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </Field>
  );
}
