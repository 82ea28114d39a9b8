import type { MediaKind, MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import type { Picture, QuestionContent } from '@sinau/contracts/study/question/question.schemas';

/** Use of a file where an id names it; a file of another kind is none. */
export interface FileUse {
  readonly purpose: MediaPurpose;
  /** Any kind, if it is omitted. */
  readonly kind?: MediaKind;
}

/** Translates ids that content refers to, from one document to another; null where the other has no such record. */
export interface Links {
  file(id: string, use: FileUse): string | null;
  /** Question of the bank. */
  question(id: string): string | null;
}

type Pictured<T> = Omit<T, 'picture'> & { picture?: Picture };

function relinkPicture<T extends { picture?: Picture | undefined }>(
  { picture, ...rest }: T,
  links: Links,
): Pictured<T> {
  const mediaId = picture && links.file(picture.mediaId, { kind: 'image', purpose: 'lesson' });
  return { ...rest, ...(mediaId && { picture: { ...picture, mediaId } }) };
}

/** Returns a question whose pictures are those of another document. */
export const relinkQuestion = <Q extends Pick<QuestionContent, 'picture' | 'options'>>(question: Q, links: Links) => ({
  ...relinkPicture(question, links),
  options: question.options.map((option) => relinkPicture(option, links)),
});
