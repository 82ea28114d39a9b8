import { useRef, useState } from 'react';
import { weeklyGoals } from '@sinau/contracts/study/goal/goal.rules';
import type { StudyWeek } from '@sinau/contracts/study/goal/goal.schemas';
import { Button, Skeleton } from '@sinau/ui';
import { GoalChoice } from './goal-choice.tsx';
import { WeekDays } from './week-days.tsx';
import { wordsOf } from './goal-labels.ts';
import { useChooseGoal, useStudyWeek } from './goal.data.ts';
import './goal-card.css';

/** Card with the week so far and the participant's goal. Equally high in each of its states, so that nothing moves. */
export function GoalCard() {
  const { data, isError, isFetching, refetch } = useStudyWeek();
  return (
    <div className="goal">
      {data ? (
        <Goal week={data} />
      ) : isError ? (
        <section className="goal-card" aria-labelledby="target">
          <div className="goal-card-head">
            <h2 id="target">Hari belajarmu gagal dimuat</h2>
            <Button variant="text" size="sm" loading={isFetching} onClick={() => void refetch()}>
              Coba lagi
            </Button>
          </div>
        </section>
      ) : (
        <Skeleton className="goal-card" />
      )}
    </div>
  );
}

function Goal({ week }: { week: StudyWeek }) {
  const { mutate } = useChooseGoal();
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (target: number) => {
    mutate(target);
    setChanging(false);
    // The pressed button is gone; the outcome is read out instead.
    heading.current?.focus();
  };
  const isUndecided = week.target === null;
  const isChoosing = isUndecided || isChanging;
  const { title, note } = wordsOf(week);
  return (
    <section className="goal-card" aria-labelledby="target">
      <div className="goal-card-head">
        <div>
          <h2 id="target" ref={heading} tabIndex={-1}>
            {isUndecided ? 'Mau belajar berapa hari seminggu?' : isChoosing ? 'Berapa hari seminggu?' : title}
          </h2>
          {!isChoosing && <p className="muted sm">{note}</p>}
        </div>
        <div className="goal-card-actions">
          {isChoosing && week.target !== weeklyGoals.none && (
            <Button variant="text" size="sm" onClick={() => choose(weeklyGoals.none)}>
              Tanpa target
            </Button>
          )}
          {!isUndecided && (
            <Button variant="text" size="sm" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {isChanging ? 'Batal' : week.target === weeklyGoals.none ? 'Pasang target' : 'Ubah target'}
            </Button>
          )}
        </div>
      </div>
      {isChoosing ? <GoalChoice target={week.target} onChoose={choose} /> : <WeekDays week={week} />}
    </section>
  );
}
