import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';

interface Days {
  /** Calendar days, `2026-11-21`, both included; null leaves that end open. */
  from: string | null;
  to: string | null;
}

interface DayRangeProps extends Days {
  /** Event of these days: 'Tanggal penjualan'. */
  label: string;
  onChange: (days: Days) => void;
}

/** A range of calendar days; each end may stay open. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  const id = useId();
  const [start, end] = [`${id}-from`, `${id}-to`];
  return (
    <div className="day-range" role="group" aria-label={label}>
      <VisuallyHidden>
        <label htmlFor={start}>Dari tanggal</label>
        <label htmlFor={end}>Sampai tanggal</label>
      </VisuallyHidden>
      <DatePicker.RangePicker
        id={{ start, end }}
        style={{ width: '100%' }}
        format="D MMM YYYY"
        placeholder={['Dari tanggal', 'Sampai tanggal']}
        allowEmpty
        classNames={{ popup: { root: 'day-range-popup' } }}
        value={[from === null ? null : dayjs(from), to === null ? null : dayjs(to)]}
        onChange={(days) =>
          onChange({ from: days?.[0]?.format('YYYY-MM-DD') ?? null, to: days?.[1]?.format('YYYY-MM-DD') ?? null })
        }
      />
    </div>
  );
}
