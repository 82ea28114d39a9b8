import { useState } from 'react';
import { reviewDays } from '@sinau/contracts/backoffice/operator/operator.rules';
import { relative } from '@sinau/format';
import { Badge } from '@sinau/ui';
import { promiseOf } from './waiting.ts';

interface WaitingSinceProps {
  submittedAt: string;
  /** Working days in which it is promised; those of a review unless it says otherwise. */
  targetDays?: number;
}

/** Time that something has waited, and its deadline. */
export function WaitingSince({ submittedAt, targetDays = reviewDays }: WaitingSinceProps) {
  const [now] = useState(() => new Date());
  const { isLate, words } = promiseOf(submittedAt, targetDays, now);
  return (
    <span className="row wraps">
      <span className="nowrap">{relative(submittedAt)}</span>
      <Badge tone={isLate ? 'danger' : 'neutral'}>{words}</Badge>
    </span>
  );
}
