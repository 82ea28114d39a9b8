import { useState } from 'react';
import { dateTime } from '@sinau/format';
import { dayOf, endOf, type Day } from '@sinau/format/calendar';
import { Field } from '@sinau/ui';
import { DayPicker } from '@sinau/ui/antd/day-picker';

interface PromotionEndFieldProps {
  /** An instant; null for a promotion without an end. */
  value: string | null;
  error: string | undefined;
  disabled: boolean;
  onChange: (endsAt: string | null) => void;
}

/** The last day of a promotion. It ends with that day in Jakarta, wherever the day is picked. */
export function PromotionEndField({ value, error, disabled, onChange }: PromotionEndFieldProps) {
  const [today] = useState(() => dayOf(new Date()));
  return (
    <Field label="Promo berakhir" optional hint={error ? null : hintOf(value)} error={error}>
      <DayPicker
        value={value && dayOf(value)}
        min={today}
        disabled={disabled}
        onChange={(day) => onChange(day && lastInstantOf(day))}
      />
    </Field>
  );
}

const hintOf = (endsAt: string | null) =>
  endsAt === null
    ? 'Kosongkan kalau belum tahu kapan berakhir.'
    : `Sampai ${dateTime(endsAt)}, lalu harga kembali normal.`;

/** The last millisecond of the day in Jakarta, so that screens name the day that was picked. */
const lastInstantOf = (day: Day) => new Date(endOf(day).getTime() - 1).toISOString();
