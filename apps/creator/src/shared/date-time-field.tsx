import { useState } from 'react';
import { clock } from '@sinau/format';
import { dayOf, instantAt } from '@sinau/format/calendar';
import { Field } from '@sinau/ui';
import { DayPicker } from '@sinau/ui/antd/day-picker';
import { TimePicker } from '@sinau/ui/antd/time-picker';
import './moment-field.css';

interface MomentFieldProps {
  /** Id of the control of the day, if a form focuses it. */
  id?: string;
  label: string;
  hint?: string;
  optional?: boolean;
  error?: string | undefined;
  /** An instant; null while undecided. */
  value: string | null;
  /** Default time of a picked day, in Jakarta: `00:00` where something begins, `23:59` where it ends. */
  usualTime: string;
  disabled?: boolean;
  onChange: (instant: string | null) => void;
}

/** Field for a day and a time in Jakarta, which may stay empty. */
export function DateTimeField({
  id,
  label,
  hint,
  optional,
  error,
  value,
  usualTime,
  disabled,
  onChange,
}: MomentFieldProps) {
  const [today] = useState(() => dayOf(new Date()));
  const day = value && dayOf(value);
  const time = value && clock(value);
  const set = (nextDay: string | null, nextTime: string | null) =>
    onChange(nextDay && instantAt(nextDay, nextTime ?? usualTime).toISOString());
  return (
    <div className="moment-field">
      <Field id={id} label={label} optional={optional} hint={error ? null : hint} error={error}>
        <DayPicker value={day} min={today} disabled={disabled} onChange={(next) => set(next, time)} />
      </Field>
      <Field label="Jam (WIB)">
        <TimePicker value={time} disabled={disabled || day === null} onChange={(next) => set(day, next)} />
      </Field>
    </div>
  );
}
