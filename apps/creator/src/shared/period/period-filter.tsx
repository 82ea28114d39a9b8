import { Suspense } from 'react';
import { dayOf } from '@sinau/format/calendar';
import { lazySection } from '@sinau/shell';
import { Select, Skeleton } from '@sinau/ui';
import { daysOf, hasOwnDays, periodLabels, type PeriodName, type PeriodSearch } from './period.ts';

/** Lazy: antd's calendar is heavy, and most users choose a named period. */
const DayRange = lazySection(async () => (await import('@sinau/ui/antd/day-range')).DayRange);

interface PeriodFilterProps {
  search: PeriodSearch;
  onChange: (change: PeriodSearch) => void;
}

const own = 'pilih-tanggal';

/** Select for a period by its name, or by custom days. */
export function PeriodFilter({ search, onChange }: PeriodFilterProps) {
  const isOwn = hasOwnDays(search);
  const choose = (value: string) => {
    if (value !== own) return onChange({ period: value as PeriodName, from: null, to: null });
    // Custom days begin with the days that are shown.
    const today = dayOf(new Date());
    const { from = today, to = today } = daysOf(search);
    onChange({ period: search.period, from, to });
  };
  return (
    <>
      <Select aria-label="Periode" value={isOwn ? own : search.period} onChange={({ target }) => choose(target.value)}>
        {Object.entries(periodLabels).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
        <option value={own}>Pilih tanggal</option>
      </Select>
      {isOwn && (
        <Suspense fallback={<Skeleton height={44} />}>
          <DayRange
            label="Tanggal"
            from={search.from}
            to={search.to}
            onChange={({ from, to }) => onChange({ period: search.period, from, to })}
          />
        </Suspense>
      )}
    </>
  );
}
