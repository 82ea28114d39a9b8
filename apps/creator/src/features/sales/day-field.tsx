import { useEffect, useState } from 'react';
import { Field, Input } from '@sinau/ui';
import { isDay } from './sales-search.ts';

interface DayFieldProps {
  label: string;
  value: string | null;
  min?: string | null;
  max?: string | null;
  onChange: (day: string | null) => void;
}

/** A day, chosen or typed. While its year is typed it reads 0002, 0020 and 0202, which nobody asked for. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);
  const type = (text: string) => {
    setTyped(text);
    if (text === '' || isDay(text)) onChange(text || null);
  };
  return (
    <Field label={label}>
      <Input
        type="date"
        value={typed}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  );
}
