import type { Criterion } from '@sinau/contracts/study/lesson-kinds/assignment';
import { Card, Facts, RichText, type Fact } from '@sinau/ui';
import './submission.css';

interface TaskBriefProps {
  instruction: string;
  /** Rules with their labels. */
  facts: readonly Fact[];
  rubric: readonly Criterion[];
}

/** Requirements of work to be submitted. */
export const TaskBrief = ({ instruction, facts, rubric }: TaskBriefProps) => (
  <Card as="section" padded className="assignment-brief" aria-label="Petunjuk tugas">
    <RichText html={instruction} />
    <Facts className="assignment-facts num" facts={facts} />
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
