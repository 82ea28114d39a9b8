import type { Prisma } from '../../platform/db.ts';

interface CaptionedContent {
  readonly captions?: readonly { readonly mediaId: string; readonly language: string }[];
}

/** Returns the caption files in the content of a lesson, one for each language. */
export const captionsOf = (content: Prisma.JsonValue) => (content as CaptionedContent).captions ?? [];
