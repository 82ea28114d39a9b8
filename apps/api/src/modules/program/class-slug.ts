import { safeSlugOf, withFreeSlug } from '../../platform/slugs.ts';

/** Segments that addresses of the catalog and the builder need for themselves. */
const reserved = new Set([
  'edit', 'setting', 'ending-message', 'audio', 'pdf', 'interactive', 'video', 'webinar', 'assignment', 'quiz', 'article', 'news_writing', 'news-writing',
  'create', 'archived', 'create-class', 'create-webinar', 'list-catalog', 'archive', 'preview', 'featured', 'promotion', 'bundle', 'bundling', 'program',
]);

/** Runs a write under the title's slug, or one like it. */
export const withClassSlug = <T>(title: string, write: (slug: string) => Promise<T>) => withFreeSlug(safeSlugOf(title, 'kelas', reserved), write);
