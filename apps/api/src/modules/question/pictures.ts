import type { Picture, QuestionContent, ShownPicture } from '@sinau/contracts/question/question.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Keys } from '../../platform/keys.ts';
import { attachMedia, findMediaByIds, signMediaAddress, type MediaOwner } from '../media/index.ts';

type Pictured = Pick<QuestionContent, 'picture' | 'options'>;

/** The ids of the pictures of questions and of their options, each once. */
export const pictureIdsOf = (questions: readonly Pictured[]): string[] => [
  ...new Set(
    questions.flatMap(({ picture, options }) =>
      [picture, ...options.map((option) => option.picture)].flatMap((one) => one?.mediaId ?? []),
    ),
  ),
];

interface Writer {
  readonly owner: MediaOwner;
  readonly now: Date;
  /** The files that are there already, which stay whoever uploaded them. */
  readonly kept?: readonly string[];
}

/** Attaches the pictures of questions, which keeps them for good: copies and attempts go on showing them. */
export async function attachPictures(tx: Db, { owner, now, kept = [] }: Writer, questions: readonly Pictured[]) {
  const known = new Set(kept);
  for (const id of pictureIdsOf(questions).filter((one) => !known.has(one))) {
    const media = await attachMedia(tx, id, owner, now);
    if (media?.kind !== 'image' || media.purpose !== 'lesson')
      throw new AppError('lesson_file_missing', {
        fields: { 'content.questions': 'Gambar ini tidak ditemukan. Unggah lagi.' },
      });
  }
}

/** How a picture is shown; nothing where there is none, or its file was lost. */
export type ShowPicture = (picture: Picture | undefined) => { picture?: ShownPicture };

/** Shows the pictures of these questions, in one statement, and in none where they have no pictures. */
export async function picturesOf(
  db: Db,
  { keys, now }: { keys: Keys; now: Date },
  questions: readonly Pictured[],
): Promise<ShowPicture> {
  const ids = pictureIdsOf(questions);
  const files = new Map((ids.length > 0 ? await findMediaByIds(db, ids) : []).map((file) => [file.id, file]));
  return (picture) => {
    const file = picture && files.get(picture.mediaId);
    if (!file) return {};
    const { address, expiresAt } = signMediaAddress(keys, file, now);
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
