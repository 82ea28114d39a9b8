import type { StudyWeek } from '@sinau/contracts/study/goal/goal.schemas';
import { Check } from '@sinau/ui/icons';

const names = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];

/** Days of the week from Monday; a day without study is plain, not a fault. */
export const WeekDays = ({ week: { days, today } }: { week: StudyWeek }) => (
  <ol className="week-days" aria-label="Hari belajar minggu ini">
    {days.map(({ day, isStudied }, index) => (
      <li key={day} data-studied={isStudied || undefined} aria-current={day === today ? 'date' : undefined}>
        <span className="week-days-mark">{isStudied && <Check />}</span>
        <span aria-hidden="true">{names[index]!.slice(0, 3)}</span>
        <span className="sr">
          {names[index]}
          {isStudied && ', belajar'}
        </span>
      </li>
    ))}
  </ol>
);
