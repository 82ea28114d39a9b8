import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { html, idOf, instant, text } from '../../fields.ts';
import { recordCalls } from '../../record-calls.ts';
import { chosenSlug, shownPicture } from '../../record-fields.ts';
import { articleRules, maxArticle } from './article.rules.ts';

export const storedArticle = z.object({
  id: idOf('article'),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  /** Sanitized HTML. */
  body: z.string(),
  /** Null for a draft. */
  publishedAt: instant.nullable(),
  updatedAt: instant,
  state: z.enum(['draft', 'scheduled', 'published']),
});
export type StoredArticle = z.infer<typeof storedArticle>;

export const articleWriting = z.object({
  title: text(articleRules.title.max, articleRules.title.min),
  slug: chosenSlug(articleRules.slug.max),
  summary: text(articleRules.summary.max, articleRules.summary.min),
  cover: shownPicture,
  body: html(maxArticle),
  publishedAt: instant.nullable(),
});
export type ArticleWriting = z.infer<typeof articleWriting>;

export const articleEndpoints = defineEndpoints('article', {
  ...recordCalls({
    path: '/operator/article',
    resource: 'article',
    words: 'editorial texts',
    row: storedArticle,
    body: articleWriting,
    example: {
      title: 'Belajar dua puluh menit sehari',
      slug: '',
      summary: 'Kelas yang tidak selesai jarang soal malas.',
      cover: null,
      body: '<p>Banyak orang memulai kelas pada hari Minggu.</p>',
      publishedAt: null,
    },
    sort: ['updatedAt', 'publishedAt', 'title'],
  }),
});
