// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { openApp } from '@sinau/shell/testing';
import { SaverProvider, useRegisteredSaver } from '../../../../../documents/saving/current-saver.tsx';
import { createSelfSaving } from '../../../../../documents/saving/self-saving.ts';
import { withHistory } from '../../../../../documents/undo/document-history.ts';
import { ChaptersField } from './chapters-field.tsx';

afterEach(cleanup);

/** Renders the field within a document, as the builder does. */
function open(chapters: Chapter[], { readOnly = false, error = undefined as string | undefined } = {}) {
  const isUnused = () => Promise.reject(new Error('Nothing is saved here'));
  const failureOf = () => ({ kind: 'failed', message: '', isTransient: false }) as const;
  const stored = { fields: { content: { chapters } }, revision: 1 };
  const lesson = withHistory(createSelfSaving(stored, { save: isUnused, load: isUnused, failureOf }));
  const media = document.createElement('video');
  function Held() {
    useRegisteredSaver(lesson, 'lesson');
    const { draft } = useSyncExternalStore(lesson.subscribe, lesson.getSnapshot);
    return (
      <ChaptersField
        chapters={draft.content.chapters}
        media={media}
        duration={600}
        error={error}
        readOnly={readOnly}
        onChange={(next) => lesson.change({ content: { chapters: next } })}
      />
    );
  }
  const Page = () => (
    <SaverProvider>
      <Held />
    </SaverProvider>
  );
  const { user } = openApp({ routes: [{ path: '/', Component: Page }], path: '/', reducers: {}, answers: [] });
  const play = (second: number) => {
    media.currentTime = second;
    fireEvent.timeUpdate(media);
  };
  return { user, play, chapters: () => lesson.getSnapshot().draft.content.chapters };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const chapters = [
  { second: 0, title: 'Pembuka' },
  { second: 75, title: 'Isi' },
];

describe('ChaptersField', () => {
  test('adds a chapter at the second that plays, to be named at once', async () => {
    const { user, play, chapters: stored } = open([]);
    play(75.8);
    await user.click(screen.getByRole('button', { name: 'Tambah bab di 01:15' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Judul bab 2')));
    // The first letter replaces the proposed title, however soon it comes.
    await user.keyboard('Isi');
    expect(stored()).toEqual(chapters);
    await user.click(screen.getByRole('button', { name: 'Tambah bab di 01:15' }));
    expect(stored()).toEqual(chapters);
  });

  test('moves a chapter once its time is left, and does not pass on what is no time of the recording', async () => {
    const { user, chapters: stored } = open([...chapters, { second: 90, title: 'Latihan' }]);
    expect(field('Waktu bab 1').readOnly).toBe(true);
    const time = field('Waktu bab 2');
    for (const [typed, sentence] of [
      ['sebentar', 'Tulis waktunya seperti 1:15 atau 1:02:03'],
      ['1:30', 'Sudah ada bab yang mulai di waktu ini'],
      ['10:00', 'Rekamannya berakhir di 10:00'],
    ] as const) {
      await user.clear(time);
      await user.type(time, typed);
      await user.tab();
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(time.getAttribute('aria-invalid')).toBe('true');
    }
    expect(stored()[1]!.second).toBe(75);
    await user.clear(time);
    await user.type(time, '2.00{Enter}');
    expect(stored().map(({ title }) => title)).toEqual(['Pembuka', 'Latihan', 'Isi']);
    expect(field('Waktu bab 3').value).toBe('02:00');
  });

  test('keeps the title of a chapter that is left empty, and asks for one', async () => {
    const { user, chapters: stored } = open(chapters);
    await user.clear(field('Judul bab 2'));
    await user.type(field('Judul bab 2'), '   ');
    await user.tab();
    expect(screen.getByText('Tulis judul bab')).toBeTruthy();
    expect(stored()[1]!.title).not.toMatch(/^\s*$/);
    await user.clear(field('Judul bab 2'));
    await user.type(field('Judul bab 2'), 'Inti');
    expect(screen.queryByText('Tulis judul bab')).toBeNull();
    expect(stored()[1]).toEqual({ second: 75, title: 'Inti' });
  });

  test('takes a pasted list, and tells which line cannot be read', async () => {
    const { user, chapters: stored } = open(chapters);
    await user.click(screen.getByRole('button', { name: 'Ubah sebagai daftar' }));
    const lines = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Waktu dan judul/ });
    expect(lines.value).toBe('00:00 Pembuka\n01:15 Isi');
    await user.clear(lines);
    await user.paste('0:00 - Salam\nTanpa waktu');
    await user.click(screen.getByRole('button', { name: 'Pakai daftar ini' }));
    expect(screen.getByText('Baris 2 belum diawali waktu, misalnya 1:15')).toBeTruthy();
    expect(stored()).toEqual(chapters);
    await user.clear(lines);
    await user.paste('0:00 - Salam\n2:00 - Contoh');
    await user.click(screen.getByRole('button', { name: 'Pakai daftar ini' }));
    expect(stored()).toEqual([
      { second: 0, title: 'Salam' },
      { second: 120, title: 'Contoh' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('removes a chapter; the one after the first then begins the recording, until that is undone', async () => {
    const { user, chapters: stored } = open(chapters);
    await user.click(screen.getByRole('button', { name: 'Hapus bab 1' }));
    expect(stored()).toEqual([{ second: 0, title: 'Isi' }]);
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(stored()).toEqual(chapters);
  });

  test('shows what the server refused, and nothing to change to those who may only read', () => {
    open(chapters, { readOnly: true, error: 'Ada bab yang mulai setelah rekaman berakhir' });
    expect(screen.getByText('Ada bab yang mulai setelah rekaman berakhir')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(field('Judul bab 2').readOnly).toBe(true);
  });
});
