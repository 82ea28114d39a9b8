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

/** A whole number between bounds. What is none of those stands with a word, and is not passed on. */
export function NumberField({ label, hint, min, max, optional = false, value, disabled, onChange }: NumberFieldProps) {
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const isFine = (text: string) =>
    text === '' ? optional : /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

  return (
    <Field label={label} hint={hint} error={isFine(typed) ? undefined : `Isi dengan angka ${min} sampai ${max}`}>
      <Input
        inputMode="numeric"
        maxLength={4}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => {
          const text = target.value.trim();
          setTyped(text);
          if (isFine(text)) onChange(text === '' ? null : Number(text));
        }}
      />
    </Field>
  );
}
