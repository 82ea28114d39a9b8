import type { QueryOf } from '@sinau/contracts';
import type { topicEndpoints } from '@sinau/contracts/storefront/topic/topic.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { byAge, prismaList, readPage } from '../../platform/list.ts';

type Topic = Prisma.CategoryGetPayload<object>;
export interface TopicRow extends Topic {
  readonly usedBy: number;
}

type TopicQuery = QueryOf<typeof topicEndpoints.list>;
const topicList = prismaList<TopicQuery, Prisma.CategoryWhereInput, Prisma.CategoryOrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: { position: (position) => ({ position }), title: (title) => ({ title }), ...byAge },
  filter: {},
  fallback: [['position', 'asc']],
  tieBreak: { id: 'asc' },
});

/** Adds uses: a class counts once, whether its live or its working version has the topic. */
async function withUses(db: Db, topics: readonly Topic[]): Promise<TopicRow[]> {
  const ids = topics.map(({ id }) => id);
  const counts = await db.$queryRaw<{ id: string; count: number }[]>`
    SELECT used.id, count(*)::int AS count FROM (
      SELECT "categoryId" AS id, id AS "usedBy" FROM "Class" WHERE "categoryId" = ANY(${ids}::uuid[])
      UNION SELECT "categoryId", "classId" FROM "WorkingClass" WHERE "categoryId" = ANY(${ids}::uuid[])
      UNION SELECT "categoryId", id FROM "Bundle" WHERE "categoryId" = ANY(${ids}::uuid[])
    ) used GROUP BY used.id`;
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return topics.map((topic) => ({ ...topic, usedBy: byId.get(topic.id) ?? 0 }));
}

export async function findTopics(db: Db, query: TopicQuery) {
  const { where, ...page } = topicList(query, {});
  const { rows, total } = await readPage(db.category.findMany({ where, ...page }), db.category.count({ where }));
  return { rows: await withUses(db, rows), total };
}
export async function findTopic(db: Db, id: string) {
  const row = await db.category.findUnique({ where: { id } });
  return row && (await withUses(db, [row]))[0]!;
}
export const findTopicIds = async (db: Db) =>
  (await db.category.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }], select: { id: true } })).map(
    ({ id }) => id,
  );

type Writing = Omit<Prisma.CategoryUncheckedCreateInput, 'id' | 'position'>;
export async function insertTopic(tx: Db, topic: Writing) {
  const { _max: last } = await tx.category.aggregate({ _max: { position: true } });
  return tx.category.create({ data: { ...topic, position: (last.position ?? -1) + 1 }, select: { id: true } });
}
export const updateTopic = (tx: Db, id: string, data: Writing) =>
  tx.category.update({ where: { id }, data, select: { id: true } });
export const deleteTopic = (tx: Db, id: string) => tx.category.delete({ where: { id }, select: { id: true } });
