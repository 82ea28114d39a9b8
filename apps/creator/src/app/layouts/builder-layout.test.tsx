// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, category, lesson, program } from '@sinau/api-client';
import { lessonKindLabels } from '@sinau/classroom';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Lesson } from '@sinau/contracts/study/lesson/lesson.schemas';
import { answer } from '@sinau/shell/testing';
import { lesson as outlineLesson, section, storedLesson } from '../../testing/fixtures.ts';
import { openBuilder } from '../../testing/open-builder.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const setting = '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting';
const editing = '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article';

/** On the narrow screen of the tests the outline is a drawer. */
async function openOutline(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Kerangka' }));
  return within(screen.getByRole('dialog', { name: 'Kerangka' }));
}

async function addArticle(user: UserEvent) {
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: 'Materi' }));
  await user.click(outline.getByRole('button', { name: /Artikel/ }));
}

test('the outline shows the class, its sections and lessons, and where the class itself is described [2.78, 2.79, 2.80, 2.82, 2.84, 2.85]', async () => {
  const { user } = openBuilder(setting);
  const outline = await openOutline(user);
  outline.getByText('Menulis Lead');
  outline.getByText('Kelas Mandiri');
  outline.getByRole('button', { name: 'Materi' });
  outline.getByRole('button', { name: 'Section' });
  expect(outline.getByRole('link', { name: 'Informasi Pengaturan Kelas' }).getAttribute('href')).toBe(setting);
  expect(outline.getAllByRole('link').at(-1)?.textContent).toBe('Pesan Penyelesaian');
  const head = outline.getByRole('button', { name: '1. Pembuka' });
  expect(head.getAttribute('aria-expanded')).toBe('true');
  await user.click(head);
  await user.click(head);
  expect(outline.queryByRole('link', { name: 'Materi l1' })).toBeNull();
});

test('the outline marks a quiz with unfinished questions', async () => {
  const quiz = (id: string, overrides: object) => outlineLesson(id, { type: 'quiz', ...overrides });
  const { user } = openBuilder(setting, {
    sections: [
      section('s1', [
        quiz('utuh', {}),
        quiz('sebagian', { unfinishedQuestions: 2 }),
        quiz('kosong', { isComplete: false, unfinishedQuestions: 1 }),
      ]),
    ],
  });
  const outline = await openOutline(user);
  const lineOf = (title: string) => outline.getByRole('link', { name: title }).nextSibling?.textContent;
  expect(['Materi utuh', 'Materi sebagian', 'Materi kosong'].map(lineOf)).toEqual([
    'Kuis · 1 menit',
    '2 soal belum lengkap',
    'Belum ada soal yang lengkap',
  ]);
});

test("the menu of new lessons offers the kinds that can be built, without 'AI-sisten' [2.92]", async () => {
  const { user } = openBuilder(setting);
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: 'Materi' }));
  const panel = outline.getByRole('button', { name: /^Artikel/ }).parentElement!;
  const kinds = within(panel).getAllByRole('button');
  expect(kinds.map((kind) => kind.querySelector('span')?.firstChild?.textContent)).toEqual(
    lessonTypes
      .filter((type) => type !== 'news_writing' && type !== 'webinar')
      .map((type) => lessonKindLabels[type].label),
  );
});

test('a class without sections offers to add the first lesson [2.83]', async () => {
  const { user } = openBuilder(setting, { sections: [] });
  const outline = await openOutline(user);
  outline.getByRole('button', { name: 'Tambah Materi' });
});

test('a class is archived and restored from its outline [2.81, 4.8]', async () => {
  const { user } = openBuilder(setting);
  (await openOutline(user)).getByRole('button', { name: 'Arsip' });
  cleanup();
  const archived = openBuilder(setting, { archiveAt: '2026-11-21T03:00:00.000Z' });
  (await openOutline(archived.user)).getByRole('button', { name: 'Pulihkan' });
});

test('a lesson has its settings on the right, a page about the class has none, and the link back goes to the catalog [2.30, 2.88, 2.89, 2.94]', async () => {
  const { user, router } = openBuilder(editing);
  expect((await screen.findByRole('link', { name: 'Kembali ke Katalog Kelas' })).getAttribute('href')).toBe(
    '/creator/list-catalog',
  );
  await user.click(await screen.findByRole('button', { name: 'Atur' }));
  await screen.findByRole('heading', { name: 'Pengaturan Konten' });
  await router.navigate(setting);
  await screen.findByRole('heading', { name: 'Informasi Pengaturan Kelas' });
  await user.click(await screen.findByRole('button', { name: 'Atur' }));
  expect(screen.queryByRole('heading', { name: 'Pengaturan Konten' })).toBeNull();
});

test("'Batal' cancels the renaming of a section [5.8]", async () => {
  const { user, callsOf } = openBuilder(setting);
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: 'Menu section Pembuka' }));
  await user.click(outline.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByPlaceholderText('Masukkan title section'), ' baru');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  outline.getByRole('button', { name: '1. Pembuka' });
  expect(callsOf(program.updateSection)).toEqual([]);
});

test('a refused deletion of a section shows the reason in red [8.6, 8.8]', async () => {
  const refusal = answer(program.removeSection, () => {
    throw new ApiError(409, 'class_under_review', 'Kelas sedang ditinjau.');
  });
  const { user } = openBuilder(setting, {}, [refusal]);
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: 'Menu section Pembuka' }));
  await user.click(outline.getByRole('button', { name: 'Hapus' }));
  await user.click(screen.getByRole('button', { name: 'Hapus section' }));
  expect((await screen.findByText('Kelas sedang ditinjau.')).closest('[role=alert]')).not.toBeNull();
});

test('a refused deletion of a lesson shows the reason in red [8.7]', async () => {
  const refusal = answer(lesson.remove, () => {
    throw new ApiError(409, 'class_under_review', 'Kelas sedang ditinjau.');
  });
  const { user } = openBuilder(setting, {}, [refusal]);
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: 'Hapus Materi l1' }));
  expect((await screen.findByText('Kelas sedang ditinjau.')).closest('[role=alert]')).not.toBeNull();
  await outline.findByRole('link', { name: 'Materi l1' });
  expect(screen.queryByText('Berhasil menghapus')).toBeNull();
});

test('adding the first lesson creates the first section and opens the editor [4.13, 4.15, 4.16]', async () => {
  const { user, callsOf, router } = openBuilder(setting, { sections: [] });
  await addArticle(user);
  await screen.findByText('Materi ditambahkan di Section 1');
  expect(callsOf(program.createSection)).toEqual([
    { params: { id: 'c1' }, body: { sectionTitle: 'Section 1', sectionId: expect.any(String) } },
  ]);
  expect(router.state.location.pathname).toBe('/creator/create-class/article');
  await screen.findByRole('textbox', { name: 'Judul materi' });
});

test('a lesson cannot be added while no section is chosen [4.14, 8.18]', async () => {
  const { user, router } = openBuilder(setting, { sections: [section('s1', []), section('s2', [])] });
  await addArticle(user);
  await screen.findByText('Pilih section terlebih dahulu');
  expect(router.state.location.pathname).toBe('/creator/create-class/setting');
});

test('a new lesson is added to the section that was clicked', async () => {
  const { user, router } = openBuilder(setting, {
    sections: [section('s1', [], 'Pembuka'), section('s2', [], 'Latihan')],
  });
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: '2. Latihan' }));
  await user.click(outline.getByRole('button', { name: 'Materi' }));
  await user.click(outline.getByRole('button', { name: /Artikel/ }));
  await screen.findByText('Materi ditambahkan di Latihan');
  expect(new URLSearchParams(router.state.location.search).get('sectionIndex')).toBe('1');
});

test('the section that was clicked is still chosen when the outline opens again', { tags: 'night' }, async () => {
  const { user, router } = openBuilder(setting, {
    sections: [section('s1', [], 'Pembuka'), section('s2', [], 'Latihan')],
  });
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: '2. Latihan' }));
  await user.click(outline.getByRole('button', { name: 'Tutup' }));
  await addArticle(user);
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('sectionIndex')).toBe('1'));
});

test('a new lesson is stored with its first words, once, and the text stays while its address changes', async () => {
  const { user, callsOf, router } = openBuilder(
    '/creator/create-class/article?name=menulis-lead&sectionIndex=0&lessonId=baru',
  );
  const title = await screen.findByRole('textbox', { name: 'Judul materi' });
  await user.type(title, 'Apa itu lead');
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator/create-class/edit/materi-pertama'));
  expect(screen.getByRole('textbox', { name: 'Judul materi' })).toBe(title);
  expect(callsOf(lesson.create)).toHaveLength(1);

  await user.type(title, ' yang kuat');
  await user.tab();
  await waitFor(() =>
    expect(callsOf(lesson.update)).toEqual([
      expect.objectContaining({
        params: { id: 'l2' },
        body: expect.objectContaining({ title: 'Apa itu lead yang kuat', revision: 1 }),
      }),
    ]),
  );
  await screen.findByText(/^Tersimpan \d\d[.:]\d\d$/);
});

test(
  'the outline shows a new lesson once, also while the navigation to another page is pending',
  { tags: 'night' },
  async () => {
    const { promise: created, resolve: create } = Promise.withResolvers<Lesson>();
    const busy = answer(lesson.update, () => {
      throw new ApiError(503, 'unavailable', 'Layanan sedang sibuk. Coba lagi sebentar lagi.');
    });
    const { user, router, callsOf } = openBuilder(
      '/creator/create-class/audio?name=menulis-lead&sectionIndex=0&lessonId=baru',
      { sections: [section('s1', [outlineLesson('l1'), outlineLesson('l2', { title: 'Siniar', type: 'audio' })])] },
      [answer(lesson.create, () => created), busy],
    );
    await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), 'Sini');
    await waitFor(() => expect(callsOf(lesson.create)).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: 'Judul materi' }), 'ar');
    await act(async () => void router.navigate(setting));
    create(storedLesson('audio', 'l2', { title: 'Sini' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Perubahanmu belum tersimpan' }));
    await user.click(dialog.getByRole('button', { name: 'Tetap di sini' }));
    const outline = await openOutline(user);
    await outline.findByRole('link', { name: 'Siniar' });
    expect(outline.queryByText('Materi baru')).toBeNull();
  },
);

test('a new lesson waits for its title', async () => {
  openBuilder('/creator/create-class/article?name=menulis-lead&sectionIndex=0&lessonId=baru');
  const title = await screen.findByRole('textbox', { name: 'Judul materi' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('the settings of a new lesson stay open while it is first stored', { tags: 'night' }, async () => {
  const { user, router } = openBuilder('/creator/create-class/article?name=menulis-lead&sectionIndex=0&lessonId=baru');
  await user.click(await screen.findByRole('button', { name: 'Atur' }));
  await user.click(screen.getByRole('switch', { name: 'Bilah progres' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator/create-class/edit/materi-pertama'));
  expect(screen.getByRole('dialog', { name: 'Pengaturan' })).toBeTruthy();
});

test('the checklist leads to the field that is empty, also from the page that has it', { tags: 'night' }, async () => {
  const { user } = openBuilder('/creator/create-class/menulis-lead', { salePrice: null, sections: [] });
  const follow = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Atur' }));
    await user.click(screen.getByRole('link', { name: item }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pengaturan' })).toBeNull());
  };
  await follow('Tentukan harga, boleh gratis');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Harga' })));
  await follow('Tambah minimal satu materi');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah Materi' })));
});

test('leaving a lesson saves it first', async () => {
  const { user, callsOf, router } = openBuilder(editing);
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), '!');
  void router.navigate(setting);
  await screen.findByRole('heading', { name: 'Informasi Pengaturan Kelas' });
  expect(callsOf(lesson.update)).toHaveLength(1);
});

test('leaving a new lesson during its first save opens the requested page', { tags: 'night' }, async () => {
  const { user, callsOf, router } = openBuilder(
    '/creator/create-class/article?name=menulis-lead&sectionIndex=0&lessonId=baru',
  );
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), 'Apa itu lead');
  void router.navigate(setting);
  await screen.findByRole('heading', { name: 'Informasi Pengaturan Kelas' });
  expect(callsOf(lesson.create)).toHaveLength(1);
});

test('leaving a page with text that cannot be saved asks for confirmation', async () => {
  const offline = answer(lesson.update, () => {
    throw new ApiError(0, 'network', 'Koneksi terputus.');
  });
  const { user, router } = openBuilder(editing, {}, [offline]);
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), '!');
  void router.navigate(setting);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Perubahanmu belum tersimpan' }));
  await user.click(dialog.getByRole('button', { name: 'Tetap di sini' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Judul materi' }).value).toBe('Materi l1!');
  expect(screen.getByRole('button', { name: 'Gagal menyimpan, coba lagi' })).toBeTruthy();
});

test('a link within the page does not ask about unsaved text', { tags: 'night' }, async () => {
  const offline = answer(program.update, () => {
    throw new ApiError(0, 'network', 'Koneksi terputus.');
  });
  const { user } = openBuilder('/creator/create-class/menulis-lead', { salePrice: null }, [offline]);
  await user.type(await screen.findByRole('textbox', { name: /^Judul kelas/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Atur' }));
  await user.click(screen.getByRole('link', { name: 'Tentukan harga, boleh gratis' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Harga' })));
  expect(screen.queryByRole('alertdialog', { name: 'Perubahanmu belum tersimpan' })).toBeNull();
});

test('saving retries automatically after a lost connection', async () => {
  let isOnline = false;
  const flaky = answer(lesson.update, ({ params, body }) => {
    if (!isOnline) throw new ApiError(0, 'network', 'Koneksi terputus.');
    return { ...storedLesson('article', params.id), title: body.title, revision: body.revision + 1 } as Lesson;
  });
  openBuilder(editing, {}, [flaky]);
  const title = await screen.findByRole('textbox', { name: 'Judul materi' });
  vi.useFakeTimers();
  fireEvent.change(title, { target: { value: 'Lead yang kuat' } });
  await vi.advanceTimersByTimeAsync(1100);
  expect(screen.getByRole('button', { name: 'Gagal menyimpan, coba lagi' })).toBeTruthy();

  isOnline = true;
  await vi.advanceTimersByTimeAsync(10_100);
  expect(screen.getByText(/^Tersimpan \d\d[.:]\d\d$/)).toBeTruthy();
});

test('a refused value shows the reason', async () => {
  const closed = answer(lesson.update, () => {
    throw new ApiError(409, 'class_under_review', 'Kelas sedang ditinjau, jadi belum bisa diubah');
  });
  const { user } = openBuilder(editing, {}, [closed]);
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), '!');
  await user.tab();
  await screen.findByText('Perubahan terakhirmu belum tersimpan.');
  expect(screen.getByText('Kelas sedang ditinjau, jadi belum bisa diubah')).toBeTruthy();
});

test('a lesson that was removed elsewhere shows the removal, and preserves its text', async () => {
  const removed = answer(lesson.update, () => {
    throw new ApiError(404, 'not_found', 'Data tidak ditemukan');
  });
  const { user } = openBuilder(editing, {}, [removed]);
  const title = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Judul materi' });
  await user.type(title, '!');
  await user.tab();
  await screen.findByText('Materi ini sudah dihapus di tempat lain.');
  expect(title.value).toBe('Materi l1!');
});

test('saving continues after an unexpected error', async () => {
  const told = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const broken = answer(lesson.update, () => {
    throw new TypeError('x is undefined');
  });
  const { user } = openBuilder(editing, {}, [broken]);
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), '!');
  await user.tab();
  await screen.findByRole('button', { name: 'Gagal menyimpan, coba lagi' });
  expect(told).toHaveBeenCalled();
});

test('topics that failed to load can be loaded again', async () => {
  let isReady = false;
  const topics = answer(category.list, () => {
    if (!isReady) throw new ApiError(400, 'bad_request', 'Gagal.');
    return {
      list: [{ id: 't1', title: 'Jurnalistik', slug: 'jurnalistik', cover: null, totalClass: 1 }],
      total: 1,
      page: 1,
      perPage: 100,
    };
  });
  const { user } = openBuilder('/creator/create-class/menulis-lead', {}, [topics]);
  await screen.findByText(/Gagal memuat topik/);
  isReady = true;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByRole('option', { name: 'Jurnalistik' });
});

test('a section is renamed by Enter and removed after a confirmation [2.86, 5.6, 5.7, 8.16]', async () => {
  const { user, callsOf } = openBuilder(setting, { sections: [section('s1', [outlineLesson('l1')], 'Pembuka')] });
  const outline = await openOutline(user);
  await user.click(outline.getByRole('button', { name: 'Menu section Pembuka' }));
  await user.click(outline.getByRole('button', { name: 'Edit' }));
  const name = screen.getByPlaceholderText('Masukkan title section');
  await user.clear(name);
  await user.type(name, 'Dasar{Enter}');
  await outline.findByRole('button', { name: '1. Dasar' });
  expect(callsOf(program.updateSection)).toEqual([{ params: { id: 'c1', sectionId: 's1' }, body: { title: 'Dasar' } }]);

  await user.click(outline.getByRole('button', { name: 'Menu section Dasar' }));
  await user.click(outline.getByRole('button', { name: 'Hapus' }));
  await user.click(screen.getByRole('button', { name: 'Hapus section' }));
  await screen.findByText('Berhasil menghapus section');
  expect(outline.queryByRole('button', { name: '1. Dasar' })).toBeNull();
});

test('Pratinjau saves what was typed, and shows the lesson that is edited [2.95]', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const { user, callsOf } = openBuilder(editing);
  const title = await screen.findByRole('textbox', { name: 'Judul materi' });
  await user.type(title, ' baru');
  await user.click(screen.getByRole('button', { name: 'Pratinjau' }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(callsOf(lesson.update)).toHaveLength(1);
  const [path, query] = (assign.mock.calls[0]![0] as string).split('?');
  expect(path).toBe('/preview/program/article');
  expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({ name: 'menulis-lead', content: 'l1' });
  vi.unstubAllGlobals();
});

test('the preview does not open while the text cannot be saved', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const offline = new ApiError(0, 'network', 'Koneksi terputus');
  const { user } = openBuilder(editing, {}, [
    answer(lesson.update, () => {
      throw offline;
    }),
  ]);
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), ' baru');
  await user.click(screen.getByRole('button', { name: 'Pratinjau' }));
  await screen.findByText('Masih ada perubahan yang belum tersimpan');
  expect(assign).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a page about the class links to the preview of the class, and its message page to that of the message', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  for (const [address, shown] of [
    [setting, '/preview/program?name=menulis-lead'],
    ['/creator/create-class/ending-message?name=menulis-lead&id=c1', '/preview/program/message?name=menulis-lead'],
  ] as const) {
    const { user } = openBuilder(address);
    await user.click(await screen.findByRole('button', { name: 'Pratinjau' }));
    await waitFor(() => expect(assign).toHaveBeenLastCalledWith(expect.stringContaining(shown)));
    cleanup();
  }
  vi.unstubAllGlobals();
});

test('submitting shows what will be reviewed, and makes the class read-only [2.96, 4.2, 4.3, 4.7, 7.44, 8.11]', async () => {
  const { user, callsOf } = openBuilder(editing);
  await user.click(await screen.findByRole('button', { name: 'Ajukan Kelas' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ajukan kelas ini?' }));
  dialog.getByText('Yang akan kami tinjau');
  dialog.getByText('1 section, 1 materi');
  dialog.getByText('Harga Rp150.000');
  expect(callsOf(program.submit)).toEqual([]);
  const asked = callsOf(program.mineDetail).length;
  await user.click(dialog.getByRole('button', { name: 'Ajukan' }));
  await screen.findByText('Kelas berhasil diajukan');
  expect((await screen.findByRole('button', { name: 'Dalam review' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Judul materi' }).hasAttribute('readonly')).toBe(true);
  expect(callsOf(program.mineDetail).length).toBeGreaterThan(asked);
});

test('a submitted class can be withdrawn and edited again', async () => {
  const { user } = openBuilder(setting, { statusApprove: 'waiting' });
  await user.click(await screen.findByRole('button', { name: 'Atur' }));
  await user.click(screen.getByRole('button', { name: 'Tarik kembali' }));
  await screen.findByText('Pengajuan ditarik kembali');
  await screen.findByRole('button', { name: 'Ajukan Kelas' });
});

test('a class that an operator is reviewing cannot be withdrawn', async () => {
  const { user } = openBuilder(setting, { statusApprove: 'review' });
  await user.click(await screen.findByRole('button', { name: 'Atur' }));
  expect(screen.queryByRole('button', { name: 'Tarik kembali' })).toBeNull();
});

test('the checklist names each lesson without content, and leads to it', async () => {
  const lessons = [outlineLesson('l1'), outlineLesson('l2', { title: 'Menentukan harga', isComplete: false })];
  const { user, router } = openBuilder(setting, { sections: [section('s1', lessons, 'Pembuka')] });
  await user.click(await screen.findByRole('button', { name: 'Atur' }));
  const panel = within(screen.getByRole('dialog', { name: 'Pengaturan' }));
  panel.getByText('5 dari 6');
  panel.getByText('Materi belum lengkap (1)');
  await user.click(panel.getByRole('link', { name: 'Menentukan harga' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('lessonId')).toBe('l2'));
});

test('the checklist names each quiz with unfinished questions, and so does submitting', async () => {
  const quiz = outlineLesson('l1', { type: 'quiz', title: 'Kuis lead', unfinishedQuestions: 2 });
  const { user } = openBuilder(setting, { sections: [section('s1', [quiz], 'Pembuka')] });
  await user.click(await screen.findByRole('button', { name: 'Atur' }));
  const panel = within(screen.getByRole('dialog', { name: 'Pengaturan' }));
  expect(panel.queryByText('Semua materi lengkap')).toBeNull();
  panel.getByText('5 dari 6');
  expect(panel.getByRole('link', { name: 'Kuis lead' }).nextSibling?.textContent).toBe(' · 2 soal belum lengkap');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Ajukan Kelas' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ajukan kelas ini?' }));
  dialog.getByText('Soal yang belum lengkap tidak ditanyakan kepada peserta:');
  dialog.getByText('Kuis lead · 2 soal belum lengkap');
});

test('publishing changes names the quizzes with unfinished questions', async () => {
  const quiz = outlineLesson('l1', { type: 'quiz', title: 'Kuis lead', unfinishedQuestions: 1 });
  const changes = answer(program.changes, { updatedAt: '2026-11-21T03:00:00.000Z', participantCount: 3, list: [] });
  const { user } = openBuilder(setting, { statusApprove: 'changed', sections: [section('s1', [quiz])] }, [changes]);
  await user.click(await screen.findByRole('button', { name: 'Perbarui' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Terbitkan perubahan?' }));
  await dialog.findByText('Kuis lead · 1 soal belum lengkap');
});

test("submitting an incomplete class shows the server's message and the checklist [8.2]", async () => {
  const refusal = answer(program.submit, () => {
    throw new ApiError(422, 'class_incomplete', 'Kelas belum bisa diajukan. Lengkapi dulu yang masih kurang.', {
      salePrice: 'Tentukan harga, boleh gratis',
    });
  });
  const { user } = openBuilder(setting, { salePrice: null }, [refusal]);
  await user.click(await screen.findByRole('button', { name: 'Ajukan Kelas' }));
  await screen.findByText('Kelas belum bisa diajukan. Lengkapi dulu yang masih kurang.');
  const panel = within(await screen.findByRole('dialog', { name: 'Pengaturan' }));
  expect(panel.getByText('5 dari 6')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Tentukan harga, boleh gratis' })).toBeTruthy();
});

test("a class that was sent back shows the operator's reason, and its button reads 'Perbarui'", async () => {
  openBuilder(setting, { statusApprove: 'revision', reviewReason: 'Deskripsi terlalu singkat.' });
  await screen.findByText('Deskripsi terlalu singkat.');
  expect(screen.getByRole('button', { name: 'Perbarui' })).toBeTruthy();
});
