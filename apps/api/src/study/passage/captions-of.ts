import type { Prisma } from '../../platform/db.ts';

interface CaptionedContent {
  readonly captionsId?: string | null;
}

/** Returns the caption files in the content of a lesson, one for each language; null is a language that is not known. */
export function captionsOf(content: Prisma.JsonValue): { mediaId: string; language: string | null }[] {
  const { captionsId } = content as CaptionedContent;
  return captionsId ? [{ mediaId: captionsId, language: null }] : [];
}
