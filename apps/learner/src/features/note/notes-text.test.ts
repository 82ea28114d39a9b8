import type { Note } from '@sinau/contracts/study/note/note.schemas';
import { expect, test } from 'vitest';
import { idOf } from '../../testing/fixtures.ts';
import { notesText } from './notes-text.ts';

const noteOf = (lesson: number, content: string, atSecond: number | null): Note => ({
  id: idOf(900 + lesson),
  lesson: { id: idOf(lesson), title: `Materi ${lesson}`, type: 'video' },
  content,
  atSecond,
  createdAt: '2026-11-21T03:00:00.000Z',
  editedAt: null,
});

test('notes are exported lesson by lesson, each with its second', () => {
  expect(
    notesText('Menulis Berita', [noteOf(1, 'Umum', null), noteOf(1, 'Lead\ndulu', 75), noteOf(2, 'Penutup', 0)]),
  ).toBe(
    'Catatan: Menulis Berita\n\nMateri 1\n--------\n\nUmum\n\n[01:15] Lead\ndulu\n\nMateri 2\n--------\n\n[00:00] Penutup\n',
  );
});
