import { refundWorkingDays } from '../../commerce/transaction/transaction.rules.ts';
import type { Staff } from '../../core/auth/staff.rules.ts';
import { reviewDays } from '../operator/operator.rules.ts';

interface WorkRules {
  /** Roles that do it, beside admins. */
  readonly staff: Staff;
  /** Working days in which it is done. */
  readonly targetDays: number;
}

/** Kinds of work that wait at the desk. */
export const workRules = {
  class: { staff: ['review'], targetDays: reviewDays },
  bundle: { staff: ['review'], targetDays: reviewDays },
  publication: { staff: ['review'], targetDays: reviewDays },
  application: { staff: ['review'], targetDays: reviewDays },
  report: { staff: ['review', 'support'], targetDays: 2 },
  ticket: { staff: ['support'], targetDays: 2 },
  mail: { staff: ['support'], targetDays: 1 },
  refund: { staff: ['finance'], targetDays: refundWorkingDays },
  dispute: { staff: ['finance'], targetDays: 2 },
  difference: { staff: ['finance'], targetDays: 2 },
  payout: { staff: ['finance'], targetDays: 2 },
  job: { staff: [], targetDays: 1 },
} as const satisfies Record<string, WorkRules>;

export type WorkKind = keyof typeof workRules;
export const workKinds = Object.keys(workRules) as [WorkKind, ...WorkKind[]];
