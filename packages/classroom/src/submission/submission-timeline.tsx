import type { SubmissionEvent } from '@sinau/contracts/study/submission/submission.schemas';
import { dateTime } from '@sinau/format';
import { submissionEventLabels } from './submission-labels.ts';
import './submission.css';

interface SubmissionTimelineProps {
  history: readonly SubmissionEvent[];
  /** Label of the list. */
  label: string;
  /** Name of a version. */
  unit?: string;
}

/** History of a submission, oldest first. */
export function SubmissionTimeline({ history, label, unit = 'Versi' }: SubmissionTimelineProps) {
  return (
    <ol className="submission-timeline" aria-label={label}>
      {history.map(({ id, kind, number, teacher, score, at }) => (
        <li key={id} data-kind={kind}>
          <b>
            {submissionEventLabels[kind]}
            {score !== null && `, nilai ${score}`}
          </b>
          <span className="muted sm num">
            {[`${unit} ${number}`, teacher, dateTime(at)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
