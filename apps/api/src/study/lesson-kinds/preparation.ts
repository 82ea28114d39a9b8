import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chaptersWithin } from '@sinau/contracts/study/lesson/chapters.rules';
import { isWritten } from '@sinau/contracts/core/rich-text/rich-text.rules';
import {
  attachMedia,
  findMediaByIds,
  lockMedia,
  prepareRichText,
  type MediaRow,
  type Writer,
} from '../../core/media/index.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { textOf } from '../../platform/html.ts';

export const prepareText = (tx: Db, writer: Writer, name: 'html' | 'instruction', html: string) =>
  prepareRichText(tx, writer, { place: name === 'html' ? 'article' : name, field: `content.${name}`, html });

/** Attaches a file of the writer, or of the mitra, to the lesson. */
export async function attachFile(
  tx: Db,
  { owner, now, kept = [] }: Writer,
  kind: MediaKind,
  field: string,
  id: string | null,
) {
  if (!id) return null;
  // The lock keeps a recording in preparation from finishing between this and the storage of the lesson.
  if (kept.includes(id)) await lockMedia(tx, id);
  const media = kept.includes(id) ? (await findMediaByIds(tx, [id]))[0] : await attachMedia(tx, id, owner, now);
  if (media?.kind !== kind || media.purpose !== 'lesson')
    throw new AppError('lesson_file_missing', {
      fields: { [`content.${field}`]: 'Berkas ini tidak ditemukan. Unggah lagi.' },
    });
  return media;
}

export async function attachCaptions(tx: Db, writer: Writer, captions: readonly { mediaId: string }[]) {
  for (const { mediaId } of captions) await attachFile(tx, writer, 'captions', 'captions', mediaId);
}

/**
 * Returns the chapters of a lesson with this recording. Those beyond the end of a new recording are dropped, since a file
 * that arrives while its editor is closed has nobody to ask.
 */
export function prepareChapters(
  { kept = [] }: Writer,
  chapters: readonly Chapter[],
  recording: Pick<MediaRow, 'id' | 'durationSeconds'> | null,
) {
  if (!recording?.durationSeconds) return chapters;
  const within = chaptersWithin(chapters, recording.durationSeconds);
  if (within.length < chapters.length && kept.includes(recording.id))
    throw invalidInput('content.chapters', 'Ada bab yang mulai setelah rekaman berakhir');
  return within;
}

/** Prepares a task with its rubric: complete once it has an instruction, and each criterion has a name. */
export async function prepareTask<C extends { instruction: string; rubric: readonly { title: string }[] }>(
  tx: Db,
  writer: Writer,
  content: C,
) {
  const instruction = await prepareText(tx, writer, 'instruction', content.instruction);
  const isComplete =
    isWritten(instruction, textOf(instruction)) && content.rubric.every((criterion) => criterion.title !== '');
  return { content: { ...content, instruction }, isComplete, unfinishedQuestions: 0 };
}

/** Every known choice once, in the contract's order and wording. */
export const allChoices = <C extends { readonly type: string; readonly text: string }>(
  known: readonly C[],
  sent: readonly { type: string; isSelected: boolean }[],
) =>
  known.map(({ type, text }) => ({ type, text, isSelected: sent.some((one) => one.type === type && one.isSelected) }));
