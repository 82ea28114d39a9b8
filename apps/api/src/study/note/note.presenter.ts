import type { Note } from '@sinau/contracts/study/note/note.schemas';
import type { NoteRow } from './note.queries.ts';

export const presentNote = ({
  id,
  lessonId,
  lessonTitle,
  lessonType,
  content,
  atSecond,
  createdAt,
  editedAt,
}: NoteRow): Note => ({
  id,
  lesson: { id: lessonId, title: lessonTitle, type: lessonType },
  content,
  atSecond,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
