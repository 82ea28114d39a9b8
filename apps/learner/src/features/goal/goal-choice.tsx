import { weeklyGoals } from '@sinau/contracts/study/goal/goal.rules';

const counts = Array.from({ length: weeklyGoals.most }, (_, index) => weeklyGoals.least + index);

interface GoalChoiceProps {
  target: number | null;
  onChoose: (target: number) => void;
}

/** Choice of the weekly goal, each one press away. */
export const GoalChoice = ({ target, onChoose }: GoalChoiceProps) => (
  <div className="goal-choice" role="group" aria-labelledby="target">
    {counts.map((count) => (
      <button
        key={count}
        type="button"
        aria-label={`${count} hari`}
        aria-pressed={count === target}
        onClick={() => onChoose(count)}
      >
        {count}
      </button>
    ))}
  </div>
);
