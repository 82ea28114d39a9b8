import { z } from 'zod';
import { weeklyGoals } from './goal.rules.ts';

const day = z.iso.date();

/** Days per week on which a user wants to study; 0 for no goal. */
const target = z.int().min(weeklyGoals.none).max(weeklyGoals.most);

/** Week in Jakarta, from Monday to Sunday. */
export const studyWeek = z.object({
  /** Null until the user chose. */
  target: target.nullable(),
  today: day,
  days: z.array(z.object({ day, isStudied: z.boolean() })).length(7),
});
export type StudyWeek = z.infer<typeof studyWeek>;

export const goalChoice = z.object({ target });
export type GoalChoice = z.infer<typeof goalChoice>;
