import type { QueryOf } from '@sinau/contracts';
import type {
  articleEndpoints,
  ArticleWriting,
  StoredArticle,
} from '@sinau/contracts/storefront/article/article.endpoints';
import { articleRules } from '@sinau/contracts/storefront/article/article.rules';
import type { Db } from '../../platform/db.ts';
import { isoOrNull } from '../../platform/iso.ts';
import {
  deleteArticle,
  findArticle,
  findArticles,
  insertArticle,
  updateArticle,
  type ArticleRow,
} from './article.queries.ts';
import type { RecordKind, Writing } from './record-desk.ts';
import { dateOrNull } from './times.ts';
import { attachNewPictures, slugFor, wordsOf, writtenHtml } from './written.ts';

export const articleKind: RecordKind<
  ArticleRow,
  ArticleWriting,
  QueryOf<typeof articleEndpoints.list>,
  StoredArticle
> = {
  subject: 'article',
  find: findArticle,
  findAll: findArticles,
  insert: async (tx, body, writing) => insertArticle(tx, await written(tx, writing, body, null)),
  update: async (tx, row, body, writing) => updateArticle(tx, row.id, await written(tx, writing, body, row)),
  remove: (tx, { id }) => deleteArticle(tx, id),
  titleOf: ({ title }) => title,
  factsOf: ({ title, slug, summary, cover, body, publishedAt }) => ({
    title,
    slug,
    summary,
    cover,
    body: wordsOf(body),
    publishedAt: isoOrNull(publishedAt),
  }),
  present: (row, now) => ({
    ...row,
    publishedAt: isoOrNull(row.publishedAt),
    updatedAt: row.updatedAt.toISOString(),
    state: stateOf(row, now),
  }),
  taken: ['slug', 'Alamat ini sudah dipakai bacaan lain'],
};

async function written(tx: Db, writing: Writing, body: ArticleWriting, row: ArticleRow | null) {
  await attachNewPictures(tx, writing, ['cover'], body, row);
  return {
    title: body.title,
    slug: slugFor(body, 'bacaan', articleRules.slug.max),
    summary: body.summary,
    cover: body.cover,
    body: await writtenHtml(tx, writing, 'body', body.body),
    publishedAt: dateOrNull(body.publishedAt),
    updatedAt: writing.now,
  };
}

function stateOf({ publishedAt }: ArticleRow, now: Date): StoredArticle['state'] {
  if (!publishedAt) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
