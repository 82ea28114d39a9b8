import type { QueryOf } from '@sinau/contracts';
import type { contentEndpoints } from '@sinau/contracts/storefront/content/content.endpoints';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { byAge, prismaList, readPage } from '../../platform/list.ts';
import type { ScheduledChanges } from '../../platform/scheduled-changes.ts';
import { byRef } from '../../platform/refs.ts';

/** Finds the current banner; of several, the one that ends first. */
export const findRunningBanner = (db: Db, now: Date) =>
  db.banner.findFirst({
    where: { endDate: { gt: now }, OR: [{ startDate: null }, { startDate: { lte: now } }] },
    orderBy: [{ endDate: 'asc' }, { id: 'asc' }],
  });
/** Selects when banners begin and end: they are on every page. */
export const scheduledBannerChanges: ScheduledChanges = () =>
  Prisma.sql`SELECT unnest(ARRAY["startDate", "endDate"]) AS at FROM "Banner"`;
export const findLegalText = (db: Db, slug: string) =>
  db.legalText.findUnique({
    where: { slug },
    select: { title: true, versions: { orderBy: { number: 'desc' }, select: { number: true, effectiveAt: true } } },
  });
export const findLegalVersion = (db: Db, slug: string, number: number) =>
  db.legalVersion.findUniqueOrThrow({
    where: { slug_number: { slug, number } },
    select: { number: true, effectiveAt: true, body: true, changes: true },
  });

type TestimonyQuery = QueryOf<typeof contentEndpoints.testimonies>;
const testimonyList = prismaList<TestimonyQuery, Prisma.TestimonyWhereInput, Prisma.TestimonyOrderByWithRelationInput>({
  keyword: (typed) => [{ name: typed }, { content: typed }],
  sort: { position: (position) => ({ position }), ...byAge },
  filter: {},
  fallback: [['position', 'asc']],
  tieBreak: { id: 'asc' },
});
const testimony = { id: true, name: true, role: true, photo: true, content: true } satisfies Prisma.TestimonySelect;

export function findTestimonies(db: Db, query: TestimonyQuery) {
  const { where, ...page } = testimonyList(query, { isShown: true });
  return readPage(db.testimony.findMany({ where, ...page, select: testimony }), db.testimony.count({ where }));
}

type ArticleQuery = QueryOf<typeof contentEndpoints.articles>;
const articleList = prismaList<ArticleQuery, Prisma.ArticleWhereInput, Prisma.ArticleOrderByWithRelationInput>({
  keyword: (typed) => [{ title: typed }, { summary: typed }],
  sort: {
    publishedAt: (publishedAt) => ({ publishedAt }),
    title: (title) => ({ title }),
    createdAt: (publishedAt) => ({ publishedAt }),
    updatedAt: (updatedAt) => ({ updatedAt }),
  },
  filter: {},
  fallback: [['publishedAt', 'desc']],
  tieBreak: { id: 'desc' },
});
const card = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  cover: true,
  publishedAt: true,
} satisfies Prisma.ArticleSelect;
export type ArticleRow = Prisma.ArticleGetPayload<{ select: typeof card }>;
const isPublished = (now: Date): Prisma.ArticleWhereInput => ({ publishedAt: { lte: now } });

export function findArticles(db: Db, query: ArticleQuery, now: Date) {
  const { where, ...page } = articleList(query, isPublished(now));
  return readPage(db.article.findMany({ where, ...page, select: card }), db.article.count({ where }));
}
export const findArticle = (db: Db, ref: string, now: Date) =>
  db.article.findFirst({ where: { ...byRef(ref), ...isPublished(now) }, select: { ...card, body: true } });

export const countVerifiedMitra = (db: Db) =>
  db.mitra.count({ where: { status: 'Verified', stops: { none: { liftedAt: null } } } });

/** Counts people, each once whatever the number of their classes. */
export async function countLearners(sql: RunSql) {
  const [row] = await sql<{ count: number }>(
    Prisma.sql`SELECT count(*)::int AS count FROM (SELECT DISTINCT "userId" FROM "Participant") learners`,
  );
  return row!.count;
}
