import type { MitraId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import { contentOf, maxBankQuestions } from '@sinau/contracts/study/question/bank.rules';
import { questionProblem } from '@sinau/contracts/study/question/question.rules';
import type { BankWriting } from '@sinau/contracts/study/question/bank.schemas';
import type { questionEndpoints } from '@sinau/contracts/study/question/question.endpoints';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import type { Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { hyphenated, underscored } from '../../platform/enum-names.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

type BankQuery = QueryOf<typeof questionEndpoints.list>;

const bankList = prismaList<BankQuery, Prisma.BankQuestionWhereInput, Prisma.BankQuestionOrderByWithRelationInput>({
  keyword: (text) => [{ text }, { tags: { some: { tag: text } } }],
  sort: {
    updatedAt: (direction) => ({ updatedAt: direction }),
    createdAt: (direction) => ({ createdAt: direction }),
    text: (direction) => ({ text: direction }),
    type: (direction) => ({ type: direction }),
    difficulty: (direction) => ({ difficulty: { sort: direction, nulls: 'last' } }),
    points: (direction) => ({ points: direction }),
  },
  filter: {
    type: (condition) => ({ type: conditionOf(condition, underscored)! }),
    difficulty: (condition) => ({ difficulty: conditionOf(condition)! }),
    tag: (condition) => ({ tags: { some: { tag: conditionOf(condition)! } } }),
    isComplete: (condition) => ({ isComplete: conditionOf(condition)! }),
    createdAt: (condition) => ({ createdAt: conditionOf(condition)! }),
  },
  fallback: [['updatedAt', 'desc']],
  tieBreak: { id: 'desc' },
});

const include = {
  tags: { orderBy: { position: 'asc' }, select: { tag: true } },
} as const satisfies Prisma.BankQuestionInclude;
type Stored = Prisma.BankQuestionGetPayload<{ include: typeof include }>;

/** The contract validated the content when it was stored. */
const typed = ({ content, type, tags, mitraId: _mitraId, ...row }: Stored) => ({
  ...row,
  ...(content as Omit<QuestionContent, 'type' | 'text' | 'points'>),
  type: hyphenated(type),
  tags: tags.map(({ tag }) => tag),
});
export type BankQuestionRow = ReturnType<typeof typed>;

export function findQuestions(db: Db, mitraId: string, query: BankQuery) {
  const { where, ...page } = bankList(query, { mitraId });
  return readPage(
    db.bankQuestion.findMany({ where, ...page, include }).then((rows) => rows.map(typed)),
    db.bankQuestion.count({ where }),
  );
}

/** Finds all questions of a bank, those changed last first. */
export async function findAllQuestions(db: Db, mitraId: string): Promise<BankQuestionRow[]> {
  const rows = await db.bankQuestion.findMany({
    where: { mitraId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: maxBankQuestions,
    include,
  });
  return rows.map(typed);
}

export async function findQuestion(db: Db, mitraId: MitraId, id: string): Promise<BankQuestionRow | null> {
  const row = await db.bankQuestion.findFirst({ where: { id, mitraId }, include });
  return row && typed(row);
}

/** Questions by the order of their ids; those of another mitra are missing, and for an instructor all of them. */
export async function findOwnQuestions(
  db: Db,
  { mitraId, classIds }: Reach,
  ids: readonly string[],
): Promise<BankQuestionRow[]> {
  if (classIds) return [];
  const rows = await db.bankQuestion.findMany({ where: { id: { in: [...ids] }, mitraId }, include });
  const byId = new Map(rows.map((row) => [row.id, typed(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findOwnQuestionIds(db: Db, mitraId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.bankQuestion.findMany({ where: { id: { in: [...ids] }, mitraId }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Finds questions of a bank with one of these texts. */
export async function findQuestionsByText(
  db: Db,
  mitraId: string,
  texts: readonly string[],
): Promise<BankQuestionRow[]> {
  const rows = await db.bankQuestion.findMany({ where: { mitraId, text: { in: [...texts] } }, include });
  return rows.map(typed);
}

/** Number of quizzes that contain copies of each of these questions. */
export async function countUses(db: Db, mitraId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    SELECT question->>'bankId' AS id, count(DISTINCT l.id)::int AS count
    FROM "Class" c JOIN "WorkingLesson" l ON l."classId" = c.id AND l.type = 'quiz',
      LATERAL jsonb_array_elements(l.content->'questions') question
    WHERE c."mitraId" = ${mitraId}::uuid AND question->>'bankId' = ANY(${[...ids]})
    GROUP BY question->>'bankId'`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export const findTags = (db: Db, mitraId: string) => db.$queryRaw<{ tag: string; count: number }[]>`
    SELECT t.tag, count(*)::int AS count FROM "QuestionTag" t JOIN "BankQuestion" q ON q.id = t."questionId"
    WHERE q."mitraId" = ${mitraId}::uuid GROUP BY t.tag ORDER BY count DESC, t.tag LIMIT 100`;

/** Locks the bank of a mitra until the transaction ends, so that two concurrent imports respect its limit. */
export async function lockBank(tx: Db, mitraId: string): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('question-bank:' || ${mitraId}, 0))`;
  return tx.bankQuestion.count({ where: { mitraId } });
}

function columnsOf(writing: BankWriting) {
  const { type, text, points, ...content } = contentOf(writing);
  return {
    type: underscored(type),
    text,
    points,
    difficulty: writing.difficulty,
    content: content as unknown as Prisma.InputJsonObject,
    isComplete: questionProblem(writing) === null,
  };
}
const tagRows = (tags: readonly string[]) => tags.map((tag, position) => ({ tag, position }));

export async function insertQuestion(tx: Db, mitraId: string, writing: BankWriting, now: Date) {
  const data = {
    ...columnsOf(writing),
    mitraId,
    createdAt: now,
    updatedAt: now,
    tags: { create: tagRows(writing.tags) },
  };
  return typed(await tx.bankQuestion.create({ data, include }));
}

/**
 * Inserts many questions in two statements, and returns their ids. Their times differ by a millisecond each, so that
 * they keep their order.
 */
export async function insertQuestions(tx: Db, mitraId: string, writings: readonly BankWriting[], now: Date) {
  const rows = await tx.bankQuestion.createManyAndReturn({
    data: writings.map((writing, index) => {
      const at = new Date(now.getTime() - index);
      return { ...columnsOf(writing), mitraId, createdAt: at, updatedAt: at };
    }),
    select: { id: true },
  });
  await tx.questionTag.createMany({
    data: rows.flatMap(({ id }, index) => tagRows(writings[index]!.tags).map((tag) => ({ ...tag, questionId: id }))),
  });
  return rows.map(({ id }) => id);
}

/** Returns null if the question was changed since that revision. */
export async function updateQuestion(tx: Db, id: string, revision: number, writing: BankWriting, now: Date) {
  const { count } = await tx.bankQuestion.updateMany({
    where: { id, revision },
    data: { ...columnsOf(writing), updatedAt: now, revision: revision + 1 },
  });
  if (count === 0) return null;
  await tx.questionTag.deleteMany({ where: { questionId: id } });
  await tx.questionTag.createMany({ data: tagRows(writing.tags).map((tag) => ({ ...tag, questionId: id })) });
  return typed(await tx.bankQuestion.findUniqueOrThrow({ where: { id }, include }));
}

export const deleteQuestion = (db: Db, mitraId: MitraId, id: string) =>
  db.bankQuestion.deleteMany({ where: { id, mitraId } });
