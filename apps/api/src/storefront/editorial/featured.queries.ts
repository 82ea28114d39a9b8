import type { QueryOf } from '@sinau/contracts';
import type { featuredEndpoints } from '@sinau/contracts/storefront/featured/featured.endpoints';
import type { FeaturedList } from '@sinau/contracts/storefront/featured/featured.rules';
import type { Db, Prisma, RunSql } from '../../platform/db.ts';
import { byAge, conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { featuredCardsSql, type CardRow } from '../catalog/index.ts';

export const findFeaturedCards = (sql: RunSql, place: FeaturedList, now: Date, take: number) =>
  sql<CardRow>(featuredCardsSql(place, now, take));

const select = {
  id: true,
  place: true,
  startsAt: true,
  endsAt: true,
  class: {
    select: {
      id: true,
      title: true,
      slug: true,
      thumbnail: true,
      kind: true,
      isForSale: true,
      endsAt: true,
      mitra: { select: { name: true } },
    },
  },
} satisfies Prisma.FeaturedPickSelect;
export type PickRow = Prisma.FeaturedPickGetPayload<{ select: typeof select }>;
const inOrder = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.FeaturedPickOrderByWithRelationInput[];

type PickQuery = QueryOf<typeof featuredEndpoints.list>;
const pickList = prismaList<PickQuery, Prisma.FeaturedPickWhereInput, Prisma.FeaturedPickOrderByWithRelationInput>({
  keyword: (title) => [{ class: { title } }],
  sort: { position: (position) => ({ position }), ...byAge },
  filter: { place: (place) => ({ place: conditionOf(place) as Prisma.EnumFeaturedPlaceFilter }) },
  fallback: [['position', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findPicks(db: Db, query: PickQuery) {
  const { where, ...page } = pickList(query, {});
  return readPage(db.featuredPick.findMany({ where, ...page, select }), db.featuredPick.count({ where }));
}
export const findPick = (db: Db, id: string) => db.featuredPick.findUnique({ where: { id }, select });
export const findPicksOfList = async (db: Db, place: FeaturedList) =>
  (await db.featuredPick.findMany({ where: { place }, orderBy: inOrder, select: { id: true } })).map(({ id }) => id);
/** Finds a class that visitors see; whether it can be bought now is a separate column. */
export const findPickable = (db: Db, ref: string) =>
  db.class.findFirst({ where: { ...byRef(ref), publishedAt: { not: null } }, select: { id: true } });

type Pick = Omit<Prisma.FeaturedPickUncheckedCreateInput, 'id' | 'position'>;
const nextPosition = async (tx: Db, place: FeaturedList) =>
  ((await tx.featuredPick.aggregate({ where: { place }, _max: { position: true } }))._max.position ?? -1) + 1;

export const insertPick = async (tx: Db, pick: Pick) =>
  tx.featuredPick.create({ data: { ...pick, position: await nextPosition(tx, pick.place) }, select: { id: true } });
/** Updates a pick; in another list it comes last. */
export const updatePick = async (tx: Db, { id, place }: PickRow, pick: Pick) =>
  tx.featuredPick.update({
    where: { id },
    data: { ...pick, ...(pick.place !== place && { position: await nextPosition(tx, pick.place) }) },
    select: { id: true },
  });
export const deletePick = (tx: Db, id: string) => tx.featuredPick.delete({ where: { id }, select: { id: true } });
