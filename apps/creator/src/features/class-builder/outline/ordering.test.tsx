// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { lesson, section } from '../../../testing/fixtures.ts';
import { openBuilder } from '../../../testing/open-builder.ts';

afterEach(cleanup);

const setting = '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting';
const sections = [section('s1', [lesson('l1'), lesson('l2')], 'Pembuka'), section('s2', [lesson('l3')], 'Latihan')];

async function openOutline(
  path = setting,
  ...[overrides = { sections }, refusals]: [Parameters<typeof openBuilder>[1]?, Parameters<typeof openBuilder>[2]?]
) {
  const app = openBuilder(path, overrides, refusals);
  await app.user.click(await screen.findByRole('button', { name: 'Kerangka' }));
  const outline = within(screen.getByRole('dialog', { name: 'Kerangka' }));
  const choose = async (menu: string, item: string) => {
    await app.user.click(outline.getByRole('button', { name: menu }));
    await app.user.click(outline.getByRole('button', { name: item }));
  };
  return { ...app, outline, choose };
}
type Outline = Awaited<ReturnType<typeof openOutline>>['outline'];

const sectionOrder = (outline: Outline) =>
  outline
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => /^\d/.test(title));
const lessonOrder = (outline: Outline) =>
  outline.getAllByRole('link', { name: /^Materi l/ }).map(({ textContent }) => textContent);

test('a section is moved by its arrows, which keep the focus', async () => {
  const { user, outline, choose, callsOf } = await openOutline();
  await choose('Menu section Pembuka', 'Urutkan');
  expect(outline.queryByRole('link', { name: 'Materi l1' })).toBeNull();
  const down = outline.getByRole('button', { name: 'Pindah ke bawah: Latihan' });
  expect(down.hasAttribute('disabled')).toBe(true);

  outline.getByRole('button', { name: 'Pindah ke bawah: Pembuka' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Berhasil reorder section');
  expect(sectionOrder(outline)).toEqual(['1. Latihan', '2. Pembuka']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pindah ke atas: Pembuka');
  expect(callsOf(program.reorderSection)).toEqual([{ params: { id: 'c1', sectionId: 's1' }, body: { newIndex: 1 } }]);

  await user.click(outline.getByRole('button', { name: 'Selesai' }));
  expect(outline.getByRole('link', { name: 'Materi l1' })).toBeTruthy();
});

test('one section alone has no order', async () => {
  const { outline, choose } = await openOutline(setting, { sections: sections.slice(0, 1) });
  await choose('Menu section Pembuka', 'Urutkan');
  expect(outline.queryByRole('button', { name: 'Selesai' })).toBeNull();
});

test('a lesson is moved within its section, and to another one, by its menu', async () => {
  const { user, outline, choose, callsOf } = await openOutline();
  await choose('Menu materi Materi l2', 'Pindah ke atas');
  await screen.findByText('Berhasil reorder lesson');
  expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Menu materi Materi l2');

  await choose('Menu materi Materi l2', 'Pindah ke…');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section tujuan' }), '2. Latihan');
  await user.click(screen.getByRole('button', { name: 'Pindahkan' }));
  await expect.poll(() => lessonOrder(outline)).toEqual(['Materi l1', 'Materi l3', 'Materi l2']);
  expect(callsOf(program.reorderLesson)).toEqual([
    {
      params: { id: 'c1' },
      body: { section: { oldIndex: 0, newIndex: 0 }, lesson: { oldIndex: 1, newIndex: 0 }, revision: 1 },
    },
    {
      params: { id: 'c1' },
      body: { section: { oldIndex: 0, newIndex: 1 }, lesson: { oldIndex: 0, newIndex: 1 }, revision: 2 },
    },
  ]);
});

test('after choosing Urutkan a lesson is dragged between sections', async () => {
  const { outline, choose, callsOf } = await openOutline();
  const row = (name: string) => outline.getByRole('link', { name }).closest('li')!;
  const dataTransfer = {};
  expect(row('Materi l1').draggable).toBe(false);
  await choose('Menu materi Materi l1', 'Urutkan');
  fireEvent.dragStart(row('Materi l1'), { dataTransfer });
  fireEvent.dragOver(row('Materi l3'), { dataTransfer, clientY: -1 });
  expect(row('Materi l3').dataset.drop).toBe('before');
  fireEvent.drop(row('Materi l3'), { dataTransfer, clientY: -1 });
  await screen.findByText('Berhasil reorder lesson');
  expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']);
  expect(callsOf(program.reorderLesson)).toMatchObject([
    { body: { section: { oldIndex: 0, newIndex: 1 }, lesson: { oldIndex: 0, newIndex: 0 } } },
  ]);
});

test("a move that fails says so in the server's words, and is taken back", async () => {
  const refusal = answer(program.reorderLesson, () => {
    throw new ApiError(409, 'class_edited_elsewhere', 'Kelas ini diubah di tempat lain.');
  });
  const { outline, choose } = await openOutline(setting, { sections }, [refusal]);
  await choose('Menu materi Materi l1', 'Pindah ke bawah');
  await screen.findByText('Kelas ini diubah di tempat lain.');
  await expect.poll(() => lessonOrder(outline)).toEqual(['Materi l1', 'Materi l2', 'Materi l3']);
});

test('a new lesson stays in its section when that moves', async () => {
  const { user, choose, router } = await openOutline(
    '/creator/create-class/audio?name=menulis-lead&sectionIndex=0&lessonId=baru',
  );
  await screen.findByText('Materi audio · Pembuka');
  await choose('Menu section Pembuka', 'Urutkan');
  await user.click(await screen.findByRole('button', { name: 'Pindah ke bawah: Pembuka' }));
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('sectionIndex')).toBe('1');
  expect(screen.getByText('Materi audio · Pembuka')).toBeTruthy();
});
