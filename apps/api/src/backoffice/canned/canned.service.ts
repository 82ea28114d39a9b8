import type { QueryOf } from '@sinau/contracts';
import type { CannedAnswer, cannedEndpoints } from '@sinau/contracts/backoffice/canned/canned.endpoints';
import { maxCannedAnswers } from '@sinau/contracts/backoffice/canned/canned.rules';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import {
  countCannedAnswers,
  deleteCannedAnswer,
  findCannedAnswer,
  findCannedAnswers,
  hasTitle,
  insertCannedAnswer,
  lockCannedAnswers,
  updateCannedAnswer,
  type CannedAnswerRow,
} from './canned.queries.ts';

export type CannedAnswerService = ReturnType<typeof createCannedAnswerService>;
interface Key {
  readonly id: string;
}
interface Content {
  readonly title: string;
  readonly content: string;
}

/** Answers that staff write once and use again. */
export function createCannedAnswerService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Changes an answer exclusively, and logs it under its title. */
  const act = (
    { id: actorId }: Operator,
    kind: 'cannedAnswer.add' | 'cannedAnswer.edit' | 'cannedAnswer.remove',
    change: (tx: Db, now: Date) => Promise<{ before: CannedAnswerRow | null; after: CannedAnswerRow | null }>,
  ) =>
    db.$transaction(async (tx) => {
      const now = clock.now();
      await lockCannedAnswers(tx);
      const { before, after } = await change(tx, now);
      const { id, title } = (after ?? before)!;
      const subject = { type: 'cannedAnswer', id, title } as const;
      await appendAudit(tx, { act: kind, actorId, subject, ...changesOf(before, after) }, now);
      return after;
    });

  return {
    async list(query: QueryOf<typeof cannedEndpoints.list>) {
      const { rows, total } = await findCannedAnswers(db, query);
      return listAnswer(query, rows.map(present), total);
    },

    create: async (actor: Operator, content: Content) =>
      present(
        (await act(actor, 'cannedAnswer.add', async (tx, now) => {
          if ((await countCannedAnswers(tx)) >= maxCannedAnswers) throw new AppError('canned_answers_full');
          await requireFreeTitle(tx, content);
          return { before: null, after: await insertCannedAnswer(tx, content, now) };
        }))!,
      ),

    edit: async (actor: Operator, { id }: Key, content: Content) =>
      present(
        (await act(actor, 'cannedAnswer.edit', async (tx, now) => {
          const before = required(await findCannedAnswer(tx, id));
          await requireFreeTitle(tx, content, id);
          return { before, after: await updateCannedAnswer(tx, id, content, now) };
        }))!,
      ),

    async remove(actor: Operator, { id }: Key) {
      await act(actor, 'cannedAnswer.remove', async (tx) => {
        const before = required(await findCannedAnswer(tx, id));
        await deleteCannedAnswer(tx, id);
        return { before, after: null };
      });
      return null;
    },
  };
}

async function requireFreeTitle(tx: Db, { title }: Content, id?: string) {
  if (await hasTitle(tx, title, id))
    throw new AppError('invalid_input', { fields: { title: 'Judul ini sudah dipakai jawaban lain' } });
}

/** Fields that changed, as the log keeps them. */
function changesOf(before: CannedAnswerRow | null, after: CannedAnswerRow | null) {
  const names = (['title', 'content'] as const).filter((name) => before?.[name] !== after?.[name]);
  const fieldsOf = (row: CannedAnswerRow | null) =>
    row ? Object.fromEntries(names.map((name) => [name, row[name]])) : {};
  return { before: fieldsOf(before), after: fieldsOf(after) };
}

const present = ({ createdAt, updatedAt, ...row }: CannedAnswerRow): CannedAnswer => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
