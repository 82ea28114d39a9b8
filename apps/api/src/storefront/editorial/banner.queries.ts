import type { QueryOf } from '@sinau/contracts';
import type { bannerEndpoints } from '@sinau/contracts/storefront/banner/banner.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { byAge, prismaList, readPage } from '../../platform/list.ts';
import { findRunningBanner } from '../content/index.ts';

export type BannerRow = Prisma.BannerGetPayload<object> & {
  /** Id of the banner that the site shows, if any. */
  readonly shownId: string | undefined;
};

type BannerQuery = QueryOf<typeof bannerEndpoints.list>;
const bannerList = prismaList<BannerQuery, Prisma.BannerWhereInput, Prisma.BannerOrderByWithRelationInput>({
  keyword: (text) => [{ text }],
  sort: { endDate: (endDate) => ({ endDate }), startDate: (startDate) => ({ startDate }), ...byAge },
  filter: {},
  fallback: [['endDate', 'desc']],
  tieBreak: { id: 'desc' },
});

export async function findBanners(db: Db, query: BannerQuery, now: Date) {
  const { where, ...page } = bannerList(query, {});
  const [{ rows, total }, shown] = await Promise.all([
    readPage(db.banner.findMany({ where, ...page }), db.banner.count({ where })),
    findRunningBanner(db, now),
  ]);
  return { rows: rows.map((row): BannerRow => ({ ...row, shownId: shown?.id })), total };
}
export async function findBanner(db: Db, id: string, now: Date): Promise<BannerRow | null> {
  const row = await db.banner.findUnique({ where: { id } });
  return row && { ...row, shownId: (await findRunningBanner(db, now))?.id };
}

type Writing = Omit<Prisma.BannerUncheckedCreateInput, 'id'>;
export const insertBanner = (tx: Db, data: Writing) => tx.banner.create({ data, select: { id: true } });
export const updateBanner = (tx: Db, id: string, data: Writing) =>
  tx.banner.update({ where: { id }, data, select: { id: true } });
export const deleteBanner = (tx: Db, id: string) => tx.banner.delete({ where: { id }, select: { id: true } });
