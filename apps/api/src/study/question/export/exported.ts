import type { ImportedPicture, ImportedQuestion } from '@sinau/contracts/study/question/imported.rules';
import { isChoice, mayBePartial } from '@sinau/contracts/study/question/question.rules';
import type { Picture, QuestionContent } from '@sinau/contracts/study/question/question.schemas';

/** A question for an export, in the form in which an import reads it; pictures are named by their path in a package. */
export type Exported = ImportedQuestion;

/** Returns the path of a picture in a package, if the store has it. */
export type PicturePath = (mediaId: string) => string | undefined;

/** A question of the bank, or of a quiz, where it has no tags. */
type Stored = QuestionContent & Partial<Pick<Exported, 'tags' | 'difficulty'>>;

export function exportedOf(
  { type, text, options, explanation, points, isPartial, tags = [], difficulty = null, ...row }: Stored,
  pathOf: PicturePath,
): Exported {
  const pictured = (picture: Picture | undefined): { picture?: ImportedPicture } => {
    const name = picture && pathOf(picture.mediaId);
    return name === undefined ? {} : { picture: { name, alt: picture!.alt } };
  };
  return {
    type,
    text,
    ...pictured(row.picture),
    options: options.map(({ text: own, isCorrect, match, picture }) => ({
      text: own,
      // Accepted answers and pairs are right whatever is stored.
      isCorrect: isCorrect || !isChoice(type),
      ...(match && { match: match.text }),
      ...pictured(picture),
    })),
    explanation,
    points,
    isPartial: mayBePartial(type) && isPartial === true,
    tags,
    difficulty,
    ...(type === 'short-answer' && row.isPunctuationCounted && { isPunctuationCounted: true }),
    ...(row.essay && type === 'essay' && { essay: row.essay }),
    ...(row.number && type === 'number' && { number: row.number }),
  };
}
