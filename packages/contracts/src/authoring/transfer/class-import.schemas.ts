import { z } from 'zod';
import { instant, text, uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';
import { programCreationRules } from '../program/program.rules.ts';
import { draftBounds, importOutcomes, importSources, importStates } from './class-import.rules.ts';

/** A line of the report: one thing that was read, and what becomes of it. */
export const importLine = z.object({
  outcome: z.enum(importOutcomes),
  /** Title of the section that it stands in; null for what belongs to the class. */
  section: z.string().nullable(),
  title: z.string(),
  /** Null for anything but a lesson of a known type. */
  type: z.enum(lessonTypes).nullable(),
  /** Notes on what is changed or left out, and why; empty if nothing is. */
  notes: z.array(z.string()),
});
export type ImportLine = z.output<typeof importLine>;

/** Preview of what will be made. */
export const importPlan = z.object({
  title: z.string(),
  kind: z.enum(['program', 'webinar']),
  counts: z.object({
    sections: z.int().nonnegative(),
    lessons: z.int().nonnegative(),
    files: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    taken: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    leftOut: z.int().nonnegative(),
  }),
  lines: z.array(importLine),
});
export type ImportPlan = z.output<typeof importPlan>;

export const classImport = z.object({
  id: uuid,
  /** Name of the uploaded file. */
  name: z.string(),
  state: z.enum(importStates),
  /** Null until it is recognized. */
  source: z.enum(importSources).nullable(),
  /** Progress of making the class. */
  percent: z.int().min(0).max(100),
  /** Sentence that says why it failed, or why the plan changed after it was confirmed; null otherwise. */
  failure: z.string().nullable(),
  plan: importPlan.nullable(),
  /** The class that it became. */
  made: z.object({ id: uuid, slug: z.string(), kind: z.enum(['program', 'webinar']) }).nullable(),
  createdAt: instant,
});
export type ClassImport = z.output<typeof classImport>;

/** An import in the list of all of them: its plan is read on its own page. */
export const pastImport = classImport.pick({
  id: true,
  name: true,
  state: true,
  source: true,
  failure: true,
  made: true,
  createdAt: true,
});
export type PastImport = z.output<typeof pastImport>;

/** Kinds of lessons that a draft may begin with; their files follow. */
export const draftLessonTypes = ['video', 'audio', 'pdf', 'interactive', 'article'] as const;

const draftLesson = z
  .object({
    type: z.enum(draftLessonTypes),
    title: text(150),
    /** Address of a video at YouTube or Vimeo. */
    address: z.string().max(300).nullable().default(null),
  })
  .refine(({ type, address }) => address === null || type === 'video', {
    path: ['address'],
    message: 'Hanya video yang punya alamat',
  });

/** A draft of titles: sections and lessons, whose files are uploaded afterwards. */
export const classDraft = z.object({
  /** Id for the class. Repeated calls with it make one. */
  classId: uuid,
  title: text(programCreationRules.title.max, programCreationRules.title.min),
  format: z.enum(programFormats).default('self-paced'),
  sections: z
    .array(z.object({ title: text(120), lessons: z.array(draftLesson).max(draftBounds.maxLessons) }))
    .min(1)
    .max(draftBounds.maxSections)
    .refine(
      (sections) => sections.reduce((sum, { lessons }) => sum + lessons.length, 0) <= draftBounds.maxLessons,
      `Satu kali impor memuat paling banyak ${draftBounds.maxLessons} materi`,
    ),
});
export type ClassDraft = z.output<typeof classDraft>;

export const madeDraft = z.object({
  id: uuid,
  slug: z.string(),
  /** Ids of the lessons, one list for each section, in the order in which they were sent. */
  lessonIds: z.array(z.array(uuid)),
});
