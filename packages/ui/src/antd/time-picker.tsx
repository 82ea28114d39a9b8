import { TimePicker as AntdTimePicker } from 'antd';
import dayjs from 'dayjs';
import { useControl } from '../forms/field.tsx';
import { usePickerKeys } from './use-picker-keys.ts';

interface TimePickerProps {
  /** A time of day, `19:30`. */
  value: string | null;
  disabled?: boolean;
  onChange: (time: string | null) => void;
}

/** The first is displayed, all of them can be typed. */
const formats = ['HH:mm', 'HH.mm', 'HHmm', 'H:mm', 'H.mm'];

/** A time of day inside a `Field`, chosen or typed, without a time zone: the caller knows its zone. */
export function TimePicker({ value, disabled, onChange }: TimePickerProps) {
  const control = useControl();
  const keys = usePickerKeys();
  return (
    <AntdTimePicker
      {...control}
      {...keys}
      style={{ width: '100%' }}
      format={formats}
      placeholder="Pilih jam"
      minuteStep={5}
      needConfirm={false}
      showNow={false}
      allowClear={false}
      // Attached to its field, so that it also opens inside a dialog.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      disabled={disabled}
      status={control?.['aria-invalid'] ? 'error' : ''}
      value={value === null ? null : dayjs(`2026-01-01T${value}`)}
      onChange={(time) => onChange(time?.format('HH:mm') ?? null)}
    />
  );
}
