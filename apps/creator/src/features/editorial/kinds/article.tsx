import { useQuery } from '@tanstack/react-query';
import { article, content } from '@sinau/api-client';
import type { ArticleWriting, StoredArticle } from '@sinau/contracts/storefront/article/article.endpoints';
import { articleRules } from '@sinau/contracts/storefront/article/article.rules';
import { dateTime } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import type { ContentKind } from '../kind.ts';

const badges = {
  published: { words: 'Terbit', tone: 'success' },
  scheduled: { words: 'Terjadwal', tone: 'promo' },
  draft: { words: 'Draf', tone: 'neutral' },
} as const;
type Listed = Omit<StoredArticle, 'body'>;

export const articleKind: ContentKind<StoredArticle, ArticleWriting, Listed> = {
  label: 'Bacaan',
  noun: 'bacaan',
  intro: 'Tulisan redaksi di beranda dan halaman Bacaan. Yang baru disunting paling atas di sini.',
  useRows: () =>
    useQuery(
      article.list.query({
        query: {
          page: 0,
          perPage: 0,
          attributes: ['id', 'slug', 'title', 'summary', 'cover', 'publishedAt', 'updatedAt', 'state'],
        },
      }),
    ),
  useRow: (id) => useQuery(article.detail.query({ params: { id } })),
  briefOf: ({ title, publishedAt, updatedAt, state }) => ({
    title,
    note: publishedAt
      ? `${state === 'scheduled' ? 'akan terbit' : 'terbit'} ${dateTime(publishedAt)}`
      : `disunting ${dateTime(updatedAt)}`,
    badge: badges[state],
  }),
  removal: 'Kalau hanya ingin menariknya, kosongkan saja waktu terbitnya.',
  calls: {
    create: (body) => article.create.call({ body }),
    edit: (id, body) => article.edit.call({ params: { id }, body }),
    remove: (id) => article.remove.call({ params: { id } }),
  },
  refreshes: [article, content],
  rules: articleRules,
  start: { title: '', slug: '', summary: '', cover: null, body: '', publishedAt: null },
  valuesOf: ({ title, slug, summary, cover, body, publishedAt }) => ({
    title,
    slug,
    summary,
    cover,
    body,
    publishedAt,
  }),
  Fields: lazySection(async () => (await import('./article-fields.tsx')).ArticleFields),
};
