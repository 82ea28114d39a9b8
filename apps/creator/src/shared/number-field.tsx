import { useRef, useState, type ReactNode } from 'react';
import { folded } from '@sinau/contracts/core/typed/text.rules';
import { Field, Input } from '@sinau/ui';

interface NumberFieldProps {
  /** Id of the control, if a form focuses it. */
  id?: string;
  label: ReactNode;
  hint?: string;
  /** Error found elsewhere. */
  error?: string | undefined;
  min: number;
  max: number;
  /** True if the field may be empty, which is null. */
  optional?: boolean;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

/**
 * Field for a whole number between bounds, passed on with each digit, so that none is lost with the page. While it is
 * invalid, the field shows the error, and the value is the previous one.
 */
export function NumberField({
  id,
  label,
  hint,
  error,
  min,
  max,
  optional = false,
  value,
  disabled,
  onChange,
}: NumberFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  /** Value passed on last. Any other value comes from outside, and is shown. */
  const [known, setKnown] = useState(value);
  const before = useRef(value);
  if (value !== known) {
    setKnown(value);
    setTyped(textOf(value));
  }
  const isFine = (text: string) =>
    text === '' ? optional : /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const type = (text: string) => {
    setTyped(text);
    const next = !isFine(text) ? before.current : text === '' ? null : Number(text);
    if (next === value) return;
    setKnown(next);
    onChange(next);
  };

  return (
    <Field id={id} label={label} hint={hint} error={isFine(typed) ? error : `Isi dengan angka ${min} sampai ${max}`}>
      <Input
        inputMode="numeric"
        maxLength={5}
        value={typed}
        disabled={disabled}
        onFocus={() => {
          before.current = value;
        }}
        onChange={({ target }) => type(folded(target.value))}
        onBlur={() => isFine(typed) && setTyped(textOf(value))}
      />
    </Field>
  );
}
