import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useControl } from '../forms/field.tsx';
import { usePickerKeys } from './use-picker-keys.ts';

interface DayPickerProps {
  /** A calendar day, `2026-11-21`. */
  value: string | null;
  /** The first selectable day. */
  min?: string;
  disabled?: boolean;
  onChange: (day: string | null) => void;
}

/** The first is displayed, all of them can be typed. */
const formats = ['D MMM YYYY', 'D MMMM YYYY', 'D/M/YYYY', 'D-M-YYYY'];

/** One calendar day inside a `Field`, without a time zone: the caller knows its calendar. */
export function DayPicker({ value, min, disabled, onChange }: DayPickerProps) {
  const control = useControl();
  const keys = usePickerKeys();
  return (
    <DatePicker
      {...control}
      {...keys}
      style={{ width: '100%' }}
      format={formats}
      placeholder="Pilih tanggal"
      showNow={false}
      // Attached to its field, so that it also opens inside a dialog.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      disabled={disabled}
      minDate={min === undefined ? undefined : dayjs(min)}
      status={control?.['aria-invalid'] ? 'error' : ''}
      value={value === null ? null : dayjs(value)}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? null)}
    />
  );
}
