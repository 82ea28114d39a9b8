import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import type { ClassKind } from '../../generated/prisma/enums.ts';
import { safeSlugOf, withFreeSlug } from '../../platform/slugs.ts';

/** Path segments that the catalog and the builder use themselves. */
const reserved = new Set<string>([
  ...lessonTypes,
  'edit',
  'setting',
  'ending-message',
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

/** Matches the prefixes of webinars' and bundles' slugs. */
const isOfAnotherKind = /^(webinar|bundling)-/;

/** Runs a write with the slug of the title, or with a number added if that slug is taken. */
export function withClassSlug<T>(kind: ClassKind, title: string, write: (slug: string) => Promise<T>) {
  const slug = safeSlugOf(title, 'kelas', reserved);
  if (kind === 'webinar') return withFreeSlug(slug.startsWith('webinar-') ? slug : `webinar-${slug}`, write);
  return withFreeSlug(isOfAnotherKind.test(slug) ? `kelas-${slug}` : slug, write);
}
