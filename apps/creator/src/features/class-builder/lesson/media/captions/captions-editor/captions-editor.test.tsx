// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lesson as lessonCalls, media, transcription } from '@sinau/api-client';
import { answer, answerUpload } from '@sinau/shell/testing';
import { lesson, mediaFile, section, storedLesson } from '../../../../../../testing/fixtures.ts';
import { openBuilder } from '../../../../../../testing/open-builder.ts';

const path = '/creator/create-class/edit/materi?name=menulis-lead&sectionIndex=0&id=c1&lessonId=l1&type=video';
const stored = `WEBVTT

00:00:01.000 --> 00:00:04.000
Selamat pagi semua

00:00:04.000 --> 00:00:05.000
Hari ini kita belajar menulis lead berita yang kuat
`;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(stored)));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openBuilderPage(first: Parameters<typeof openBuilder>[2] = []) {
  const sent: string[] = [];
  const files = new Map(['m1', 'm2'].map((id) => [id, mediaFile(id)]));
  const content = {
    mediaId: 'm1',
    captions: [{ mediaId: 'm2', language: 'id', media: null }],
    address: null,
    chapters: [],
    media: null,
  };
  let current = { ...storedLesson('video', 'l1', { sectionId: 's1' }), content } as never;
  const app = openBuilder(path, { sections: [section('s1', [lesson('l1', { type: 'video' })], 'Pembuka')] }, [
    ...first,
    answer(media.detail, ({ params }) => files.get(params.id)!),
    answer(lessonCalls.detail, () => current),
    answer(lessonCalls.update, ({ body }) => {
      current = {
        ...(current as object),
        content: { ...content, ...body.content },
        revision: body.revision + 1,
      } as never;
      return current;
    }),
    answerUpload(media.upload, async ({ files: [file] }) => {
      sent.push(await file!.text());
      files.set('m3', mediaFile('m3', { kind: 'captions', name: file!.name, durationSeconds: null }));
      return files.get('m3');
    }),
  ]);
  const open = async () => {
    await app.user.click(await screen.findByRole('button', { name: /^(Sunting|Lanjutkan menyunting)$/ }));
    return screen.findByRole('dialog', { name: 'Sunting takarir Indonesia' });
  };
  return { ...app, sent, open };
}

async function openEditor() {
  const page = await openBuilderPage();
  return { ...page, dialog: await page.open() };
}

const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Teks baris' });
const video = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLVideoElement>('Video');

test(
  'lines are edited, timed by the video, split, and saved as new captions of the lesson',
  { tags: 'night' },
  async () => {
    const { user, sent, dialog, callsOf } = await openEditor();
    const field = await textField();
    expect([field.value, document.activeElement]).toEqual(['Selamat pagi semua', field]);
    await user.type(field, '!');
    Object.defineProperty(video(dialog), 'currentTime', { value: 3.2, writable: true });
    fireEvent.keyDown(field, { code: 'Period', altKey: true });
    field.setSelectionRange(12, 12);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Mulai: tambah 0,1 detik' }));
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      'WEBVTT\n\n00:00:01.100 --> 00:00:02.467\nSelamat pagi\n\n00:00:02.467 --> 00:00:03.200\nsemua!\n\n' +
        '00:00:04.000 --> 00:00:05.000\nHari ini kita belajar menulis lead berita yang kuat\n',
    ]);
    await waitFor(() =>
      expect(callsOf(lessonCalls.update).at(-1)).toMatchObject({
        body: { content: { captions: [{ mediaId: 'm3', language: 'id' }] } },
      }),
    );
    expect(screen.getByRole('button', { name: 'Sunting' })).toBeTruthy();
  },
);

test('each change can be undone and redone, letters of one text at once', { tags: 'night' }, async () => {
  const { user, dialog } = await openEditor();
  await user.type(await textField(), ' dan siang');
  await user.click(within(dialog).getByRole('button', { name: 'Gabung ke bawah' }));
  expect(within(dialog).getByText('1 baris')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(within(dialog).getByText('2 baris')).toBeTruthy();
  expect((await textField()).value).toBe('Selamat pagi semua dan siang');
  await user.keyboard('{Control>}z{/Control}');
  expect((await textField()).value).toBe('Selamat pagi semua');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect((await textField()).value).toBe('Selamat pagi semua dan siang');
});

test('unsaved captions stay on the device, and are opened again or discarded', { tags: 'night' }, async () => {
  const { user, dialog, open } = await openEditor();
  await user.type(await textField(), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  expect(await screen.findByRole('button', { name: 'Lanjutkan menyunting' })).toBeTruthy();
  await open();
  expect((await textField()).value).toBe('Selamat pagi semua!');
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  await waitFor(async () => expect((await textField()).value).toBe('Selamat pagi semua'));
});

test('captions that are written while others are saved stay, and are saved next', { tags: 'night' }, async () => {
  const saved: ((id: string) => void)[] = [];
  const sent: string[] = [];
  const page = await openBuilderPage([
    answerUpload(media.upload, async ({ files: [file] }) => {
      sent.push(await file!.text());
      const id = await new Promise<string>((resolve) => saved.push(resolve));
      return mediaFile(id, { kind: 'captions', durationSeconds: null });
    }),
  ]);
  const { user, callsOf } = page;
  const dialog = await page.open();
  await user.type(await textField(), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.type(await textField(), '?');
  saved[0]!('m3');
  await waitFor(() =>
    expect(callsOf(lessonCalls.update).at(-1)).toMatchObject({ body: { content: { captions: [{ mediaId: 'm3' }] } } }),
  );
  expect((await textField()).value).toBe('Selamat pagi semua!?');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  saved[1]!('m4');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toContain('Selamat pagi semua!?');
});

test('a text is found and replaced, and warnings lead to their lines', async () => {
  const { user, dialog } = await openEditor();
  await textField();
  await user.click(within(dialog).getByRole('button', { name: '1 perlu dilihat' }));
  expect((await textField()).value).toMatch(/^Hari ini/);
  expect(within(dialog).getByText(/^Terlalu cepat dibaca: 51 huruf per detik/)).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Cari dalam takarir' }), 'LEAD');
  expect(within(dialog).getByText('1 baris cocok')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Ganti dengan' }), 'teras');
  await user.click(within(dialog).getByRole('button', { name: 'Ganti semua' }));
  expect(within(dialog).getByText('1 diganti')).toBeTruthy();
  expect((await textField()).value).toBe('Hari ini kita belajar menulis teras berita yang kuat');
});

test('a draft that a service wrote is checked in the editor, published by saving, and then gone', async () => {
  const draft = (state: 'running' | 'ready') => ({
    isAvailable: true,
    transcription: {
      id: 't1',
      language: 'jv' as const,
      state,
      percent: state === 'ready' ? 100 : 40,
      lines: state === 'ready' ? [{ start: 0, end: 2, text: 'Sugeng enjing' }] : [],
    },
  });
  const none = { isAvailable: true, transcription: null };
  let offer: ReturnType<typeof draft> | typeof none = none;
  const { user, sent, callsOf } = await openBuilderPage([
    answer(transcription.detail, () => offer),
    answer(transcription.start, () => (offer = draft('ready'))),
    answer(transcription.remove, () => (offer = none)),
  ]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Bahasa yang diucapkan' }), 'Jawa');
  await user.click(screen.getByRole('button', { name: 'Tulis otomatis' }));
  await user.click(await screen.findByRole('button', { name: 'Periksa draf' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sunting takarir Jawa' });
  await user.type(await textField(), '.');
  expect(callsOf(lessonCalls.update)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(callsOf(transcription.remove)).toHaveLength(1));
  expect(sent[0]).toContain('Sugeng enjing.');
  await waitFor(() =>
    expect(callsOf(lessonCalls.update).at(-1)).toMatchObject({
      body: {
        content: {
          captions: [
            { mediaId: 'm2', language: 'id' },
            { mediaId: 'm3', language: 'jv' },
          ],
        },
      },
    }),
  );
  expect(await screen.findByRole('button', { name: 'Tulis otomatis' })).toBeTruthy();
});
