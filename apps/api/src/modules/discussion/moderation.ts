import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { createReader } from './discussion-reader.ts';
import { lockDiscussion, lockLessonKey } from './discussion.queries.ts';
import { lockExistingEntry } from './entry-lock.ts';
import { updateHidden } from './moderation.queries.ts';

export type Moderation = ReturnType<typeof createModeration>;

interface EntryKey {
  readonly id: string;
}

/** Hiding what somebody wrote, for the teachers of its class and for operators. */
export function createModeration({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { find, detail } = createReader(db);

  const change = async (actor: Actor, id: string, hidden: Parameters<typeof updateHidden>[2]) => {
    const { row, admission } = await find(actor, id);
    if (!admission.mayHide) throw new AppError('not_found');
    await db.$transaction(async (tx) => {
      // In the order of all code: the lesson, the question, the reply.
      await lockLessonKey(tx, row.lessonId);
      if (row.parentId) await lockDiscussion(tx, row.parentId);
      await lockExistingEntry(tx, id);
      await updateHidden(tx, id, hidden);
    });
    return detail(actor, id);
  };

  return {
    hide: (actor: Actor, { id }: EntryKey, { reason }: { reason: string }) =>
      change(actor, id, { hiddenAt: clock.now(), hiddenReason: reason, hiddenById: actor.id }),
    unhide: (actor: Actor, { id }: EntryKey) => change(actor, id, null),
  };
}
