import type { GoalChoice, StudyWeek } from '@sinau/contracts/study/goal/goal.schemas';
import { dayOf, weekOf } from '@sinau/format/calendar';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { findStudyWeek, updateGoal } from './goal.queries.ts';

export type GoalService = ReturnType<typeof createGoalService>;

export function createGoalService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const week = async ({ id }: Actor): Promise<StudyWeek> => {
    const today = dayOf(clock.now());
    const days = weekOf(today);
    const { target, studied } = await findStudyWeek(db, id, days);
    return { target, today, days: days.map((day) => ({ day, isStudied: studied.includes(day) })) };
  };
  return {
    week,
    async choose(actor: Actor, { target }: GoalChoice) {
      await updateGoal(db, actor.id, target);
      return week(actor);
    },
  };
}
