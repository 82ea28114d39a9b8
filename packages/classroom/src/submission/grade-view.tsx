import type { SubmissionVersion } from '@sinau/contracts/study/submission/submission.schemas';
import { dateTime } from '@sinau/format';
import { Badge } from '@sinau/ui';
import { submissionStateLabels } from './submission-labels.ts';
import './submission.css';

/** The grade of a version: the teacher's decision, the points, and the reason. */
export function GradeView({ version }: { version: Pick<SubmissionVersion, 'grade' | 'brief' | 'number'> }) {
  const { grade, brief } = version;
  if (!grade) return null;
  const { label, tone } = submissionStateLabels[grade.outcome];
  return (
    <section className="submission-grade" aria-label={`Penilaian versi ${version.number}`}>
      <p className="submission-grade-head">
        <Badge tone={tone}>{label}</Badge>
        {grade.score !== null && (
          <b className="num">
            Nilai {grade.score}
            <small className="muted"> dari 100</small>
          </b>
        )}
        <span className="muted sm num">{dateTime(grade.gradedAt)}</span>
      </p>
      {grade.rubric && (
        <dl className="submission-rubric num">
          {brief.rubric.map(({ id, title, points }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                {grade.rubric?.[id] ?? 0} / {points}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {grade.feedback && <p className="submission-text">{grade.feedback}</p>}
    </section>
  );
}
