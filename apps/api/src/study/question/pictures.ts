import type { Picture, QuestionContent, ShownPicture } from '@sinau/contracts/study/question/question.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { attachPictures, findMediaByIds, signMediaAddress, type Signing, type Writer } from '../../core/media/index.ts';

type Pictured = Pick<QuestionContent, 'picture' | 'options'>;

/** The ids of the pictures of questions and of their options, each once. */
export const pictureIdsOf = (questions: readonly Pictured[]): string[] => [
  ...new Set(
    questions.flatMap(({ picture, options }) =>
      [picture, ...options.map((option) => option.picture)].flatMap((one) => one?.mediaId ?? []),
    ),
  ),
];

/** Attaches the pictures of questions, which retains them permanently: copies and attempts continue to show them. */
export async function attachQuestionPictures(
  tx: Db,
  { owner, now, kept = [] }: Writer,
  questions: readonly Pictured[],
) {
  const known = new Set(kept);
  const ids = pictureIdsOf(questions).filter((id) => !known.has(id));
  if (ids.length === 0) return;
  const attached = await attachPictures(tx, { ids, purpose: 'lesson', owner, now });
  if (attached.size < ids.length)
    throw new AppError('lesson_file_missing', {
      fields: { 'content.questions': 'Gambar ini tidak ditemukan. Unggah lagi.' },
    });
}

/** Presents a picture; nothing where there is none, or its file was lost. */
export type ShowPicture = (picture: Picture | undefined) => { picture?: ShownPicture };

/**
 * Prepares the presentation of these questions' pictures, in one statement, and in none where they have no pictures.
 */
export async function picturesOf(db: Db, signing: Signing, questions: readonly Pictured[]): Promise<ShowPicture> {
  const ids = pictureIdsOf(questions);
  const files = new Map((ids.length > 0 ? await findMediaByIds(db, ids) : []).map((file) => [file.id, file]));
  return (picture) => {
    const file = picture && files.get(picture.mediaId);
    if (!file) return {};
    const { address, expiresAt } = signMediaAddress(signing, file);
    return {
      picture: {
        address,
        addressExpiresAt: expiresAt.toISOString(),
        alt: picture.alt,
        width: file.width,
        height: file.height,
      },
    };
  };
}
