import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';
import { lessonTypes } from '../lesson/lesson.rules.ts';
import { noteLength } from './note.rules.ts';

/** A note of mine about a lesson. */
export const note = z.object({
  id: uuid,
  lesson: z.object({ id: uuid, title: z.string(), type: z.enum(lessonTypes) }),
  /** Plain text with line breaks. */
  content: z.string(),
  /** The second of the recording that it is about; null for the whole lesson. */
  atSecond: z.int().nonnegative().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
});
export type Note = z.infer<typeof note>;

export const noteContent = z.object({ content: text(noteLength) });
export const noteCreation = noteContent.extend({
  /** Drawn by whoever writes it: sent again, it is the same note, also after it was deleted. */
  id: uuid,
  lessonId: idOf('lesson'),
  atSecond: z.int().min(0).max(86_400).nullable().default(null),
});
export type NoteCreation = z.output<typeof noteCreation>;
