import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useControl } from '../forms/field.tsx';

interface DayPickerProps {
  /** A calendar day, `2026-11-21`. */
  value: string | null;
  /** The first day that can be chosen. */
  min?: string;
  disabled?: boolean;
  onChange: (day: string | null) => void;
}

/** One calendar day inside a `Field`. Days have no time zone here: the caller knows which calendar they are of. */
export function DayPicker({ value, min, disabled, onChange }: DayPickerProps) {
  const control = useControl();
  return (
    <DatePicker
      {...control}
      style={{ width: '100%' }}
      format="D MMM YYYY"
      placeholder="Pilih tanggal"
      showNow={false}
      // Beside its field, so that it also opens inside a dialog.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      disabled={disabled}
      minDate={min === undefined ? undefined : dayjs(min)}
      status={control?.['aria-invalid'] ? 'error' : ''}
      value={value === null ? null : dayjs(value)}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? null)}
    />
  );
}
