import { useState } from 'react';
import { relative } from '@sinau/format';
import { Badge } from '@sinau/ui';
import { promiseOf } from './waiting.ts';

/** Time that something has waited, and its deadline. */
export function WaitingSince({ submittedAt }: { submittedAt: string }) {
  const [now] = useState(() => new Date());
  const { isLate, words } = promiseOf(submittedAt, now);
  return (
    <span className="row wraps">
      <span className="nowrap">{relative(submittedAt)}</span>
      <Badge tone={isLate ? 'danger' : 'neutral'}>{words}</Badge>
    </span>
  );
}
