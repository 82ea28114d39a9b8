import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordEnrolled } from '../webhook/index.ts';
import {
  insertGains,
  insertGrants,
  insertOutlineSessions,
  insertParticipants,
  lockOutlines,
  resumeGrants,
} from './enrolment.queries.ts';

interface Enrolment {
  readonly userId: string;
  readonly lines: readonly { readonly id: string; readonly classId: string }[];
  readonly now: Date;
}

/**
 * Enrols a buyer in the classes of an order, within the transaction of its settlement: one grant for each line, and the
 * current outline of the class for each new participant. It takes six statements for any number of classes.
 */
export async function enrol(tx: Db, deps: Pick<Deps, 'jobs'>, { userId, lines, now }: Enrolment) {
  const classIds = lines.map(({ classId }) => classId);
  const joined = await insertParticipants(
    tx,
    classIds.map((classId) => ({ userId, classId, createdAt: now })),
  );
  // The outlines must not change while they are copied.
  await lockOutlines(tx, classIds);
  await insertGains(tx, userId, classIds);
  if (joined.length > 0)
    await insertOutlineSessions(
      tx,
      joined.map(({ id }) => id),
    );
  await insertGrants(
    tx,
    userId,
    lines.map(({ id }) => id),
    now,
  );
  await recordEnrolled(tx, deps, { userId, classIds, now });
}

/** Gives a buyer the access back that ended while the payment was disputed. */
export async function resumeAccess(tx: Db, { userId, lines }: Omit<Enrolment, 'now'>) {
  const classIds = lines.map(({ classId }) => classId);
  await lockOutlines(tx, classIds);
  await insertGains(tx, userId, classIds);
  await resumeGrants(
    tx,
    lines.map(({ id }) => id),
  );
}
