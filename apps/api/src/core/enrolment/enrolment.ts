import type { Db } from '../../platform/db.ts';
import {
  incrementParticipantCounts,
  insertGrants,
  insertOutlineSessions,
  insertParticipants,
  resumeGrants,
} from './enrolment.queries.ts';

interface Enrolment {
  readonly userId: string;
  readonly lines: readonly { readonly id: string; readonly classId: string }[];
  readonly now: Date;
}

/**
 * Enrols a buyer in the classes of an order, within the transaction of its settlement: one grant for each line, and the
 * current outline of the class for each new participant. It takes four statements for any number of classes.
 */
export async function enrol(tx: Db, { userId, lines, now }: Enrolment) {
  const joined = await insertParticipants(
    tx,
    lines.map(({ classId }) => ({ userId, classId, createdAt: now })),
  );
  // The class rows are locked first, so that the outlines cannot change while they are copied.
  await incrementParticipantCounts(
    tx,
    userId,
    lines.map(({ classId }) => classId),
  );
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
}

/** Gives a buyer the access back that ended while the payment was disputed. */
export async function resumeAccess(tx: Db, { userId, lines }: Omit<Enrolment, 'now'>) {
  await incrementParticipantCounts(
    tx,
    userId,
    lines.map(({ classId }) => classId),
  );
  await resumeGrants(
    tx,
    lines.map(({ id }) => id),
  );
}
