import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import type { Actor, Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { createReader } from './discussion-reader.ts';
import { presentJudged } from './discussion.presenter.ts';
import { moderates } from './discussion.policy.ts';
import { findDiscussion, lockDiscussion, lockDiscussionSubject } from './discussion.queries.ts';
import { lockExistingEntry } from './entry-lock.ts';
import { findJudged, updateHidden } from './moderation.queries.ts';

export type Moderation = ReturnType<typeof createModeration>;

interface EntryKey {
  readonly id: string;
}

/** Hides an entry, or shows it again where `reason` is null, as part of the caller's transaction. */
export async function setEntryHidden(
  tx: Db,
  actor: Pick<Actor, 'id' | 'staffRoles'>,
  id: string,
  reason: string | null,
  now: Date,
) {
  const row = required(await findDiscussion(tx, actor.id, id));
  // Locks in the order of all code: the lesson or class, the question, the reply.
  const place = await lockDiscussionSubject(tx, row);
  if (row.parentId) await lockDiscussion(tx, row.parentId);
  const { hiddenAt } = await lockExistingEntry(tx, id);
  if (reason === null && hiddenAt === null) return;
  await updateHidden(tx, id, reason === null ? null : { hiddenAt: now, hiddenReason: reason, hiddenById: actor.id });
  if (!moderates(actor)) return;
  await appendAudit(
    tx,
    {
      act: reason === null ? 'discussion.unhide' : 'discussion.hide',
      actorId: actor.id,
      subject: { type: 'discussion', id, title: `${place?.title ?? ''} (${row.fullname})` },
      personId: row.userId,
      reason,
      before: { isHidden: hiddenAt !== null },
      after: { isHidden: reason !== null },
    },
    now,
  );
}

/** Hides entries, for the teachers of the class and for operators, whose actions are logged. */
export function createModeration({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { find, detail } = createReader(db);

  const change = async (actor: Actor, { id }: EntryKey, reason: string | null) => {
    const { admission } = await find(actor, id);
    if (!admission.mayHide) throw new AppError('not_found');
    await db.$transaction((tx) => setEntryHidden(tx, actor, id, reason, clock.now()));
    return detail(actor, id);
  };

  return {
    hide: (actor: Actor, key: EntryKey, { reason }: { reason: string }) => change(actor, key, reason),
    unhide: (actor: Actor, key: EntryKey) => change(actor, key, null),

    /** Lists the entries of all classes. */
    async judged(operator: Operator, query: QueryOf<typeof discussionEndpoints.judged>) {
      const { rows, total } = await findJudged(db, operator.id, query);
      return listAnswer(query, rows.map(presentJudged), total);
    },
  };
}
