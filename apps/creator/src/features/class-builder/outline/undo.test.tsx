// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, lesson as lessonCalls, program } from '@sinau/api-client';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import { answer } from '@sinau/shell/testing';
import { built, lesson, section } from '../../../testing/fixtures.ts';
import { lessonOrder, openOutline, sectionOrder, setting, twoSections } from '../../../testing/open-outline.ts';

afterEach(cleanup);

const everyLesson = ['Materi l1', 'Materi l2', 'Materi l3'];
const title = { name: 'Judul materi' };

test('a removed lesson is restored by the button in its message, and is in focus', async () => {
  const { user, outline, callsOf } = await openOutline();
  await user.click(outline.getByRole('button', { name: 'Hapus Materi l1' }));
  expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l3']);
  const message = (await screen.findByText('Berhasil menghapus')).parentElement!;
  const undo = [...message.querySelectorAll('button')].find(({ textContent }) => textContent === 'Urungkan')!;
  await user.click(undo);
  await screen.findByText('Diurungkan: menghapus “Materi l1”');
  await waitFor(() => expect(document.activeElement).toBe(outline.getByRole('link', { name: 'Materi l1' })));
  expect(lessonOrder(outline)).toEqual(everyLesson);
  expect(callsOf(program.restoreLesson)).toEqual([{ params: { id: 'c1', lessonId: 'l1' } }]);
});

test('a removed section is restored with its lessons by Ctrl+Z, and removed again by Ctrl+Shift+Z', async () => {
  const { user, outline, choose } = await openOutline();
  await choose('Menu section Pembuka', 'Hapus');
  await user.click(screen.getByRole('button', { name: 'Hapus section' }));
  await waitFor(() => expect(sectionOrder(outline)).toEqual(['1. Latihan']));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(lessonOrder(outline)).toEqual(everyLesson));
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  await waitFor(() => expect(sectionOrder(outline)).toEqual(['1. Latihan']));
});

test('moves and names are undone and redone one after the other, also by the buttons', async () => {
  const { user, outline, choose } = await openOutline();
  await choose('Menu materi Materi l1', 'Pindah ke bawah');
  await choose('Menu section Latihan', 'Edit');
  await user.clear(screen.getByPlaceholderText('Masukkan title section'));
  await user.type(screen.getByPlaceholderText('Masukkan title section'), 'Praktik{Enter}');
  await outline.findByRole('button', { name: '2. Praktik' });

  await user.click(outline.getByRole('button', { name: 'Urungkan mengganti nama “Latihan”' }));
  await outline.findByRole('button', { name: '2. Latihan' });
  await user.click(outline.getByRole('button', { name: 'Urungkan memindahkan “Materi l1”' }));
  await waitFor(() => expect(lessonOrder(outline)).toEqual(everyLesson));
  expect(outline.getByRole('button', { name: 'Urungkan' }).hasAttribute('disabled')).toBe(true);
  await user.click(outline.getByRole('button', { name: 'Ulangi memindahkan “Materi l1”' }));
  await waitFor(() => expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']));
});

test('a name that another user has changed since is not undone, and a message says so', { tags: 'night' }, async () => {
  const { user, outline, choose, callsOf } = await openOutline(setting, { sections: twoSections }, [
    answer(program.updateSection, ({ body }) => {
      // The partner was faster, and this page does not know of it.
      if (body.formerTitle) throw new ApiError(409, 'class_edited_elsewhere', 'Diubah.');
      renamed = true;
      return { revision: 2, sections: titled('Praktik') };
    }),
    answer(program.mineDetail, () =>
      renamed ? built({ sections: titled('Punya Rani'), revision: 3 }) : built({ sections: twoSections }),
    ),
  ]);
  await choose('Menu section Latihan', 'Edit');
  await user.clear(screen.getByPlaceholderText('Masukkan title section'));
  await user.type(screen.getByPlaceholderText('Masukkan title section'), 'Praktik{Enter}');
  await waitFor(() => expect(callsOf(program.updateSection)).toHaveLength(1));
  await user.click(await outline.findByRole('button', { name: 'Urungkan mengganti nama “Latihan”' }));
  await screen.findByText('Mengganti nama “Latihan” dilewati, karena sejak itu sudah diubah di tempat lain');
  await outline.findByRole('button', { name: /^2\. Punya Rani/ });
  expect(callsOf(program.updateSection)).toMatchObject([
    { body: { title: 'Praktik' } },
    { body: { title: 'Latihan', formerTitle: 'Praktik' } },
  ]);
});
let renamed = false;

test('a lesson that another user has moved since within its section is not moved back, and a message says so', async () => {
  const [l1, l2, l4] = ['l1', 'l2', 'l4'].map((id) => lesson(id)) as [OutlineLesson, OutlineLesson, OutlineLesson];
  const ordered = (...lessons: OutlineLesson[]) => [section('s1', lessons, 'Pembuka'), twoSections[1]!];
  let isMoved = false;
  const { user, outline, choose, callsOf } = await openOutline(setting, { sections: ordered(l1, l2, l4) }, [
    answer(program.reorderLesson, ({ body }) => {
      // The partner was faster, and this page does not know of it.
      if (isMoved) throw new ApiError(409, 'class_edited_elsewhere', 'Diubah.');
      isMoved = true;
      return { revision: body.revision! + 1, sections: ordered(l2, l1, l4) };
    }),
    answer(program.mineDetail, () =>
      isMoved ? built({ sections: ordered(l2, l4, l1), revision: 3 }) : built({ sections: ordered(l1, l2, l4) }),
    ),
  ]);
  await choose('Menu materi Materi l1', 'Pindah ke bawah');
  await waitFor(() => expect(callsOf(program.reorderLesson)).toHaveLength(1));
  await user.click(await outline.findByRole('button', { name: 'Urungkan memindahkan “Materi l1”' }));
  await screen.findByText('Memindahkan “Materi l1” dilewati, karena sejak itu sudah diubah di tempat lain');
  await waitFor(() => expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l4', 'Materi l1', 'Materi l3']));
  expect(callsOf(program.reorderLesson)).toHaveLength(2);
});
const titled = (title: string) => [twoSections[0]!, { ...twoSections[1]!, title }];

test('Ctrl+Z in a text is left to the browser', async () => {
  const editing =
    '/creator/create-class/edit/materi-l2?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l2&type=article';
  const { user, outline, choose } = await openOutline(editing);
  await choose('Menu materi Materi l1', 'Pindah ke bawah');
  await user.click(outline.getByRole('button', { name: 'Tutup' }));
  await user.type(await screen.findByRole('textbox', title), '{Control>}z{/Control}');
  await user.click(screen.getByRole('button', { name: 'Kerangka' }));
  expect(lessonOrder(outline)).toEqual(['Materi l2', 'Materi l1', 'Materi l3']);
});

test(
  'removing the open lesson first stores what was typed in it, so that it is restored too',
  { tags: 'night' },
  async () => {
    const editing =
      '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article';
    const { user, outline, callsOf, address } = await openOutline(editing);
    await user.click(outline.getByRole('button', { name: 'Tutup' }));
    await user.type(await screen.findByRole('textbox', title), ' baru');
    await user.click(screen.getByRole('button', { name: 'Kerangka' }));
    await user.click(await screen.findByRole('button', { name: /^Hapus Materi l1/ }));
    await waitFor(() => expect(callsOf(lessonCalls.remove)).toHaveLength(1));
    expect(address()).toBe('/creator/create-class/menulis-lead');
    expect(callsOf(lessonCalls.update)).toMatchObject([{ body: { title: 'Materi l1 baru' } }]);
  },
);

test('changes made offline are shown immediately, and stored when the connection is back', async () => {
  let isOnline = false;
  const { user, outline, choose, callsOf } = await openOutline(setting, { sections: twoSections }, [
    answer(program.reorderSection, ({ params }) => {
      if (!isOnline) throw new ApiError(0, 'network', 'Koneksi terputus.');
      const moved = twoSections.toSorted((a) => (a.id === params.sectionId ? 1 : -1));
      return { revision: 2, sections: moved };
    }),
  ]);
  await choose('Menu section Pembuka', 'Urutkan');
  await user.click(outline.getByRole('button', { name: 'Pindah ke bawah: Pembuka' }));
  expect(sectionOrder(outline)).toEqual(['1. Latihan', '2. Pembuka']);
  await screen.findByRole('button', { name: 'Gagal menyimpan, coba lagi', hidden: true });
  expect(screen.queryByText('Berhasil reorder section')).toBeNull();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Berhasil reorder section');
  expect(callsOf(program.reorderSection)).toHaveLength(2);
  expect(sectionOrder(outline)).toEqual(['1. Latihan', '2. Pembuka']);
});

test('a lesson and a section are duplicated by their menus, and the copy is in focus', async () => {
  const { outline, choose } = await openOutline();
  await choose('Menu materi Materi l1', 'Duplikat');
  const copy = await outline.findByRole('link', { name: 'Salinan dari Materi l1' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
  await choose('Menu section Latihan', 'Duplikat');
  await waitFor(() => expect(sectionOrder(outline)).toEqual(['1. Pembuka', '2. Latihan', '3. Salinan dari Latihan']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3. Salinan dari Latihan'));
});

test('a lesson is found by a few letters and Enter', async () => {
  const { user, router } = await openOutline();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('searchbox', { name: 'Cari materi' }), '2.1{Enter}');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('lessonId')).toBe('l3'));
});

test("a lesson is added by the button at its section's end", async () => {
  const { user, outline, router } = await openOutline();
  await user.click(outline.getByRole('button', { name: 'Tambah materi di Latihan' }));
  await user.click(outline.getByRole('button', { name: /^Artikel/ }));
  await screen.findByText('Materi ditambahkan di Latihan');
  expect(new URLSearchParams(router.state.location.search).get('sectionIndex')).toBe('1');
});

test('a class is submitted once the changes of its outline are stored', async () => {
  const waiting: (() => void)[] = [];
  const { user, outline, choose, callsOf } = await openOutline(setting, { sections: twoSections }, [
    answer(program.updateSection, async ({ body }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { revision: 2, sections: [{ ...twoSections[0]!, title: body.title }, twoSections[1]!] };
    }),
  ]);
  await choose('Menu section Pembuka', 'Edit');
  await user.type(screen.getByPlaceholderText('Masukkan title section'), ' baru{Enter}');
  await user.click(outline.getByRole('button', { name: 'Tutup' }));
  await user.click(screen.getByRole('button', { name: 'Ajukan Kelas' }));
  expect(screen.queryByRole('alertdialog', { name: 'Ajukan kelas ini?' })).toBeNull();
  waiting[0]!();
  await screen.findByRole('alertdialog', { name: 'Ajukan kelas ini?' });
  expect(callsOf(program.updateSection)).toHaveLength(1);
});
