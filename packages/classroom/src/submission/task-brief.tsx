import type { Criterion } from '@sinau/contracts/lesson/lesson.schemas';
import { Card, RichText } from '@sinau/ui';
import './submission.css';

interface TaskBriefProps {
  instruction: string;
  /** Rules by their names. */
  facts: readonly (readonly [name: string, value: string])[];
  rubric: readonly Criterion[];
}

/** What work that is handed in asks for. */
export const TaskBrief = ({ instruction, facts, rubric }: TaskBriefProps) => (
  <Card as="section" padded className="assignment-brief" aria-label="Petunjuk tugas">
    <RichText html={instruction} />
    <dl className="assignment-facts num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {rubric.length > 0 && (
      <div>
        <h3 className="assignment-rubric-title">Yang dinilai</h3>
        <dl className="submission-rubric num">
          {rubric.map(({ id, title, points }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{points} poin</dd>
            </div>
          ))}
        </dl>
      </div>
    )}
  </Card>
);
