// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError, note } from '@sinau/api-client';
import { createPlayhead } from '@sinau/classroom';
import type { Note } from '@sinau/contracts/study/note/note.schemas';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { idOf, listOf, programDetail } from '../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../testing/lessons.ts';
import { ClassNotes } from './class-notes.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Opens a recording at 75 seconds, with a server that saves notes once it is reached. */
function open({ isReached = (): boolean => true } = {}) {
  const playhead = createPlayhead();
  const media = document.createElement('video');
  media.currentTime = 75;
  playhead.attach(media);
  const program = programDetail({
    participant: { id: idOf(700), progress: 0 },
    sections: outlineOf(outlineLesson(1), outlineLesson(2)),
  });
  const notes = new Map<string, Note>();
  return openApp({
    routes: [
      {
        path: '*',
        Component: () => (
          <ClassNotes program={program} lessonId={idOf(1)} playhead={playhead} onLeave={() => undefined} />
        ),
      },
    ],
    path: '/',
    reducers: {},
    profile: learnerProfile,
    answers: [
      answer(note.list, () => listOf([...notes.values()])),
      answer(note.create, ({ body }) => {
        if (!isReached()) throw new ApiError(0, 'network', 'Koneksi terputus');
        const { id, content, atSecond = null } = body;
        const lesson = { id: body.lessonId, title: 'Materi 1', type: 'article' as const };
        notes.set(id, { id, lesson, content, atSecond, createdAt: '2026-11-21T03:00:00.000Z', editedAt: null });
        return notes.get(id)!;
      }),
      answer(note.remove, ({ params }) => {
        notes.delete(params.id);
        return null;
      }),
    ],
  });
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tulis catatan' });

test('a note belongs to the second at which it was begun; after deletion it can be restored', async () => {
  const { user, callsOf } = open();
  await user.type(await field(), 'Lead dulu');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByRole('button', { name: 'Putar Materi 1 dari 01:15' });
  expect(callsOf(note.create)).toMatchObject([{ body: { lessonId: idOf(1), content: 'Lead dulu', atSecond: 75 } }]);
  expect((await field()).value).toBe('');

  await user.click(screen.getByRole('button', { name: 'Hapus catatan' }));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await screen.findByText('Lead dulu');
  const [first, second] = callsOf(note.create);
  expect(second).toEqual(first);
});

test('a note that could not be saved stays on the device, and is the same note once saved', async () => {
  let isReached = false;
  const first = open({ isReached: () => isReached });
  await first.user.type(await field(), 'Lead dulu');
  await first.user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText(/Belum tersimpan/);
  isReached = true;
  await first.user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Lead dulu', { selector: 'p' });
  const [lost, kept] = first.callsOf(note.create);
  expect(kept).toEqual(lost);

  await first.user.type(await field(), 'Belum selesai');
  expect(Object.values(localStorage).join()).toContain('Belum selesai');
});
