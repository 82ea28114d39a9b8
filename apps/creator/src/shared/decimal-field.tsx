import { useState } from 'react';
import { readNumber, writeNumber } from '@sinau/contracts/typed/number.rules';
import { Field, Input } from '@sinau/ui';

interface DecimalFieldProps {
  label: string;
  hint?: string;
  /** May be negative, or left empty, which is null. */
  isSigned?: boolean;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

const textOf = (value: number | null) => (value === null ? '' : writeNumber(value));

/** A number with decimals, however it is typed. While it cannot be read the value is null, and the field says so. */
export function DecimalField({ label, hint, isSigned = false, value, disabled, onChange }: DecimalFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  /** What was handed on last. Any other value comes from outside, and is shown. */
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(textOf(value));
  }
  const type = (text: string) => {
    setTyped(text);
    const next = valueOf(text, isSigned);
    setKnown(next);
    if (next !== value) onChange(next);
  };
  const isWrong = typed.trim() !== '' && valueOf(typed, isSigned) === null;

  return (
    <Field label={label} hint={hint} error={isWrong ? 'Isi dengan angka, misalnya 1.500 atau 2,5' : undefined}>
      <Input
        inputMode={isSigned ? 'text' : 'decimal'}
        maxLength={40}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => type(target.value)}
        onBlur={() => !isWrong && setTyped(textOf(value))}
      />
    </Field>
  );
}

function valueOf(text: string, isSigned: boolean) {
  const read = readNumber(text);
  const isFine = read?.unit === '' && (isSigned || read.value >= 0);
  return isFine ? read.value : null;
}
