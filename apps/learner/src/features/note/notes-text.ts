import type { Note } from '@sinau/contracts/study/note/note.schemas';
import { timecode } from '@sinau/format';

/** Formats all notes of a class as plain text, lesson by lesson. */
export function notesText(classTitle: string, notes: readonly Note[]): string {
  const lines = [`Catatan: ${classTitle}`];
  let lessonId = '';
  for (const { lesson, content, atSecond } of notes) {
    if (lesson.id !== lessonId) lines.push('', lesson.title, '-'.repeat(lesson.title.length));
    lessonId = lesson.id;
    lines.push('', atSecond === null ? content : `[${timecode(atSecond)}] ${content}`);
  }
  return `${lines.join('\n')}\n`;
}
