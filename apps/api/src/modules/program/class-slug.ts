import { safeSlugOf, withFreeSlug } from '../../platform/slugs.ts';

/** Segments that addresses of the catalog and the builder need for themselves. */
const reserved = new Set([
  'edit',
  'setting',
  'ending-message',
  'audio',
  'pdf',
  'interactive',
  'video',
  'webinar',
  'assignment',
  'quiz',
  'article',
  'news_writing',
  'news-writing',
  'create',
  'archived',
  'create-class',
  'create-webinar',
  'list-catalog',
  'archive',
  'preview',
  'featured',
  'promotion',
  'bundle',
  'bundling',
  'program',
]);

/** How the addresses of webinars and bundles begin. */
const isOfAnotherKind = /^(webinar|bundling)-/;

/** Runs a write under the title's slug, or one like it. */
export function withClassSlug<T>(title: string, write: (slug: string) => Promise<T>) {
  const slug = safeSlugOf(title, 'kelas', reserved);
  return withFreeSlug(isOfAnotherKind.test(slug) ? `kelas-${slug}` : slug, write);
}
