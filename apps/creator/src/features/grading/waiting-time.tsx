import { gradingAimDays } from '@sinau/contracts/study/submission/submission.rules';
import type { QueuedSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { date, relative } from '@sinau/format';
import { addWorkingDays, dayOf, endOf, startOf } from '@sinau/format/calendar';
import { Badge } from '@sinau/ui';

/** Returns the day by whose end a submission should be graded. */
const aimOf = ({ submittedAt }: Pick<QueuedSubmission, 'submittedAt'>) =>
  addWorkingDays(dayOf(submittedAt), gradingAimDays);

const isOverdue = (row: Pick<QueuedSubmission, 'submittedAt'>) => endOf(aimOf(row)) < new Date();

/** Waiting time of a submission, and whether it is too long. */
export function WaitingTime({ row }: { row: Pick<QueuedSubmission, 'submittedAt' | 'state'> }) {
  const isWaiting = row.state === 'submitted' || row.state === 'in-review';
  return (
    <>
      <span className="nowrap">{relative(row.submittedAt)}</span>
      {isWaiting && isOverdue(row) && (
        <>
          {' '}
          <Badge tone="danger">Lewat target</Badge>
        </>
      )}
    </>
  );
}

export const aimLabels = (row: Pick<QueuedSubmission, 'submittedAt'>) => `Target ${date(startOf(aimOf(row)))}`;
