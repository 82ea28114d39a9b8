import { useId } from 'react';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { dateTime } from '@sinau/format';
import { AntdProvider } from '@sinau/ui/antd';
import { CircleAlert } from '@sinau/ui/icons';

interface PromotionEndFieldProps {
  /** An instant; null for a promotion without an end. */
  value: string | null;
  error: string | undefined;
  disabled: boolean;
  onChange: (endsAt: string | null) => void;
}

/** The last day of a promotion, which it lasts to the end of, in Jakarta's time wherever it is chosen. */
export function PromotionEndField({ value, error, disabled, onChange }: PromotionEndFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>
          Promo berakhir <span className="field-optional">(opsional)</span>
        </label>
      </div>
      <AntdProvider>
        <DatePicker
          id={id}
          style={{ width: '100%' }}
          format="D MMM YYYY"
          placeholder="Pilih tanggal"
          showNow={false}
          getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
          disabled={disabled}
          disabledDate={(day) => day.isBefore(jakartaDayOf(new Date().toISOString()), 'day')}
          status={error ? 'error' : ''}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          value={value === null ? null : jakartaDayOf(value)}
          onChange={(day: Dayjs | null) => onChange(day && endOf(day))}
        />
      </AntdProvider>
      {error ? (
        <p className="field-error" id={`${id}-note`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      ) : (
        <p className="field-hint" id={`${id}-note`}>
          {value === null ? 'Kosongkan kalau belum tahu kapan berakhir.' : `Sampai ${dateTime(value)}, lalu harga kembali normal.`}
        </p>
      )}
    </div>
  );
}

const jakartaOffsetMs = 7 * 3_600_000;

/** The day of an instant in Jakarta, as if it were a day here: the picker knows no zones. */
const jakartaDayOf = (instant: string) => dayjs(new Date(Date.parse(instant) + jakartaOffsetMs).toISOString().slice(0, 10));
const endOf = (day: Dayjs) => new Date(`${day.format('YYYY-MM-DD')}T23:59:00+07:00`).toISOString();
