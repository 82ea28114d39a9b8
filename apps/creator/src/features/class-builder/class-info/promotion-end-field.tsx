import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { dateTime } from '@sinau/format';
import { Field, useControl } from '@sinau/ui';
import { AntdProvider } from '@sinau/ui/antd';

interface DayPickerProps {
  /** An instant; null for a promotion without an end. */
  value: string | null;
  disabled: boolean;
  onChange: (endsAt: string | null) => void;
}

/** The last day of a promotion, which it lasts to the end of, in Jakarta's time wherever it is chosen. */
export const PromotionEndField = ({ error, ...picker }: DayPickerProps & { error: string | undefined }) => (
  <Field label="Promo berakhir" optional hint={error ? null : hintOf(picker.value)} error={error}>
    <AntdProvider>
      <DayPicker {...picker} />
    </AntdProvider>
  </Field>
);

function DayPicker({ value, disabled, onChange }: DayPickerProps) {
  const control = useControl();
  return (
    <DatePicker
      {...control}
      style={{ width: '100%' }}
      format="D MMM YYYY"
      placeholder="Pilih tanggal"
      showNow={false}
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      disabled={disabled}
      disabledDate={(day) => day.isBefore(jakartaDayOf(new Date().toISOString()), 'day')}
      status={control?.['aria-invalid'] ? 'error' : ''}
      value={value === null ? null : jakartaDayOf(value)}
      onChange={(day: Dayjs | null) => onChange(day && endOf(day))}
    />
  );
}

const hintOf = (endsAt: string | null) =>
  endsAt === null
    ? 'Kosongkan kalau belum tahu kapan berakhir.'
    : `Sampai ${dateTime(endsAt)}, lalu harga kembali normal.`;

const jakartaOffsetMs = 7 * 3_600_000;

/** The day of an instant in Jakarta, as if it were a day here: the picker knows no zones. */
const jakartaDayOf = (instant: string) =>
  dayjs(new Date(Date.parse(instant) + jakartaOffsetMs).toISOString().slice(0, 10));
const endOf = (day: Dayjs) => new Date(`${day.format('YYYY-MM-DD')}T23:59:00+07:00`).toISOString();
