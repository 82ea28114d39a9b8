import type { JobFailure } from '@sinau/contracts/backoffice/system/system.schemas';
import { reasonLabel } from './reason-labels.ts';
import './system.css';

/** Reason of a failure: our label where there is one, and the message of the error. */
export function FailureReason({ reason }: { reason: JobFailure | null }) {
  if (!reason) return null;
  const label = reasonLabel(reason);
  return (
    <div className="failure-reason">
      {label && <p>{label}</p>}
      <p className={label ? 'muted xs' : undefined} lang="en">
        {reason.message}
      </p>
    </div>
  );
}
