import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { Field, Input } from '@sinau/ui';

interface CheckedFieldProps extends Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'readOnly' | 'autoCapitalize' | 'spellCheck' | 'name'
> {
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  /** Null while it is empty. */
  value: string | null;
  /** Returns the error of a text, in a sentence; null if none. An empty text is always valid. */
  problemOf: (text: string) => string | null;
  onChange: (value: string | null) => void;
}

/**
 * Text field that passes on each letter while the text is valid. While it is invalid the value is the previous one; the
 * error shows once the field is left.
 */
export function CheckedField({ label, aside, hint, value, problemOf, onChange, ...input }: CheckedFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [isLeft, setLeft] = useState(false);
  /** Value passed on last. Any other value comes from outside, and is shown. */
  const [known, setKnown] = useState(value);
  const before = useRef(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value ?? '');
  }
  const valueOf = (text: string) => tidied(text).trim() || null;
  const problemIn = (text: string) => {
    const next = valueOf(text);
    return next === null ? null : problemOf(next);
  };
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const next = problemIn(text) === null ? valueOf(text) : before.current;
    if (next === value) return;
    setKnown(next);
    onChange(next);
  };
  return (
    <Field label={label} aside={aside} hint={hint} error={isLeft ? problemIn(typed) : undefined}>
      <Input
        {...input}
        value={typed}
        onFocus={() => {
          before.current = value;
        }}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  );
}
