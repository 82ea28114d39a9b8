import { weeklyGoals } from '@sinau/contracts/study/goal/goal.rules';
import type { StudyWeek } from '@sinau/contracts/study/goal/goal.schemas';

/** Describes the result of a week so far, without blame for what was missed. */
export function wordsOf({ target, today, days }: StudyWeek): { title: string; note: string } {
  const count = days.filter(({ isStudied }) => isStudied).length;
  const isStudiedToday = days.some(({ day, isStudied }) => day === today && isStudied);
  if (target === null || target === weeklyGoals.none)
    return { title: `${count} hari belajar minggu ini`, note: isStudiedToday ? counted : 'Belajar tanpa target.' };
  if (count > target) return { title: `${count} hari minggu ini`, note: `Lebih dari targetmu, ${target} hari.` };
  const title = `${count} dari ${target} hari minggu ini`;
  if (count === target) return { title, note: 'Target minggu ini tercapai.' };
  return { title, note: isStudiedToday ? counted : 'Belajar sebentar pun dihitung.' };
}
const counted = 'Hari ini sudah dihitung.';
