import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { instant, uuid } from '../../fields.ts';
import { legalSlugs } from '../../core/legal/legal.rules.ts';
import { legalText } from '../../core/legal/legal.schemas.ts';
import { listOf, listQuery } from '../../list-query.ts';

export const banner = z.object({
  endDate: instant,
  text: z.string(),
  link: z.string(),
  backgroundUrl: z.string().nullable(),
  backgroundUrlMobile: z.string().nullable(),
});
export type Banner = z.infer<typeof banner>;

export const testimony = z.object({
  id: uuid,
  name: z.string(),
  /** Occupation of the person. */
  role: z.string(),
  photo: z.string().nullable(),
  content: z.string(),
});
export type Testimony = z.infer<typeof testimony>;

const articleCard = z.object({
  id: uuid,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  publishedAt: instant,
});
export type ArticleCard = z.infer<typeof articleCard>;
/** `body` is sanitized HTML. */
const article = articleCard.extend({ body: z.string() });
export type Article = z.infer<typeof article>;

/** At most a minute old. */
const counted = z.object({ count: z.int().nonnegative() });

export const contentEndpoints = defineEndpoints('content', {
  banner: {
    method: 'GET',
    path: '/slider/active',
    auth: 'public',
    cache: 'everybody',
    summary: 'The running announcement banner, if there is one',
    data: banner.nullable(),
  },
  legalText: {
    method: 'GET',
    path: '/legal-text/:slug',
    auth: 'public',
    cache: 'everybody',
    summary:
      'The terms, the privacy policy, or the terms for partners: the version in force, or a published one by number',
    params: z.object({ slug: z.enum(legalSlugs) }),
    query: z.object({ version: z.coerce.number().int().min(1).max(10_000).optional() }),
    data: legalText,
    errors: ['not_found'],
  },
  testimonies: {
    method: 'GET',
    path: '/testimony',
    auth: 'public',
    cache: 'everybody',
    summary: 'What people say about learning and teaching here, in the order that operators gave',
    query: listQuery({ sort: ['position'] }),
    data: listOf(testimony),
  },
  articles: {
    method: 'GET',
    path: '/article',
    auth: 'public',
    cache: 'everybody',
    summary: 'Editorial texts, the newest first',
    query: listQuery({ sort: ['publishedAt', 'title'] }),
    data: listOf(articleCard),
  },
  article: {
    method: 'GET',
    path: '/article/:id',
    auth: 'public',
    cache: 'everybody',
    summary: 'An editorial text, by id or slug',
    params: z.object({ id: z.string().min(1).max(160) }),
    data: article,
    errors: ['not_found'],
  },
  classCount: {
    method: 'GET',
    path: '/class-count',
    auth: 'public',
    cache: 'everybody',
    summary: 'How many classes, webinars and bundles are for sale',
    data: counted,
  },
  mitraCount: {
    method: 'GET',
    path: '/mitra-count',
    auth: 'public',
    cache: 'everybody',
    summary: 'How many verified partners there are',
    data: counted,
  },
  participantCount: {
    method: 'GET',
    path: '/participant-count',
    auth: 'public',
    cache: 'everybody',
    summary: 'How many people take part in a class',
    data: counted,
  },
});
