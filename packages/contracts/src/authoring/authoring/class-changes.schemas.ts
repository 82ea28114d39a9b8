import { z } from 'zod';
import { uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';

/** Changes of a text, word by word. Unchanged parts are between the changed ones. */
const textChange = z.object({
  parts: z.array(z.object({ op: z.enum(['same', 'added', 'removed']), text: z.string() })),
  /** The words are the same: emphasis, links or pictures changed. */
  isFormatOnly: z.boolean(),
});
export type TextChange = z.infer<typeof textChange>;

export const classFields = [
  'title',
  'description',
  'requirements',
  'about',
  'completionMessage',
  'thumbnail',
  'category',
  'level',
  'language',
  'cohort',
  'weeklyHours',
  'hasWatermark',
] as const;

const change = z.enum(['added', 'removed', 'changed']);

const lessonDetail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), before: z.string() }),
  /** Former position: another section, or another position in the same one. */
  z.object({ kind: z.literal('moved'), from: z.string() }),
  z.object({ kind: z.literal('text'), name: z.string(), text: textChange }),
  z.object({ kind: z.literal('file'), name: z.string(), change }),
  z.object({
    kind: z.literal('question'),
    change,
    /** Current or former position, counted from 1. */
    number: z.int().positive(),
    text: z.string(),
    /** Names of its changed parts. */
    parts: z.array(z.string()),
  }),
  z.object({ kind: z.literal('questionOrder') }),
  /** `isOn` is the new value of a switch. */
  z.object({ kind: z.literal('setting'), name: z.string(), isOn: z.boolean().optional() }),
  /** Another field of the content, by its name. */
  z.object({ kind: z.literal('content'), name: z.string() }),
]);
export type LessonDetail = z.infer<typeof lessonDetail>;

const fieldChange = z.object({
  kind: z.literal('field'),
  field: z.enum(classFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Null for a picture, a topic and other choices, which are compared as a whole. */
  text: textChange.nullable(),
});
const sectionChange = z.object({
  kind: z.literal('section'),
  id: uuid,
  title: z.string(),
  change: z.enum(['added', 'removed', 'moved', 'renamed']),
  /** The former title. */
  before: z.string().nullable(),
});
const lessonChange = z.object({
  kind: z.literal('lesson'),
  id: uuid,
  type: z.enum(lessonTypes),
  title: z.string(),
  /** The section that has it, or had it. */
  section: z.string(),
  change,
  /** Details of a changed lesson. */
  details: z.array(lessonDetail),
});

/** Differences between two versions of a class: its fields, then its outline from top to bottom. */
export const classChange = z.discriminatedUnion('kind', [fieldChange, sectionChange, lessonChange]);
export type ClassChange = z.infer<typeof classChange>;
export type FieldChange = z.infer<typeof fieldChange>;
export type SectionChange = z.infer<typeof sectionChange>;
export type LessonChange = z.infer<typeof lessonChange>;
