import { z } from 'zod';
import { ledgerAlarm, ledgerProof } from '../../commerce/ledger/proof.schemas.ts';
import { idOf, instant, uuid } from '../../fields.ts';
import { unsentStates } from './system.rules.ts';

const count = z.int().nonnegative();

/** Jobs of one kind by their state. */
export const jobCounts = z.object({
  name: z.string(),
  /** Due, and not begun. */
  waiting: count,
  /** Waiting for their time: a deadline, or the next attempt. */
  later: count,
  running: count,
  failed: count,
  /** Time since which the oldest of `waiting` could have begun. */
  waitingSince: instant.nullable(),
});
export type JobCounts = z.infer<typeof jobCounts>;

/** A notification of the payment gateway that was received and has not changed its order yet. */
const openNotification = z.object({
  id: uuid,
  /** Public code of the order. */
  orderId: z.string(),
  transactionStatus: z.string(),
  receivedAt: instant,
  nextTryAt: instant,
});

export const systemStatus = z.object({
  jobs: z.array(jobCounts),
  notifications: z.object({
    count,
    /** Notifications of the last seven days whose signature is not the gateway's. */
    rejected: count,
    /** The longest waiting, at most 20. */
    list: z.array(openNotification),
  }),
  proof: z.object({
    alarm: ledgerAlarm,
    /** Null before the first night. */
    latest: ledgerProof.nullable(),
  }),
  backup: z.object({
    /** When the newest backup that succeeded was finished; null before the first. */
    finishedAt: instant.nullable(),
    /** True if the backup of last night is missing. */
    isLate: z.boolean(),
  }),
  /** Room on the disk of the process that answers. */
  disk: z.object({ freeBytes: count, totalBytes: count }),
  versions: z.object({
    release: z.string(),
    node: z.string(),
    postgres: z.string(),
    /** The newest migration of the database. */
    migration: z.object({ name: z.string(), appliedAt: instant }),
  }),
});
export type SystemStatus = z.infer<typeof systemStatus>;

/** Failure of the last attempt: the error's code, and its message without personal data. */
const failure = z.object({ code: z.string().nullable(), message: z.string() });
export type JobFailure = z.infer<typeof failure>;

/** A job that was given up. */
export const failedJob = z.object({
  id: idOf('job'),
  name: z.string(),
  /** True if it can be run again; what its own makers see as failed is repeated by them. */
  isRepeatable: z.boolean(),
  reason: failure.nullable(),
  attempts: count,
  createdAt: instant,
  failedAt: instant,
});
export type FailedJob = z.infer<typeof failedJob>;

/** A mail that was not sent yet. */
export const unsentMail = z.object({
  id: idOf('job'),
  to: z.string(),
  /** Subject, as it will be sent. */
  subject: z.string(),
  state: z.enum(unsentStates),
  attempts: count,
  /** Null before the first attempt. */
  reason: failure.nullable(),
  createdAt: instant,
  /** Time of the next attempt; null for a mail that was given up. */
  nextTryAt: instant.nullable(),
});
export type UnsentMail = z.infer<typeof unsentMail>;
