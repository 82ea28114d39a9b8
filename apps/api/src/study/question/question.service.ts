import type { QueryOf } from '@sinau/contracts';
import { maxReportedLines } from '@sinau/contracts/core/import/import.schemas';
import { maxBankQuestions, maxImportQuestions, type ImportFormat } from '@sinau/contracts/study/question/bank.rules';
import type { BankQuestion, BankWriting, QuestionImportReport } from '@sinau/contracts/study/question/bank.schemas';
import type { questionEndpoints } from '@sinau/contracts/study/question/question.endpoints';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { withIds } from './copies.ts';
import { textOfFile } from './import/import-file.ts';
import { readQuestions, type QuestionSource } from './import/import-source.ts';
import { attachQuestionPictures, pictureIdsOf } from './pictures.ts';
import {
  countUses,
  deleteQuestion,
  findQuestion,
  findQuestions,
  findTags,
  insertQuestion,
  insertQuestions,
  lockBank,
  updateQuestion,
  type BankQuestionRow,
} from './question.queries.ts';

export type QuestionService = ReturnType<typeof createQuestionService>;

interface QuestionKey {
  readonly id: string;
}
interface Import {
  readonly format?: ImportFormat | undefined;
  readonly content?: string | undefined;
  readonly file?: { readonly name: string; readonly data: string } | undefined;
  readonly isPreview: boolean;
}

async function readImport({ format, content = '', file }: Import): Promise<QuestionSource> {
  if (!file) return readQuestions(content, { format });
  const read = await textOfFile(Buffer.from(file.data, 'base64'));
  if ('problem' in read) throw new AppError('invalid_input', { fields: { file: read.problem } });
  return readQuestions(read.text, { format, name: file.name });
}

const reportOf = (
  { format, separator, taken, refused, notes }: QuestionSource,
  created: number,
): QuestionImportReport => ({
  source: { format, separator },
  total: taken.length,
  created,
  list: taken.map(({ line, item, notes: own }) => ({
    ...item,
    options: [...item.options],
    tags: [...item.tags],
    line,
    notes: [...own],
  })),
  errorCount: refused.length,
  errors: refused.slice(0, maxReportedLines),
  noteCount: notes.length,
  notes: notes.slice(0, maxReportedLines),
});

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

    /** Imports all whole questions or none; the report names the others, and everything that was changed or omitted. */
    async importText({ mitraId }: Partner, source: Import): Promise<QuestionImportReport> {
      const read = await readImport(source);
      if (read.taken.length > maxImportQuestions)
        throw new AppError('invalid_input', {
          fields: { content: `Sekali impor paling banyak ${maxImportQuestions} soal` },
        });
      if (source.isPreview || read.taken.length === 0) return reportOf(read, 0);
      await db.$transaction(async (tx) => {
        await requireRoom(tx, mitraId, read.taken.length);
        const writings = read.taken.map(({ item }) => ({
          ...withIds(item),
          tags: [...item.tags],
          difficulty: item.difficulty,
        }));
        await insertQuestions(tx, mitraId, writings, clock.now());
      });
      return reportOf(read, read.taken.length);
    },
  };
}
