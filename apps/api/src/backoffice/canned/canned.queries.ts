import type { QueryOf } from '@sinau/contracts';
import type { cannedEndpoints } from '@sinau/contracts/backoffice/canned/canned.endpoints';
import type { CannedAnswer } from '../../generated/prisma/client.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { byAge, prismaList, readPage } from '../../platform/list.ts';

export type CannedAnswerRow = CannedAnswer;
type Content = Pick<CannedAnswer, 'title' | 'content'>;

type CannedAnswerQuery = QueryOf<typeof cannedEndpoints.list>;
const list = prismaList<CannedAnswerQuery, Prisma.CannedAnswerWhereInput, Prisma.CannedAnswerOrderByWithRelationInput>({
  keyword: (typed) => [{ title: typed }, { content: typed }],
  sort: { title: (title) => ({ title }), ...byAge },
  filter: {},
  fallback: [['title', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findCannedAnswers(db: Db, query: CannedAnswerQuery) {
  const { where, ...page } = list(query, {});
  return readPage(db.cannedAnswer.findMany({ where, ...page }), db.cannedAnswer.count({ where }));
}

/** Locks all of them until the transaction ends: of two who write at once the second counts what the first wrote. */
export const lockCannedAnswers = (tx: Db) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('canned-answer', 0))`;
export const countCannedAnswers = (tx: Db) => tx.cannedAnswer.count();
export const findCannedAnswer = (tx: Db, id: string) => tx.cannedAnswer.findUnique({ where: { id } });
export const hasTitle = async (tx: Db, title: string, exceptId?: string) =>
  (await tx.cannedAnswer.count({ where: { title, ...(exceptId && { id: { not: exceptId } }) } })) > 0;

export const insertCannedAnswer = (tx: Db, content: Content, now: Date) =>
  tx.cannedAnswer.create({ data: { ...content, createdAt: now, updatedAt: now } });
export const updateCannedAnswer = (tx: Db, id: string, content: Content, now: Date) =>
  tx.cannedAnswer.update({ where: { id }, data: { ...content, updatedAt: now } });
export const deleteCannedAnswer = (tx: Db, id: string) =>
  tx.cannedAnswer.delete({ where: { id }, select: { id: true } });
