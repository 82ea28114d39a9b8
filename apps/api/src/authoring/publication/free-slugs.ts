import { takeSlug } from '../../platform/slugs.ts';
import type { VersionContent } from './publication.queries.ts';

/**
 * Returns a snapshot whose lessons have addresses that no other lesson of the class has. A lesson that is live, or was,
 * keeps its present one. `slugs` are those of the class's lessons by their ids.
 */
export function withFreeSlugs(snapshot: VersionContent, slugs: ReadonlyMap<string, string>): VersionContent {
  const taken = new Set(slugs.values());
  return {
    ...snapshot,
    sections: snapshot.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => ({
        ...lesson,
        slug: slugs.get(lesson.id) ?? takeSlug(lesson.slug, taken),
      })),
    })),
  };
}
