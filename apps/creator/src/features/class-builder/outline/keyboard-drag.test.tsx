// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { program } from '@sinau/api-client';
import { lessonOrder, openOutline, sectionOrder, type Outline } from '../../../testing/open-outline.ts';

afterEach(cleanup);

const everyLesson = ['Materi l1', 'Materi l2', 'Materi l3'];
const spoken = (outline: Outline) => outline.getAllByRole('status')[0]!.textContent;
const grip = (outline: Outline, name: string) => outline.getByRole('button', { name: `Geser ${name}` });

test('outside any mode, Space lifts a lesson, arrows move it through the outline, and Space drops it; each position is announced', async () => {
  const { user, outline, callsOf } = await openOutline();
  grip(outline, 'Materi l1').focus();
  await user.keyboard(' ');
  expect(spoken(outline)).toMatch(/^“Materi l1” diangkat\. Posisi 1 dari 2 di “Pembuka”/);
  await user.keyboard('{ArrowDown}');
  expect(spoken(outline)).toBe('Posisi 2 dari 2 di “Pembuka”');
  await user.keyboard('{ArrowDown}');
  expect(spoken(outline)).toBe('Posisi 1 dari 2 di “Latihan”');
  expect(document.activeElement).toBe(grip(outline, 'Materi l1'));
  expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']);
  expect(callsOf(program.reorderLesson)).toEqual([]);

  await user.keyboard(' ');
  await screen.findByText('Berhasil reorder lesson');
  await expect.poll(() => document.activeElement).toBe(grip(outline, 'Materi l1'));
  expect(callsOf(program.reorderLesson)).toMatchObject([
    { body: { section: { oldIndex: 0, newIndex: 1 }, lesson: { oldIndex: 0, newIndex: 0 } } },
  ]);
});

test('Escape returns a lifted row to its position, and leaves the outline open', async () => {
  const { user, outline, callsOf } = await openOutline();
  grip(outline, 'Materi l3').focus();
  await user.keyboard(' {ArrowUp}{ArrowUp}{Escape}');
  expect(lessonOrder(outline)).toEqual(everyLesson);
  expect(spoken(outline)).toBe('“Materi l3” kembali ke tempatnya.');
  expect(screen.getByRole('dialog', { name: 'Kerangka' })).toBeTruthy();
  expect(callsOf(program.reorderLesson)).toEqual([]);
});

test('a section is moved by the keyboard with its lessons', async () => {
  const { user, outline } = await openOutline();
  grip(outline, 'Latihan').focus();
  await user.keyboard(' {ArrowUp} ');
  await screen.findByText('Berhasil reorder section');
  expect(sectionOrder(outline)).toEqual(['1. Latihan', '2. Pembuka']);
  expect(lessonOrder(outline)).toEqual(['Materi l3', 'Materi l1', 'Materi l2']);
});

test('lessons selected by Shift move together, and one undo moves all of them back', { tags: 'night' }, async () => {
  const { user, outline, callsOf } = await openOutline();
  await user.keyboard('{Shift>}');
  await user.click(outline.getByRole('link', { name: 'Materi l1' }));
  await user.click(outline.getByRole('link', { name: 'Materi l2' }));
  await user.keyboard('{/Shift}');
  outline.getByText('2 materi dipilih');
  grip(outline, 'Materi l2').focus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  await waitFor(() => expect(callsOf(program.reorderLesson)).toHaveLength(2));
  await waitFor(() => expect(lessonOrder(outline)).toEqual(['Materi l3', 'Materi l1', 'Materi l2']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(lessonOrder(outline)).toEqual(everyLesson));
});

test("after 'Urutkan' lessons are selected by their checkboxes, moved and removed together [4.10]", async () => {
  const { user, outline, choose } = await openOutline();
  await choose('Menu materi Materi l1', 'Urutkan');
  await user.click(outline.getByRole('checkbox', { name: 'Pilih Materi l1' }));
  await user.click(outline.getByRole('checkbox', { name: 'Pilih Materi l3' }));
  await user.click(outline.getByRole('button', { name: 'Pindah ke…' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section tujuan' }), '2. Latihan');
  await user.click(screen.getByRole('button', { name: 'Pindahkan' }));
  await waitFor(() => expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']));

  await user.click(outline.getByRole('button', { name: 'Hapus' }));
  await user.click(screen.getByRole('button', { name: 'Hapus materi' }));
  await screen.findByText('Berhasil menghapus 2 materi');
  expect(lessonOrder(outline)).toEqual(['Materi l2']);
  await user.click(screen.getByRole('button', { name: 'Urungkan', hidden: true }));
  await waitFor(() => expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']));
});
