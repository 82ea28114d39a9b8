import type { QueryOf } from '@sinau/contracts';
import type { articleEndpoints } from '@sinau/contracts/storefront/article/article.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { byAge, prismaList, readPage } from '../../platform/list.ts';

export type ArticleRow = Prisma.ArticleGetPayload<object>;
type ArticleQuery = QueryOf<typeof articleEndpoints.list>;
const articleList = prismaList<ArticleQuery, Prisma.ArticleWhereInput, Prisma.ArticleOrderByWithRelationInput>({
  keyword: (typed) => [{ title: typed }, { summary: typed }],
  sort: {
    createdAt: byAge.createdAt,
    updatedAt: (updatedAt) => ({ updatedAt }),
    publishedAt: (publishedAt) => ({ publishedAt }),
    title: (title) => ({ title }),
  },
  filter: {},
  fallback: [['updatedAt', 'desc']],
  tieBreak: { id: 'desc' },
});

export function findArticles(db: Db, query: ArticleQuery) {
  const { where, ...page } = articleList(query, {});
  return readPage(db.article.findMany({ where, ...page }), db.article.count({ where }));
}
export const findArticle = (db: Db, id: string) => db.article.findUnique({ where: { id } });

type Writing = Omit<Prisma.ArticleUncheckedCreateInput, 'id'>;
export const insertArticle = (tx: Db, data: Writing) => tx.article.create({ data, select: { id: true } });
export const updateArticle = (tx: Db, id: string, data: Writing) =>
  tx.article.update({ where: { id }, data, select: { id: true } });
export const deleteArticle = (tx: Db, id: string) => tx.article.delete({ where: { id }, select: { id: true } });
