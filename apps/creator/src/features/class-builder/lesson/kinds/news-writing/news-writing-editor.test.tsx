// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lesson as lessons } from '@sinau/api-client';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { lesson, section } from '../../../../../testing/fixtures.ts';
import { openBuilder } from '../../../../../testing/open-builder.ts';

afterEach(cleanup);

const adding = '/creator/create-class/news_writing?name=menulis-lead&sectionIndex=0&lessonId=baru';
const editing = '/creator/create-class/edit/materi-n1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=n1';
const withNews = { sections: [section('s1', [lesson('n1', { type: 'news_writing', title: 'Tugas Akhir' })])] };

// A class without sessions has no 'Sesi langsung'.
test.each([
  [true, lessonTypes.length - 1],
  [false, lessonTypes.length - 2],
])(
  "the menu offers 'AI-sisten' in a class that an operator allowed, and in no other: %s, %i entries [2.91, 2.92, 9.22]",
  async (allowsNewsWriting, entries) => {
    const { user } = openBuilder('/creator/create-class/menulis-lead', { allowsNewsWriting });
    await user.click(await screen.findByRole('button', { name: 'Kerangka' }));
    const outline = within(await screen.findByRole('dialog', { name: 'Kerangka' }));
    await user.click(outline.getByRole('button', { name: 'Materi' }));
    const menu = within(outline.getByRole('button', { name: /^Tugas/ }).parentElement!);
    expect(menu.getAllByRole('button')).toHaveLength(entries);
    expect(outline.queryByRole('button', { name: /^AI-sisten/ }) !== null).toBe(allowsNewsWriting);
  },
);

test("a new one is titled 'Tugas Akhir', and has its bounds and no 'Pengaturan Konten' [2.89, 2.90]", async () => {
  const { user, callsOf } = openBuilder(adding, { allowsNewsWriting: true });
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Judul materi' })).value).toBe('Tugas Akhir');
  expect(screen.queryByText('Pengaturan Konten')).toBeNull();
  await user.type(screen.getByLabelText('Paling sedikit (kata)'), '300');
  await user.type(screen.getByLabelText('Paling banyak (kata)'), '500');
  await user.click(screen.getByRole('switch', { name: /Tawarkan jadi portofolio/ }));
  await waitFor(() => expect(callsOf(lessons.create)).toHaveLength(1));
  await waitFor(() =>
    expect([...callsOf(lessons.create), ...callsOf(lessons.update)].at(-1)).toMatchObject({
      body: {
        type: 'news_writing',
        title: 'Tugas Akhir',
        content: { minimumWords: 300, maximumWords: 500 },
        setting: { saveToArchive: true },
      },
    }),
  );
});

test('without the permission the editor explains the consequence', async () => {
  openBuilder(editing, withNews);
  await screen.findByText('Kelas ini belum diizinkan memakai AI-sisten.');
});
