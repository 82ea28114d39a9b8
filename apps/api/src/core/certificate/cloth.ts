import type { Thread } from '@sinau/contracts/core/cloth/thread-art';
import { lessonThreadOf, mostWoven, threadOf } from '@sinau/contracts/core/cloth/threads';
import type { Db } from '../../platform/db.ts';
import { findWoven, type FinisherRow } from './certificate.queries.ts';
import { readSnapshot } from './certificate.snapshot.ts';

/** Returns the classes of a user's validly signed certificates as threads, in the order in which they were issued. */
export async function findThreads(db: Db, key: string, ...whose: [userId: string, shown?: { isHidden: false }]) {
  const rows = await findWoven(db, ...whose);
  return rows.flatMap(({ participant, ...row }) => {
    const snapshot = readSnapshot(row, key);
    if (!snapshot) return [];
    // Thread that was woven into the sheet; on sheets from before cloths, the thread of the class as it is now.
    const thread = snapshot.cloth?.at(-1) ?? threadOfClass(participant.class);
    const topic = participant.class.category?.title ?? null;
    return [{ id: row.id, thread, title: snapshot.classTitle, topic, isHidden: row.isHidden }];
  });
}

/**
 * Weaves the cloth of a user who finishes a class now: the last of the earlier classes that they show, and this one.
 */
export async function clothAtIssue(tx: Db, key: string, { userId, class: finished }: FinisherRow): Promise<Thread[]> {
  const earlier = await findThreads(tx, key, userId, { isHidden: false });
  return [...earlier.map(({ thread }) => thread), threadOfClass(finished)].slice(-mostWoven);
}

/** Weaves the cloths of the lessons that a user passed, as the classroom did. */
export const lessonsOf = ({ class: { id, category }, sessions }: FinisherRow): Thread[] =>
  sessions.slice(0, mostWoven).map(({ lesson }) => lessonThreadOf(lesson.id, id, category?.slug ?? null));

const threadOfClass = ({ id, category }: { id: string; category: { slug: string } | null }) =>
  threadOf(id, category?.slug ?? null);
