import { useState } from 'react';
import { readNumber, writeNumber } from '@sinau/contracts/core/typed/number.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { Field, Input } from '@sinau/ui';

interface DecimalFieldProps<Empty extends number | null> {
  label: string;
  /** True if negative values are allowed. */
  isSigned?: boolean;
  /** Value while the field is empty or cannot be parsed. */
  fallback: Empty;
  value: number | Empty;
  disabled: boolean;
  onChange: (value: number | Empty) => void;
}

const textOf = (value: number | null) => (value === null ? '' : writeNumber(value));

/** Field for a number with decimals, in any notation. While it cannot be parsed, the field shows an error. */
export function DecimalField<Empty extends number | null>({
  label,
  isSigned = false,
  fallback,
  value,
  disabled,
  onChange,
}: DecimalFieldProps<Empty>) {
  const [typed, setTyped] = useState(textOf(value));
  /** Value passed on last. Any other value comes from outside, and is shown. */
  const [known, setKnown] = useState<number | Empty>(value);
  if (value !== known) {
    setKnown(value);
    setTyped(textOf(value));
  }
  const type = (text: string) => {
    setTyped(text);
    const next: number | Empty = valueOf(text, isSigned) ?? fallback;
    setKnown(next);
    if (next !== value) onChange(next);
  };
  const isWrong = !isBlank(typed) && valueOf(typed, isSigned) === null;

  return (
    <Field label={label} error={isWrong ? 'Isi dengan angka, misalnya 1.500 atau 2,5' : undefined}>
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

function valueOf(text: string, isSigned: boolean): number | null {
  const read = readNumber(text);
  const isFine = read?.unit === '' && (isSigned || read.value >= 0);
  return isFine ? read.value : null;
}
