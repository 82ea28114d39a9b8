import type { QueryOf } from '@sinau/contracts';
import type { testimonyEndpoints } from '@sinau/contracts/storefront/testimony/testimony.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { byAge, conditionOf, prismaList, readPage } from '../../platform/list.ts';

export type TestimonyRow = Prisma.TestimonyGetPayload<object>;
type TestimonyQuery = QueryOf<typeof testimonyEndpoints.list>;
const testimonyList = prismaList<TestimonyQuery, Prisma.TestimonyWhereInput, Prisma.TestimonyOrderByWithRelationInput>({
  keyword: (typed) => [{ name: typed }, { content: typed }],
  sort: { position: (position) => ({ position }), name: (name) => ({ name }), ...byAge },
  filter: { isShown: (isShown) => ({ isShown: conditionOf(isShown) as Prisma.BoolFilter }) },
  fallback: [['position', 'asc']],
  tieBreak: { id: 'asc' },
});

export function findTestimonies(db: Db, query: TestimonyQuery) {
  const { where, ...page } = testimonyList(query, {});
  return readPage(db.testimony.findMany({ where, ...page }), db.testimony.count({ where }));
}
export const findTestimony = (db: Db, id: string) => db.testimony.findUnique({ where: { id } });
export const findTestimonyIds = async (db: Db) =>
  (await db.testimony.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }], select: { id: true } })).map(
    ({ id }) => id,
  );

type Writing = Omit<Prisma.TestimonyUncheckedCreateInput, 'id' | 'position'>;
export async function insertTestimony(tx: Db, data: Writing) {
  const { _max: last } = await tx.testimony.aggregate({ _max: { position: true } });
  return tx.testimony.create({ data: { ...data, position: (last.position ?? -1) + 1 }, select: { id: true } });
}
export const updateTestimony = (tx: Db, id: string, data: Writing) =>
  tx.testimony.update({ where: { id }, data, select: { id: true } });
export const deleteTestimony = (tx: Db, id: string) => tx.testimony.delete({ where: { id }, select: { id: true } });
