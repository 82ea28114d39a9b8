import { isUniqueViolation } from '../../platform/db.ts';
import { randomCode, safeSlugOf } from '../../platform/slugs.ts';

/** Segments that addresses of the catalog and the builder need for themselves. */
const reserved = new Set([
  'edit', 'setting', 'ending-message', 'audio', 'pdf', 'interactive', 'video', 'webinar', 'assignment', 'quiz', 'article', 'news_writing', 'news-writing',
  'create', 'archived', 'create-class', 'create-webinar', 'list-catalog', 'archive', 'preview', 'featured', 'promotion', 'bundle', 'bundling', 'program',
]);

/** Runs a write under the title's slug, and where that is taken, under one that ends in chance. The unique index decides. */
export async function withClassSlug<T>(title: string, write: (slug: string) => Promise<T>): Promise<T> {
  const plain = safeSlugOf(title, 'kelas', reserved);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await write(attempt === 0 ? plain : `${plain}-${randomCode(4).toLowerCase()}`);
    } catch (error) {
      if (attempt === 4 || !isUniqueViolation(error, 'slug')) throw error;
    }
  }
}
