// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { ApiError, lesson as lessonCalls, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { built, lesson, section } from '../../../testing/fixtures.ts';
import { moveLesson } from '../../../testing/moves.ts';
import {
  lessonOrder,
  openOutline,
  sectionOrder,
  setting,
  twoSections,
  type Outline,
} from '../../../testing/open-outline.ts';

afterEach(cleanup);

const sections = twoSections;

test('a section is moved by its arrows, which keep the focus [4.9, 4.10, 8.14]', async () => {
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
  expect(callsOf(program.reorderSection)).toEqual([
    { params: { id: 'c1', sectionId: 's1' }, body: { newIndex: 1, revision: 1 } },
  ]);

  await user.click(outline.getByRole('button', { name: 'Selesai' }));
  expect(outline.getByRole('link', { name: 'Materi l1' })).toBeTruthy();
});

test('a single section cannot be reordered [4.11]', async () => {
  const { outline, choose } = await openOutline(setting, { sections: sections.slice(0, 1) });
  await choose('Menu section Pembuka', 'Urutkan');
  expect(outline.queryByRole('button', { name: 'Selesai' })).toBeNull();
});

test('a lesson is moved within its section, and to another one, by its menu [2.87, 8.13]', async () => {
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

/** Returns the row of a lesson, as a target of the pointer. */
const rowOf = (outline: Outline, name: string) => outline.getByRole('link', { name }).closest('li')!;

/** Presses the grip of one row, moves above or below another one, and releases it. */
async function drag(
  from: HTMLElement,
  to: HTMLElement,
  half: 'first' | 'second',
  { pointerType = 'mouse', held = 300 } = {},
) {
  const pointer = { pointerId: 1, pointerType, button: 0, bubbles: true };
  document.elementFromPoint = () => to;
  const fire = (type: string, clientY: number, target: Element | Window = window) =>
    fireEvent(target, new PointerEvent(type, { ...pointer, clientX: 0, clientY }));
  fire('pointerdown', 20, from.querySelector('[data-grip]')!);
  await new Promise((resolve) => setTimeout(resolve, held));
  const clientY = half === 'first' ? -1 : 30;
  fire('pointermove', clientY);
  fire('pointermove', clientY);
  const drop = to.dataset['drop'];
  fire('pointerup', clientY);
  return drop;
}

test.each(casesOfRun(['mouse', 'touch'], 1))(
  'after choosing Urutkan a lesson is dragged between sections by %s [4.10, 4.12]',
  async (pointerType) => {
    const { outline, choose, callsOf } = await openOutline();
    await choose('Menu materi Materi l1', 'Urutkan');
    expect(await drag(rowOf(outline, 'Materi l1'), rowOf(outline, 'Materi l3'), 'first', { pointerType })).toBe(
      'before',
    );
    await screen.findByText('Berhasil reorder lesson');
    expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']);
    expect(callsOf(program.reorderLesson)).toMatchObject([
      { body: { section: { oldIndex: 0, newIndex: 1 }, lesson: { oldIndex: 0, newIndex: 0 } } },
    ]);
  },
);

test('a finger that moves on immediately scrolls the list, and drags nothing', async () => {
  const { outline, choose, callsOf } = await openOutline();
  await choose('Menu materi Materi l1', 'Urutkan');
  const drop = await drag(rowOf(outline, 'Materi l1'), rowOf(outline, 'Materi l3'), 'second', {
    pointerType: 'touch',
    held: 0,
  });
  expect(drop).toBeUndefined();
  expect(callsOf(program.reorderLesson)).toEqual([]);
});

test('a lesson dropped on a section becomes its last one', async () => {
  const { outline, choose, callsOf } = await openOutline();
  await choose('Menu materi Materi l1', 'Urutkan');
  const target = outline.getByRole('button', { name: '2. Latihan' }).closest('section')!;
  await drag(rowOf(outline, 'Materi l1'), target, 'first');
  await expect.poll(() => lessonOrder(outline)).toEqual(['Materi l2', 'Materi l3', 'Materi l1']);
  expect(callsOf(program.reorderLesson)).toMatchObject([
    { body: { section: { oldIndex: 0, newIndex: 1 }, lesson: { oldIndex: 0, newIndex: 1 } } },
  ]);
});

test('Escape cancels a drag', async () => {
  const { outline, choose, user, callsOf } = await openOutline();
  await choose('Menu materi Materi l1', 'Urutkan');
  const grip = rowOf(outline, 'Materi l1').querySelector('[data-grip]')!;
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
  document.elementFromPoint = () => rowOf(outline, 'Materi l3');
  fireEvent(grip, new PointerEvent('pointerdown', { ...pointer, clientY: 20 }));
  fireEvent(window, new PointerEvent('pointermove', { ...pointer, clientY: 60 }));
  expect(rowOf(outline, 'Materi l3').dataset['drop']).toBe('after');
  await user.keyboard('{Escape}');
  fireEvent(window, new PointerEvent('pointerup', { ...pointer, clientY: 60 }));
  expect(rowOf(outline, 'Materi l3').dataset['drop']).toBeUndefined();
  expect(callsOf(program.reorderLesson)).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Kerangka' })).toBeTruthy();
});

test('moves in quick succession are all sent, one after the other', { tags: 'night' }, async () => {
  const lessons = ['l1', 'l2', 'l3', 'l4'].map((id) => lesson(id));
  const waiting: (() => void)[] = [];
  let stored = [section('s1', lessons, 'Pembuka')];
  let revision = 1;
  const slow = answer(program.reorderLesson, async ({ body }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    stored = moveLesson(stored, body);
    revision += 1;
    return { revision, sections: stored };
  });
  const { outline, choose, callsOf } = await openOutline(setting, { sections: stored }, [slow]);
  for (let step = 0; step < 3; step += 1) await choose('Menu materi Materi l1', 'Pindah ke bawah');
  expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l3', 'Materi l4', 'Materi l1']);
  expect(callsOf(program.reorderLesson)).toHaveLength(1);

  for (let step = 1; step <= 3; step += 1) {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()!();
    await expect.poll(() => revision).toBe(step + 1);
    expect(lessonOrder(outline).at(-1)).toBe('Materi l1');
  }
  expect(callsOf(program.reorderLesson)).toMatchObject([
    { body: { lesson: { oldIndex: 0, newIndex: 1 }, revision: 1 } },
    { body: { lesson: { oldIndex: 1, newIndex: 2 }, revision: 2 } },
    { body: { lesson: { oldIndex: 2, newIndex: 3 }, revision: 3 } },
  ]);
});

test(
  'a move that another user preceded is applied on top of theirs, and so are the next ones',
  { tags: 'night' },
  async () => {
    const lessons = ['l1', 'l2', 'l3'].map((id) => lesson(id));
    let stored = [section('s1', lessons, 'Pembuka')];
    let revision = 1;
    const theirs = () => {
      stored = [section('s1', [lesson('l4'), ...lessons], 'Pembuka')];
      revision = 2;
      throw new ApiError(409, 'class_edited_elsewhere', 'Kelas ini diubah di tempat lain.');
    };
    const { outline, choose, callsOf } = await openOutline(setting, { sections: stored }, [
      answer(program.reorderLesson, ({ body }) => {
        if (revision === 1) return theirs();
        stored = moveLesson(stored, body);
        revision += 1;
        return { revision, sections: stored };
      }),
      answer(program.mineDetail, () => built({ sections: stored, revision })),
    ]);
    await choose('Menu materi Materi l1', 'Pindah ke bawah');
    await choose('Menu materi Materi l1', 'Pindah ke bawah');
    await expect.poll(() => lessonOrder(outline)).toEqual(['Materi l4', 'Materi l2', 'Materi l3', 'Materi l1']);
    await expect.poll(() => revision).toBe(4);
    expect(screen.queryByText('Kelas ini diubah di tempat lain.')).toBeNull();
    expect(callsOf(program.reorderLesson).slice(1)).toMatchObject([
      { body: { lesson: { oldIndex: 1, newIndex: 2 }, revision: 2 } },
      { body: { lesson: { oldIndex: 2, newIndex: 3 }, revision: 3 } },
    ]);
  },
);

test('a new section is scrolled to and focused [2.80, 4.17, 9.20]', async () => {
  const { user, outline } = await openOutline();
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
  await user.click(outline.getByRole('button', { name: 'Section' }));
  const added = await outline.findByRole('button', { name: '3. Section 3' });
  await expect.poll(() => document.activeElement).toBe(added);
  expect(scrolled.at(-1)?.contains(added)).toBe(true);
});

test('a failure to add or rename a section shows in the save status, without a snackbar [8.21]', async () => {
  const refusal = answer(program.createSection, () => {
    throw new ApiError(409, 'class_under_review', 'Kelas sedang ditinjau.');
  });
  const { user, outline } = await openOutline(setting, { sections }, [refusal]);
  await user.click(outline.getByRole('button', { name: 'Section' }));
  await screen.findByText('Section gagal disimpan, coba lagi');
  expect(screen.queryByText('Kelas sedang ditinjau.')).toBeNull();
  expect(sectionOrder(outline)).toEqual(['1. Pembuka', '2. Latihan']);
});

test('after a lesson is removed, the focus is on the next one [8.17]', async () => {
  let removed = false;
  const left = [section('s1', [lesson('l2')], 'Pembuka'), sections[1]!];
  const { user, outline } = await openOutline(setting, { sections }, [
    answer(lessonCalls.remove, () => {
      removed = true;
      return null;
    }),
    answer(program.mineDetail, () => built({ sections: removed ? left : sections })),
  ]);
  await user.click(outline.getByRole('button', { name: 'Hapus Materi l1' }));
  await screen.findByText('Berhasil menghapus');
  await expect.poll(() => document.activeElement).toBe(outline.getByRole('link', { name: 'Materi l2' }));
});

test("a failed move shows the server's message and is undone [8.4]", async () => {
  const refusal = answer(program.reorderLesson, () => {
    throw new ApiError(409, 'class_under_review', 'Kelas sedang ditinjau.');
  });
  const { outline, choose } = await openOutline(setting, { sections }, [refusal]);
  await choose('Menu materi Materi l1', 'Pindah ke bawah');
  await screen.findByText('Kelas sedang ditinjau.');
  await expect.poll(() => lessonOrder(outline)).toEqual(['Materi l1', 'Materi l2', 'Materi l3']);
});

test('a new lesson stays in its section when the section moves', async () => {
  const focused: (string | null)[] = [];
  const note = ({ target }: FocusEvent) => void focused.push((target as Element).getAttribute('aria-label'));
  document.addEventListener('focusin', note);
  onTestFinished(() => document.removeEventListener('focusin', note));
  const { user, choose, router } = await openOutline(
    '/creator/create-class/audio?name=menulis-lead&sectionIndex=0&lessonId=baru',
  );
  await screen.findByText('Materi audio · Pembuka');
  // A new lesson soon focuses its title, which would close an open menu: jsdom does not support an inert page behind a
  // drawer.
  await expect.poll(() => focused).toContain('Judul materi');
  await choose('Menu section Pembuka', 'Urutkan');
  await user.click(await screen.findByRole('button', { name: 'Pindah ke bawah: Pembuka' }));
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('sectionIndex')).toBe('1');
  expect(screen.getByText('Materi audio · Pembuka')).toBeTruthy();
});
