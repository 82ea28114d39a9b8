import { z } from 'zod';
import { instant, uuid } from '../fields.ts';
import { lessonTypes } from '../lesson/lesson.rules.ts';
import { lessonStatus } from '../lesson/lesson.schemas.ts';
import { program } from '../program/program.schemas.ts';

/** A meeting of a webinar, and its lesson. Where it meets is told to participants alone. */
export const webinarSession = z.object({
  _id: uuid,
  id: uuid,
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  lesson: z.object({ _id: uuid, id: uuid, type: z.enum(lessonTypes), title: z.string(), slug: z.string() }).nullable(),
  /** A participant's; null for everybody else. */
  status: lessonStatus.nullable(),
});
export type WebinarSession = z.infer<typeof webinarSession>;

export const webinar = program.omit({ type: true, format: true, sections: true }).extend({
  type: z.enum(['webinar']),
  /** When the first session begins and the last one ends; null while there is none. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** In the order in which they begin. */
  sessions: z.array(webinarSession),
});
export type Webinar = z.infer<typeof webinar>;
