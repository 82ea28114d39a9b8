import { useState } from 'react';
import { duration, weekdayDate } from '@sinau/format';
import { dayOf } from '@sinau/format/calendar';
import { Field } from '@sinau/ui';
import { DayPicker } from '@sinau/ui/antd/day-picker';
import { AntdProvider } from '@sinau/ui/antd/provider';
import '@sinau/ui/antd/styles.css';
import { TimePicker } from '@sinau/ui/antd/time-picker';
import { TriangleAlert } from '@sinau/ui/icons';
import {
  beganAt,
  isOver,
  minutesOfSession,
  overlapping,
  pickedOf,
  scheduleOf,
  type PickedTimes,
  type Schedule,
} from './schedule.ts';
import './session-times.css';

export interface SessionTimesProps {
  /** Id of the control of the day, if a form focuses it. */
  id?: string;
  schedule: Schedule;
  /** The other sessions of the class, to warn of two at once. */
  others: readonly (Schedule & { title: string })[];
  error?: string | undefined;
  disabled?: boolean;
  onChange: (schedule: Schedule) => void;
}

/** When a session is: its day, its beginning and its end, in Jakarta. What is picked so far stays while the rest is open. */
export function SessionTimeFields({ id, schedule, others, error, disabled, onChange }: SessionTimesProps) {
  const [picked, setPicked] = useState(() => pickedOf(schedule));
  const [shown, setShown] = useState(schedule);
  // Changed by somebody else, or by undoing.
  if (!isSame(shown, schedule)) {
    setShown(schedule);
    if (!isSame(scheduleOf(picked), schedule)) setPicked(pickedOf(schedule));
  }
  const pick = (next: PickedTimes) => {
    setPicked(next);
    const stored = scheduleOf(next);
    if (!isSame(stored, schedule)) onChange(stored);
  };
  const [today] = useState(() => dayOf(new Date()));
  const warning = warningOf(schedule, others);
  return (
    <div className="session-times">
      <AntdProvider>
        <div className="session-times-fields">
          <Field id={id} label="Tanggal" error={error}>
            <DayPicker
              value={picked.day}
              min={today}
              disabled={disabled}
              onChange={(day) => pick({ ...picked, day })}
            />
          </Field>
          <Field label="Mulai">
            <TimePicker value={picked.from} disabled={disabled} onChange={(from) => pick(beganAt(picked, from))} />
          </Field>
          <Field label="Selesai">
            <TimePicker value={picked.to} disabled={disabled} onChange={(to) => pick({ ...picked, to })} />
          </Field>
        </div>
      </AntdProvider>
      <p className="muted sm num" role="status">
        {summaryOf(schedule, picked)}
      </p>
      {warning && (
        <p className="session-times-warning sm" role="status">
          <TriangleAlert />
          {warning}
        </p>
      )}
    </div>
  );
}

const isSame = (one: Schedule, other: Schedule) => one.startsAt === other.startsAt && one.endsAt === other.endsAt;

function summaryOf(schedule: Schedule, { day, from, to }: PickedTimes) {
  const minutes = minutesOfSession(schedule);
  if (minutes === null || !schedule.startsAt || !schedule.endsAt) {
    if (day === null && (from ?? to) !== null) return 'Pilih tanggalnya juga. Semua jam dalam WIB.';
    return 'Semua jam dalam WIB.';
  }
  const isNextDay = dayOf(schedule.startsAt) !== dayOf(schedule.endsAt);
  return `${duration(minutes)}, jam WIB.${isNextDay ? ` Selesai ${weekdayDate(schedule.endsAt)}.` : ''}`;
}

function warningOf(schedule: Schedule, others: SessionTimesProps['others']) {
  if (isOver(schedule)) return 'Waktu ini sudah lewat.';
  const other = overlapping(schedule, others);
  return other ? `Bersamaan dengan “${other.title}”.` : null;
}
