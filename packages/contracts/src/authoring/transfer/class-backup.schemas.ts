import { z } from 'zod';
import { mediaKinds } from '../../core/media/media.rules.ts';
import { instant, text, uuid } from '../../fields.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';
import { educatorInput } from '../../storefront/educator/educator.schemas.ts';
import { lessonCreation } from '../../study/lesson/lesson.schemas.ts';
import { liveSessionUpdate } from '../../study/live/live.schemas.ts';
import { bankWriting } from '../../study/question/bank.schemas.ts';
import { classFields, cohortFields } from '../program/program.schemas.ts';
import { backupFormat, backupVersion } from './class-backup.rules.ts';

/** Purposes of the files that a class consists of. */
export const outlineMediaPurposes = ['public', 'lesson', 'attachment'] as const;

/** A file of the class, and where it lies in the archive. */
export const outlineMedia = z.object({
  id: uuid,
  path: z.string().min(1).max(500),
  kind: z.enum(mediaKinds),
  purpose: z.enum(outlineMediaPurposes),
  /** File name on the machine of its uploader. */
  name: z.string().max(200),
  size: z.int().positive(),
});
export type OutlineMedia = z.output<typeof outlineMedia>;

/** A live session. Speakers are educators, and the recording a file, of the same document. */
export const outlineSession = liveSessionUpdate.omit({ reason: true });
export type OutlineSession = z.output<typeof outlineSession>;

export const outlineLesson = z.object({
  lesson: lessonCreation,
  /** Null for every lesson that is no live session. */
  session: outlineSession.nullable().default(null),
});
export type OutlineLesson = z.output<typeof outlineLesson>;

export const outlineSection = z.object({ title: text(120), lessons: z.array(outlineLesson) });
export const outlineEducator = educatorInput.extend({ id: uuid });
export const outlineQuestion = bankWriting.extend({ id: uuid });

export const outlineTexts = classFields
  .omit({ categoryId: true })
  .extend({ ...cohortFields.shape, hasWatermark: z.boolean() });

/**
 * A whole class without anything of its installation: ids are those of the document alone. It is what every source of an
 * import is read into, and what a backup consists of.
 */
export const classOutline = z.object({
  class: outlineTexts.extend({
    kind: z.enum(['program', 'webinar']),
    format: z.enum(programFormats),
    /** Topic; another installation has one of the same slug, or none. */
    category: z.object({ slug: z.string().max(80), title: z.string().max(200) }).nullable(),
  }),
  /** Persons shown on the page of the class, in their order. */
  educators: z.array(outlineEducator),
  sections: z.array(outlineSection),
  /** Questions of the bank that quizzes of the class were copied from. */
  bank: z.array(outlineQuestion),
  media: z.array(outlineMedia),
});
export type ClassOutline = z.output<typeof classOutline>;

/** Manifest of a backup, `class.json` in its archive. */
export const classBackup = z.object({
  format: z.literal(backupFormat),
  version: z.literal(backupVersion),
  /** Time of the last change of the class. */
  updatedAt: instant,
  ...classOutline.shape,
  /** Names of files that were lost before the backup, and are not in it. */
  lost: z.array(z.string().max(200)),
});
export type ClassBackup = z.output<typeof classBackup>;
