import type { Db } from '../../platform/db.ts';
import { findParticipant, incrementParticipantCount, insertGrant, insertParticipant } from './enrolment.queries.ts';
import { insertOutlineSessions } from './outline.queries.ts';

interface Enrolment {
  readonly userId: string;
  readonly lines: readonly { readonly id: string; readonly classId: string }[];
  readonly now: Date;
}

/**
 * Gives a buyer the classes of an order, as part of the transaction that takes the money: one grant a line, and for a new
 * participant the class's outline as it is now. Classes go in one order, so that two orders never wait for each other.
 */
export async function enrol(tx: Db, { userId, lines, now }: Enrolment) {
  for (const { id: orderLineId, classId } of lines.toSorted((a, b) => (a.classId < b.classId ? -1 : 1))) {
    const joined = await insertParticipant(tx, { userId, classId, createdAt: now });
    if (joined) {
      // The class's row first: it keeps the outline still while it is copied.
      await incrementParticipantCount(tx, classId);
      await insertOutlineSessions(tx, joined);
    }
    const participant = joined ?? (await findParticipant(tx, userId, classId));
    await insertGrant(tx, { participantId: participant.id, orderLineId, createdAt: now });
  }
}
