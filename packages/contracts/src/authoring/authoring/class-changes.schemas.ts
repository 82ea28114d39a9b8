import { z } from 'zod';
import { uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';

/** How a text changed, word by word. Parts that stay the same stand between those that do not. */
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
] as const;

const change = z.enum(['added', 'removed', 'changed']);

const lessonDetail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), before: z.string() }),
  /** Where it stood: another section, or another place in the same one. */
  z.object({ kind: z.literal('moved'), from: z.string() }),
  z.object({ kind: z.literal('text'), name: z.string(), text: textChange }),
  z.object({ kind: z.literal('file'), name: z.string(), change }),
  z.object({
    kind: z.literal('question'),
    change,
    /** Counted from 1, where it stands or stood. */
    number: z.int().positive(),
    text: z.string(),
    /** What of it changed, by the name of its part. */
    parts: z.array(z.string()),
  }),
  z.object({ kind: z.literal('questionOrder') }),
  /** `isOn` is what a switch was set to. */
  z.object({ kind: z.literal('setting'), name: z.string(), isOn: z.boolean().optional() }),
  /** Another part of the content, by its name. */
  z.object({ kind: z.literal('content'), name: z.string() }),
]);
export type LessonDetail = z.infer<typeof lessonDetail>;

const fieldChange = z.object({
  kind: z.literal('field'),
  field: z.enum(classFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Null for a picture, a topic and other choices, which change as a whole. */
  text: textChange.nullable(),
});
const sectionChange = z.object({
  kind: z.literal('section'),
  id: uuid,
  title: z.string(),
  change: z.enum(['added', 'removed', 'moved', 'renamed']),
  /** The title it had. */
  before: z.string().nullable(),
});
const lessonChange = z.object({
  kind: z.literal('lesson'),
  id: uuid,
  type: z.enum(lessonTypes),
  title: z.string(),
  /** The section it is in, or was in. */
  section: z.string(),
  change,
  /** Of a changed lesson. */
  details: z.array(lessonDetail),
});

/** What differs between two versions of a class: its fields, then its outline from top to bottom. */
export const classChange = z.discriminatedUnion('kind', [fieldChange, sectionChange, lessonChange]);
export type ClassChange = z.infer<typeof classChange>;
export type FieldChange = z.infer<typeof fieldChange>;
export type SectionChange = z.infer<typeof sectionChange>;
export type LessonChange = z.infer<typeof lessonChange>;
