import type { Db } from '../../platform/db.ts';
import { incrementParticipantCounts, insertGrants, insertParticipants } from './enrolment.queries.ts';
import { insertOutlineSessions } from './outline.queries.ts';

interface Enrolment {
  readonly userId: string;
  readonly lines: readonly { readonly id: string; readonly classId: string }[];
  readonly now: Date;
}

/**
 * Gives a buyer the classes of an order, as part of the transaction that takes the money: one grant a line, and for a new
 * participant the class's outline as it is now. However many classes it has, it takes four statements.
 */
export async function enrol(tx: Db, { userId, lines, now }: Enrolment) {
  const joined = await insertParticipants(
    tx,
    lines.map(({ classId }) => ({ userId, classId, createdAt: now })),
  );
  if (joined.length > 0) {
    // The rows of the classes first: they keep the outlines still while those are copied.
    await incrementParticipantCounts(
      tx,
      joined.map(({ classId }) => classId),
    );
    await insertOutlineSessions(
      tx,
      joined.map(({ id }) => id),
    );
  }
  await insertGrants(
    tx,
    userId,
    lines.map(({ id }) => id),
    now,
  );
}
