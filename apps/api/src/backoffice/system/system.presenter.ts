import type { FailedJob, JobCounts, SystemStatus, UnsentMail } from '@sinau/contracts/backoffice/system/system.schemas';
import type { findOpenEvents } from '../../commerce/payment/index.ts';
import { hours } from '../../platform/clock.ts';
import { sentenceOf } from '../../platform/job-failure.ts';
import type { JobCounts as CountsRow } from '../../platform/jobs.queries.ts';
import type { FailedJobRow, UnsentMailRow } from './system.queries.ts';

export const presentCounts = ({ waitingSince, ...counts }: CountsRow): JobCounts => ({
  ...counts,
  waitingSince: waitingSince?.toISOString() ?? null,
});

export const presentNotifications = (
  { count, list }: Awaited<ReturnType<typeof findOpenEvents>>,
  rejected: number,
): SystemStatus['notifications'] => ({
  count,
  rejected,
  list: list.map(({ id, orderCode, transactionStatus, receivedAt, nextTryAt }) => ({
    id,
    orderId: orderCode,
    transactionStatus,
    receivedAt: receivedAt.toISOString(),
    nextTryAt: nextTryAt.toISOString(),
  })),
});

/** A nightly backup is late after two hours, as its alarm says. */
const latestAge = hours(26);
export const presentBackup = (finishedAt: Date | null, now: Date): SystemStatus['backup'] => ({
  finishedAt: finishedAt?.toISOString() ?? null,
  isLate: finishedAt !== null && now.getTime() - finishedAt.getTime() > latestAge,
});

/** Messages that pg-boss itself stored may contain personal data: `sentenceOf` removes it. */
const presentReason = ({ code, message }: Pick<FailedJobRow, 'code' | 'message'>) =>
  message === null ? null : { code, message: sentenceOf(message) };

export const presentFailedJob = ({
  id,
  name,
  isRepeatable,
  attempts,
  createdAt,
  failedAt,
  ...row
}: FailedJobRow): FailedJob => ({
  id,
  name,
  isRepeatable,
  reason: presentReason(row),
  attempts,
  createdAt: createdAt.toISOString(),
  failedAt: failedAt.toISOString(),
});

export const presentUnsentMail = (
  { id, mail, state, attempts, createdAt, nextTryAt, ...row }: UnsentMailRow,
  subject: string,
): UnsentMail => ({
  id,
  to: mail.to,
  subject,
  state,
  attempts,
  reason: presentReason(row),
  createdAt: createdAt.toISOString(),
  nextTryAt: nextTryAt?.toISOString() ?? null,
});
