import { useLayoutEffect, useRef } from 'react';
import { Field, Input } from '@sinau/ui';
import { caretBefore, grouped, readPrice } from './price-text.ts';

interface PriceFieldProps {
  value: number | null;
  error: string | undefined;
  onChange: (price: number | null) => void;
}

/** Whole rupiah, with thousands grouped while typing. Empty is undecided, and 0 is free. */
export function PriceField({ value, error, onChange }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Digits right of the caret: dots that come and go do not move it. */
  const digitsAfter = useRef<number | null>(null);
  const text = grouped(value);

  useLayoutEffect(() => {
    if (digitsAfter.current === null) return;
    const caret = caretBefore(text, digitsAfter.current);
    input.current?.setSelectionRange(caret, caret);
    digitsAfter.current = null;
  });

  return (
    <Field label="Harga" error={error} hint={value === 0 ? 'Kelas ini gratis.' : 'Isi 0 untuk gratis, atau mulai dari Rp10.000.'}>
      <span className="input-group">
        <span className="input-start">Rp</span>
        <Input
          ref={input}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            digitsAfter.current = target.value.slice(target.selectionStart ?? target.value.length).replace(/\D/g, '').length;
            onChange(readPrice(target.value));
          }}
        />
      </span>
    </Field>
  );
}
