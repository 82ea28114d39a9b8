// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, auth, lesson, program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { lesson as listed, section, storedLesson } from '../../testing/fixtures.ts';
import { openBuilder } from '../../testing/open-builder.ts';

fakeLocks();
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const setting = '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting';
const editing = '/creator/create-class/edit/materi-l1?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=article';
const beginning = '/creator/create-class/article?name=menulis-lead&sectionIndex=0&lessonId=baru';
const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Judul materi' });

const refusal = (status: number) =>
  answer(lesson.update, () => {
    throw new ApiError(status, status === 0 ? 'network' : 'internal', 'Sesimu sudah berakhir. Masuk lagi.');
  });

/** Drafts left on the device once the tab is closed. */
function closeTab() {
  const left = Object.entries({ ...localStorage }).filter(([key]) => key !== 'session');
  cleanup();
  return left;
}

async function reopen(path: string, left: [string, string][]) {
  const app = openBuilder(setting);
  for (const [key, value] of left) localStorage.setItem(key, value);
  await app.router.navigate(path);
  await title();
  return app;
}

test.each(
  casesOfRun(
    [
      ['a session that ended (401)', 401],
      ['a closed tab while offline', 0],
      ['a defect of the server (500)', 500],
    ],
    2,
  ),
)('text that was typed before %s is back in its field, and saves itself', async (_case, status) => {
  const { user } = openBuilder(editing, {}, [refusal(status)]);
  await user.type(await title(), ' yang kuat');
  await user.tab();
  if (status > 0) await screen.findByRole('dialog', { name: 'Sesimu berakhir' });
  else await screen.findByRole('button', { name: 'Gagal menyimpan, coba lagi' });

  const { callsOf } = await reopen(editing, closeTab());
  await screen.findByText('Tulisanmu yang belum tersimpan sudah dikembalikan.');
  expect((await title()).value).toBe('Materi l1 yang kuat');
  await waitFor(() => expect(callsOf(lesson.update)).toMatchObject([{ body: { title: 'Materi l1 yang kuat' } }]));
  await screen.findByText(/^Tersimpan \d\d[.:]\d\d$/);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a reload within a second of typing loses nothing', async () => {
  const { user } = openBuilder(editing);
  await user.type(await title(), '!');
  await reopen(editing, closeTab());
  await waitFor(async () => expect((await title()).value).toBe('Materi l1!'));
});

test('text that was restored can be discarded, and discarding it can be undone', { tags: 'night' }, async () => {
  const { user } = openBuilder(editing);
  await user.type(await title(), '!');
  const { user: returned, callsOf } = await reopen(editing, closeTab());
  await returned.click(await screen.findByRole('button', { name: 'Buang' }));
  expect((await title()).value).toBe('Materi l1');
  expect(screen.queryByText(/sudah dikembalikan/)).toBeNull();
  const message = within((await screen.findByText('Tulisan dibuang.')).closest('.snackbar')!);
  await returned.click(message.getByRole('button', { name: 'Urungkan' }));
  expect((await title()).value).toBe('Materi l1!');
  await waitFor(() => expect(callsOf(lesson.update)).toMatchObject([{ body: { title: 'Materi l1!' } }]));
});

test('signing in over the builder saves what waited, without leaving the page', async () => {
  let isEnded = true;
  const { user, callsOf, address } = openBuilder(editing, {}, [
    answer(lesson.update, ({ params, body }) => {
      if (isEnded) throw new ApiError(401, 'unauthenticated', 'Sesi kamu berakhir.');
      return { ...storedLesson('article', params.id), title: body.title, revision: 2 };
    }),
    answer(auth.requestToken, () => {
      isEnded = false;
      return { token: 'new', challenge: null };
    }),
  ]);
  await user.type(await title(), ' yang kuat');
  await user.tab();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sesimu berakhir' }));
  await user.type(dialog.getByLabelText('Kata sandi'), 'rahasia-sekali{Enter}');
  await screen.findByText(/^Tersimpan \d\d[.:]\d\d$/);
  expect(callsOf(lesson.update).at(-1)).toMatchObject({ body: { title: 'Materi l1 yang kuat' } });
  expect((await title()).value).toBe('Materi l1 yang kuat');
  expect(address()).toBe(editing);
});

test('where the lesson was changed since, the text is offered and asks before it replaces anything', async () => {
  const { user } = openBuilder(editing, {}, [refusal(0)]);
  await user.type(await title(), '!');
  const left = closeTab().map(([key, value]): [string, string] => [key, value.replaceAll('"Materi l1"', '"Lama"')]);
  const { user: returned } = await reopen(editing, left);
  await screen.findByText(/^Ada tulisan yang belum tersimpan dari \d\d[.:]\d\d\.$/);
  expect((await title()).value).toBe('Materi l1');
  await returned.click(screen.getByRole('button', { name: 'Pulihkan' }));
  expect((await title()).value).toBe('Materi l1!');
  await screen.findByText('Diubah di tempat lain');
});

test('other pages of the class link to the lesson with unsaved text', { tags: 'night' }, async () => {
  const { user } = openBuilder(beginning, {}, [
    answer(lesson.create, () => {
      throw new ApiError(0, 'network', 'Koneksi terputus.');
    }),
  ]);
  await user.type(await title(), 'Apa itu lead');
  await user.tab();
  await screen.findByRole('button', { name: 'Gagal menyimpan, coba lagi' });

  const { user: returned, callsOf } = await reopen(editing, closeTab());
  await returned.click(await screen.findByRole('link', { name: 'Apa itu lead' }));
  await screen.findByDisplayValue('Apa itu lead');
  await waitFor(() => expect(callsOf(lesson.create)).toMatchObject([{ body: { title: 'Apa itu lead' } }]));
});

test('a kept draft of another lesson can be discarded', async () => {
  const { user } = openBuilder(editing);
  await user.type(await title(), '!');
  const left = closeTab();
  const { user: returned } = await reopen(beginning, left);
  await returned.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(screen.queryByText(/Ada tulisan yang belum tersimpan/)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('while offline the status says that the text is safe on this device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openBuilder(editing, {}, [refusal(0)]);
  await user.type(await title(), '!');
  await user.tab();
  await screen.findByText('Kamu sedang offline. Tulisanmu aman di perangkat ini.');
});

test('closing the window over unsaved text asks first, over saved text it does not', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user } = openBuilder(editing);
  await user.type(await title(), '!');
  expect(close()).toBe(true);
  await user.tab();
  await screen.findByText(/^Tersimpan \d\d[.:]\d\d$/);
  expect(close()).toBe(false);
});

test('a class is not submitted without the text that could not be saved', async () => {
  const { user, callsOf } = openBuilder(editing, {}, [refusal(0)]);
  await user.type(await title(), '!');
  await user.click(screen.getByRole('button', { name: 'Ajukan Kelas' }));
  await screen.findByText('Masih ada perubahan yang belum tersimpan');
  expect(callsOf(program.submit)).toEqual([]);
});

test('the question on leaving says where unsaved text stays', async () => {
  const { user, router } = openBuilder(editing, {}, [refusal(0)]);
  await user.type(await title(), '!');
  void router.navigate(setting);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Perubahanmu belum tersimpan' }));
  dialog.getByText(/Tulisanmu aman di perangkat ini/);
  await user.click(dialog.getByRole('button', { name: 'Tinggalkan' }));
  await screen.findByRole('link', { name: 'Materi l1!' });
});

test('a new lesson whose answer got lost is there once, with what was typed since', async () => {
  let first: { lessonId?: string | undefined; title: string } | null = null;
  const asStored = () => storedLesson('article', first!.lessonId!, { sectionId: 's1', title: first!.title });
  // Typed and left in one go: on a slow machine the document would otherwise save itself in between.
  const leaveTitle = async (value: string) => {
    const field = await title();
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const { callsOf } = openBuilder(beginning, {}, [
    answer(lesson.create, ({ body }) => {
      if (first) throw new ApiError(409, 'lesson_edited_elsewhere', 'Sudah ada.');
      first = body;
      throw new ApiError(0, 'network', 'Sambungan terputus.');
    }),
    answer(lesson.detail, asStored),
    answer(lesson.update, ({ body }) => ({ ...asStored(), title: body.title, revision: 2 })),
  ]);
  await leaveTitle('Lead');
  await screen.findByRole('button', { name: 'Gagal menyimpan, coba lagi' });
  await leaveTitle('Lead yang kuat');
  await waitFor(() => expect(callsOf(lesson.update)).toHaveLength(1));
  expect(callsOf(lesson.update)).toMatchObject([
    { params: { id: first!.lessonId }, body: { title: 'Lead yang kuat', revision: 1 } },
  ]);
  const ids = callsOf(lesson.create).map((call) => (call as { body: { lessonId?: string } }).body.lessonId);
  expect(new Set(ids)).toEqual(new Set([first!.lessonId]));
  expect(screen.queryByRole('button', { name: 'Bandingkan' })).toBeNull();
});

test('a new lesson that was stored before a reload, without an answer, is opened and not added again', async () => {
  const id = '0198f1c0-0000-7000-8000-00000000000a';
  const { user, callsOf } = openBuilder(beginning.replace('baru', id), {
    sections: [section('s1', [listed(id)])],
  });
  await waitFor(async () => expect((await title()).value).toBe(`Materi ${id}`));
  await user.type(await title(), '!');
  await user.tab();
  await waitFor(() =>
    expect(callsOf(lesson.update)).toMatchObject([{ params: { id }, body: { title: `Materi ${id}!` } }]),
  );
  expect(callsOf(lesson.create)).toEqual([]);
});
