import { z } from 'zod';
import { uuid } from '../../fields.ts';
import { lessonTypes } from '../lesson/lesson.rules.ts';

/** A passage of a lesson that is open to the caller. */
export const passage = z.object({
  id: uuid,
  class: z.object({ id: uuid, title: z.string(), slug: z.string(), type: z.enum(['program', 'webinar']) }),
  lesson: z.object({ id: uuid, title: z.string(), type: z.enum(lessonTypes) }),
  /** The title of the lesson, a spoken sentence of its captions, or a few sentences of its text. */
  kind: z.enum(['title', 'speech', 'text']),
  /** Second of the recording at which it is spoken; null for what is not spoken. */
  second: z.int().nonnegative().nullable(),
  /** Language of the captions by ISO 639; null where it is not known. */
  language: z.string().nullable(),
  /** Plain text in pieces; every second one is a match. */
  pieces: z.array(z.string()),
});
export type Passage = z.infer<typeof passage>;
