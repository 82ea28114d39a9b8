import type { QueryOf } from '@sinau/contracts';
import { maxBankQuestions } from '@sinau/contracts/study/question/bank.rules';
import type { BankQuestion, BankWriting } from '@sinau/contracts/study/question/bank.schemas';
import type { questionEndpoints } from '@sinau/contracts/study/question/question.endpoints';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { attachQuestionPictures, pictureIdsOf } from './pictures.ts';
import {
  countUses,
  deleteQuestion,
  findQuestion,
  findQuestions,
  findTags,
  insertQuestion,
  lockBank,
  updateQuestion,
  type BankQuestionRow,
} from './question.queries.ts';

export type QuestionService = ReturnType<typeof createQuestionService>;

interface QuestionKey {
  readonly id: string;
}
export function createQuestionService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const presentAll = async (tx: Db, mitraId: string, rows: readonly BankQuestionRow[]): Promise<BankQuestion[]> => {
    const uses = await countUses(
      tx,
      mitraId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      usedIn: uses.get(row.id) ?? 0,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
  };
  const present = async (tx: Db, mitraId: string, row: BankQuestionRow) => (await presentAll(tx, mitraId, [row]))[0]!;
  const requireRoom = async (tx: Db, mitraId: string, count: number) => {
    if ((await lockBank(tx, mitraId)) + count > maxBankQuestions) throw new AppError('question_bank_full');
  };
  const create = ({ id, mitraId }: Partner, writing: BankWriting, kept: readonly string[] = []) =>
    db.$transaction(async (tx) => {
      await requireRoom(tx, mitraId, 1);
      await attachQuestionPictures(tx, { owner: { id, mitraId }, now: clock.now(), kept }, [writing]);
      return present(tx, mitraId, await insertQuestion(tx, mitraId, writing, clock.now()));
    });

  return {
    async list({ mitraId }: Partner, query: QueryOf<typeof questionEndpoints.list>) {
      const { rows, total } = await findQuestions(db, mitraId, query);
      return listAnswer(query, await presentAll(db, mitraId, rows), total);
    },

    tags: async ({ mitraId }: Partner) => ({ list: await findTags(db, mitraId) }),

    create: (partner: Partner, writing: BankWriting) => create(partner, writing),

    detail: async ({ mitraId }: Partner, { id }: QuestionKey) =>
      present(db, mitraId, required(await findQuestion(db, mitraId, id))),

    update: (
      { id: userId, mitraId }: Partner,
      { id }: QuestionKey,
      { revision, ...writing }: BankWriting & { revision: number },
    ) =>
      db.$transaction(async (tx) => {
        const known = required(await findQuestion(tx, mitraId, id));
        const owner = { id: userId, mitraId };
        await attachQuestionPictures(tx, { owner, now: clock.now(), kept: pictureIdsOf([known]) }, [writing]);
        const updated = await updateQuestion(tx, id, revision, writing, clock.now());
        if (!updated) throw new AppError('question_edited_elsewhere');
        return present(tx, mitraId, updated);
      }),

    async remove({ mitraId }: Partner, { id }: QuestionKey) {
      const { count } = await deleteQuestion(db, mitraId, id);
      if (count === 0) throw new AppError('not_found');
    },

    duplicate: async (partner: Partner, { id }: QuestionKey) => {
      const question = required(await findQuestion(db, partner.mitraId, id));
      return create(partner, question, pictureIdsOf([question]));
    },
  };
}
