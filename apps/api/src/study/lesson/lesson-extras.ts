import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { attachMedia, type Writer } from '../../core/media/index.ts';

/** Fields of a lesson of any type besides its content. They are stored with it, so that any copy has both. */
interface Extras {
  readonly description: string;
  readonly attachmentIds: readonly string[];
}

export function extrasOf(content: unknown): Extras {
  const { description = '', attachmentIds = [] } = content as Partial<Extras>;
  return { description, attachmentIds };
}

/** Returns the content of the lesson's type alone. */
export function withoutExtras<C>(content: C): C {
  const { description: _, attachmentIds: __, ...rest } = content as C & Partial<Extras>;
  return rest as C;
}

export interface LessonWriter extends Writer {
  /** Content that the lesson has already. */
  readonly content?: unknown;
}

/** Prepares the extras; those that an update omits do not change. Files that are new to the lesson are the writer's. */
export async function prepareExtras(tx: Db, { owner, now, content = {} }: LessonWriter, sent: LessonCreation) {
  const known = extrasOf(content);
  const { description = known.description, attachmentIds = known.attachmentIds } = sent;
  for (const id of attachmentIds) {
    if (known.attachmentIds.includes(id)) continue;
    const media = await attachMedia(tx, id, owner, now);
    if (media?.purpose !== 'attachment')
      throw new AppError('lesson_file_missing', {
        fields: { attachmentIds: 'Lampiran ini tidak ditemukan. Unggah lagi.' },
      });
  }
  return { description, attachmentIds: [...attachmentIds] };
}
