// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lesson as lessonCalls, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { built, lesson, section } from '../../../testing/fixtures.ts';
import { openBuilder } from '../../../testing/open-builder.ts';
import { lessonOrder, openOutline, twoSections } from '../../../testing/open-outline.ts';

afterEach(cleanup);

const quiz = '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=quiz';
const article = quiz.replace('type=quiz', 'type=article');
const beginning = '/creator/create-class/article?name=menulis-lead&sectionIndex=0&lessonId=baru';
const classInfo = '/creator/create-class/menulis-lead';
const withQuiz = { sections: [section('s1', [lesson('l1', { type: 'quiz' })])] };

const bar = () => within(screen.getByRole('navigation', { name: 'Panel' }));
/** Returns whether the key was left to the browser. */
const press = (key: object, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...key });

test(
  'actions in the document and in the outline are undone in one order, the last one first',
  { tags: 'night' },
  async () => {
    const { user, outline, choose } = await openOutline(article);
    await user.type(await screen.findByRole('textbox', { name: 'Judul materi', hidden: true }), ' baru');
    await choose('Menu materi Materi l1', 'Pindah ke bawah');
    await user.click(outline.getByRole('button', { name: /^Urungkan memindahkan “Materi l1/ }));
    await waitFor(() =>
      expect(lessonOrder(outline).map((name) => name?.slice(0, 9))).toEqual(['Materi l1', 'Materi l2', 'Materi l3']),
    );
    await user.click(await outline.findByRole('button', { name: 'Urungkan mengubah judul' }));
    const title = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Judul materi', hidden: true });
    expect(title.value).toBe('Materi l1');
    await user.click(outline.getByRole('button', { name: 'Ulangi mengubah judul' }));
    expect(title.value).toBe('Materi l1 baru');
  },
);

test(
  'a removed question is restored by Ctrl+Z wherever the focus is, until something is typed',
  { tags: 'night' },
  async () => {
    const { user } = openBuilder(quiz, withQuiz);
    const title = await screen.findByRole('textbox', { name: 'Judul materi' });
    await user.click(await screen.findByRole('button', { name: 'Tambah soal' }));
    await user.click(screen.getByRole('button', { name: /^Benar atau salah/ }));
    await user.click(screen.getByRole('button', { name: 'Menu soal 1' }));
    await user.click(screen.getByRole('button', { name: 'Hapus' }));
    screen.getByText('Belum ada soal');
    expect(press({}, title)).toBe(false);
    await screen.findByRole('article', { name: 'Soal 1' });
    expect(press({ shiftKey: true, key: 'Z' }, title)).toBe(false);
    screen.getByText('Belum ada soal');
    await user.type(title, '!');
    expect(press({}, title)).toBe(true);
  },
);

test('settings are undone as well, and a typed setting as one step', async () => {
  const { user } = openBuilder(quiz, withQuiz);
  await screen.findByRole('button', { name: 'Tambah soal' });
  await user.click(bar().getByRole('button', { name: 'Atur' }));
  const minutes = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Batas waktu (menit)' });
  fireEvent.change(minutes, { target: { value: '4' } });
  fireEvent.change(minutes, { target: { value: '45' } });
  expect(minutes.value).toBe('45');
  await user.click(bar().getByRole('button', { name: 'Urungkan mengubah pengaturan' }));
  expect(minutes.value).toBe('');
  await user.click(bar().getByRole('button', { name: 'Ulangi mengubah pengaturan' }));
  expect(minutes.value).toBe('45');
});

test('texts of the class are undone by the buttons and by the key', async () => {
  const { user } = openBuilder(classInfo, {}, [
    answer(program.update, ({ body }) => ({ ...built(), ...body, category: null, revision: body.revision + 1 })),
  ]);
  const description = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Deskripsi singkat' });
  const before = description.value;
  await user.type(description, ' Ringkas.');
  await user.click(bar().getByRole('button', { name: 'Urungkan mengubah deskripsi' }));
  expect(description.value).toBe(before);
  await screen.findByText('Diurungkan: mengubah deskripsi');
  expect(press({ shiftKey: true, key: 'Z' }, screen.getByRole('button', { name: 'Atur' }))).toBe(false);
  expect(description.value).toBe(`${before} Ringkas.`);
});

test('adding a lesson is undone, which removes it and leaves its page, and redone', async () => {
  const { user, callsOf, address, outline } = await openOutline(beginning, { sections: twoSections });
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi', hidden: true }), 'Lead kuat{Tab}');
  await waitFor(() => expect(address()).toContain('/create-class/edit/'));
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1));
  // The typed text is undone first, since it came last.
  await user.click(outline.getByRole('button', { name: 'Urungkan mengubah judul' }));
  await user.click(await outline.findByRole('button', { name: /^Urungkan menambah “/ }));
  await waitFor(() => expect(callsOf(lessonCalls.remove)).toHaveLength(1));
  expect(address()).toBe(classInfo);
  // The outline closes as the other page opens.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Kerangka' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Kerangka' }));
  const opened = within(await screen.findByRole('dialog', { name: 'Kerangka' }));
  await user.click(await opened.findByRole('button', { name: /^Ulangi menambah “/ }));
  await waitFor(() => expect(callsOf(program.restoreLesson)).toHaveLength(1));
});

test('a class under review allows no undo', async () => {
  openBuilder(classInfo, { statusApprove: 'review' });
  await screen.findByRole('textbox', { name: 'Deskripsi singkat' });
  expect(bar().queryByRole('button', { name: 'Urungkan' })).toBeNull();
  expect(press({})).toBe(true);
});
