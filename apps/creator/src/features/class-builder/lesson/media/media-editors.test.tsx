// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, lesson as lessonCalls, media, type UploadProgress } from '@sinau/api-client';
import type { BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { Media } from '@sinau/contracts/media/media.schemas';
import { answer, answerUpload } from '@sinau/shell/testing';
import { lesson, mediaFile, section } from '../../../../testing/fixtures.ts';
import { openBuilder } from '../../../../testing/open-builder.ts';

afterEach(cleanup);

const setting = '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting';
const begin = (type: BuildableLessonType) =>
  `/creator/create-class/${type}?name=menulis-lead&sectionIndex=0&lessonId=baru`;

/** The builder, with uploads that the test moves on. */
function openEditor(path: string, files: Media[] = []) {
  const known = new Map(files.map((file) => [file.id, file]));
  const sent: {
    name: string;
    signal: AbortSignal;
    progress: (step: Partial<UploadProgress>) => void;
    arrive: (file: Media) => void;
    fail: (error: Error) => void;
  }[] = [];
  const uploads = answerUpload(media.upload, ({ files: [file], onProgress, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    sent.push({
      name: file!.name,
      signal: signal!,
      progress: (step) => act(() => onProgress?.({ percent: 0, loaded: 0, total: 1, bytesPerSecond: 0, ...step })),
      arrive: (stored) => {
        known.set(stored.id, stored);
        resolve(stored);
      },
      fail: reject,
    });
    signal!.addEventListener('abort', () => reject(signal!.reason));
    return promise;
  });
  const lessons = [lesson('l1', { type: 'video' })];
  const app = openBuilder(path, { sections: [section('s1', lessons, 'Pembuka')] }, [
    uploads,
    answer(media.detail, ({ params }) => known.get(params.id)!),
  ]);
  return { ...app, sent };
}

const chooser = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input[type=file]' });
const recording = new File(['suara'], 'siniar.mp3', { type: 'audio/mpeg' });
const video = new File(['gambar'], 'pembuka.mp4', { type: 'video/mp4' });
const megabytes = (count: number) => count * 1024 * 1024;

test('an upload shows its progress while the title is written, and the file once it has arrived', async () => {
  const { user, sent, callsOf } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  sent[0]!.progress({ percent: 64, loaded: megabytes(64), total: megabytes(100), bytesPerSecond: megabytes(2.4) });

  expect(screen.getByRole('progressbar', { name: 'Mengunggah siniar.mp3' }).getAttribute('aria-valuenow')).toBe('64');
  expect(screen.getByText('64 MB dari 100 MB · 2,4 MB/dtk · sisa kurang dari 1 menit')).toBeTruthy();
  expect(screen.getByText('Mengunggah, 50%').getAttribute('role')).toBe('status');
  await user.type(screen.getByRole('textbox', { name: 'Judul materi' }), 'Siniar');
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1), { timeout: 3000 });

  sent[0]!.arrive(mediaFile('m1', { kind: 'audio', name: 'siniar.mp3' }));
  await screen.findByText(/^0?4:05 · 2,4 MB$/);
  expect(screen.queryByRole('progressbar', { name: /Mengunggah/ })).toBeNull();
  await waitFor(
    () =>
      expect(callsOf(lessonCalls.update)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({ type: 'audio', title: 'Siniar', content: { mediaId: 'm1' } }),
        }),
      ]),
    {
      timeout: 3000,
    },
  );
});

test('a cancelled upload keeps the previous file', async () => {
  const { user, sent, callsOf } = openEditor(begin('pdf'));
  const document = new File(['%PDF'], 'modul.pdf', { type: 'application/pdf' });
  await user.upload(await chooser('PDF'), document);
  sent[0]!.arrive(mediaFile('m1', { kind: 'pdf', name: 'modul.pdf', durationSeconds: null, pageCount: 12 }));
  await screen.findByText('12 halaman · 2,4 MB');
  expect(screen.getByRole('link', { name: 'Buka' }).getAttribute('href')).toBe('/api/media/file/m1/berkas');

  await user.upload(await chooser('PDF'), new File(['%PDF'], 'modul-baru.pdf', { type: 'application/pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }));
  expect(sent[1]!.signal.aborted).toBe(true);
  expect(screen.getByText('modul.pdf')).toBeTruthy();
  expect(screen.queryByText('modul-baru.pdf')).toBeNull();
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1), { timeout: 3000 });
});

test('after a lost connection the same file is sent again', async () => {
  const { user, sent, callsOf } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  sent[0]!.fail(new ApiError(0, 'network', 'Koneksi terputus. Coba lagi.'));
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(sent.map(({ name }) => name)).toEqual(['siniar.mp3', 'siniar.mp3']);
  sent[1]!.arrive(mediaFile('m1', { kind: 'audio', name: 'siniar.mp3' }));
  await screen.findByText(/^0?4:05 · 2,4 MB$/);
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1), { timeout: 3000 });
});

test("an unsuitable file is refused before it is sent, or with the server's message", async () => {
  const { user, sent } = openEditor(begin('audio'));
  await chooser('Audio');
  const field = screen.getByRole('region', { name: 'Audio' });
  fireEvent.drop(field, { dataTransfer: { files: [new File(['a'], 'catatan.docx', { type: 'application/msword' })] } });
  await within(field).findAllByText('Audio harus berformat MP3, M4A, OGG, atau WebM');
  const huge = new File(['a'], 'panjang.mp3', { type: 'audio/mpeg' });
  Object.defineProperty(huge, 'size', { value: megabytes(201) });
  fireEvent.drop(field, { dataTransfer: { files: [huge] } });
  await within(field).findAllByText('Audio maksimal 200 MB');
  expect(sent).toHaveLength(0);

  await user.upload(
    (await screen.findAllByLabelText<HTMLInputElement>('Audio', { selector: 'input[type=file]' }))[0]!,
    recording,
  );
  sent[0]!.fail(new ApiError(415, 'file_unreadable', 'Berkas tidak bisa dibaca', { file: 'Audio ini rusak' }));
  await within(field).findAllByText('Audio ini rusak');
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

test('leaving during an upload asks first, and cancels it', async () => {
  const { user, sent, router } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  void router.navigate(setting);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unggahan belum selesai' }));
  await user.click(dialog.getByRole('button', { name: 'Tetap di sini' }));
  expect(sent[0]!.signal.aborted).toBe(false);

  void router.navigate(setting);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Batalkan unggahan' }));
  await screen.findByRole('heading', { name: 'Informasi Pengaturan Kelas' });
  expect(sent[0]!.signal.aborted).toBe(true);
});

test('the question about leaving closes when the upload ends meanwhile', async () => {
  const { user, sent, router, callsOf } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  void router.navigate(setting);
  await screen.findByRole('alertdialog', { name: 'Unggahan belum selesai' });
  sent[0]!.arrive(mediaFile('m1', { kind: 'audio', name: 'siniar.mp3' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1), { timeout: 3000 });
  void router.navigate(setting);
  await screen.findByRole('heading', { name: 'Informasi Pengaturan Kelas' });
});

test('closing the window while a file is being sent asks first', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user, sent, callsOf } = openEditor(begin('audio'));
  await chooser('Audio');
  expect(close()).toBe(false);
  await user.upload(await chooser('Audio'), recording);
  expect(close()).toBe(true);
  sent[0]!.arrive(mediaFile('m1', { kind: 'audio', name: 'siniar.mp3' }));
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1), { timeout: 3000 });
  await waitFor(() => expect(close()).toBe(false));
});

test.each([401, 403, 500])('a refusal of an upload with %d signs out, as any other call', async (status) => {
  const { user, sent, store } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  sent[0]!.fail(new ApiError(status, 'unauthenticated', 'Sesimu sudah berakhir. Masuk lagi.'));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await screen.findAllByText('Sesimu sudah berakhir. Masuk lagi.');
});

test('a broken preview loads again from a new address once the connection is back', async () => {
  const { user, sent, callsOf } = openEditor(begin('video'));
  await user.upload(await chooser('Video'), video);
  sent[0]!.arrive(mediaFile('m1'));
  await screen.findByText('m1.mp4');
  const player = () => document.querySelector('video')!;
  const broken = player();
  fireEvent.error(broken);
  screen.getByText('Pratinjau terputus. Berkasmu tetap tersimpan.');

  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Pratinjau terputus. Berkasmu tetap tersimpan.')).toBeNull());
  expect(player()).not.toBe(broken);
  expect(callsOf(media.detail)).toHaveLength(1);
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1), { timeout: 3000 });
});

test('captions are added to a video and removed again', async () => {
  const { user, sent, callsOf } = openEditor(begin('video'));
  await user.upload(await chooser('Video'), video);
  sent[0]!.arrive(mediaFile('m1'));
  await user.upload(await chooser('Takarir'), new File(['WEBVTT'], 'indonesia.vtt', { type: 'text/vtt' }));
  sent[1]!.arrive(mediaFile('m2', { kind: 'captions', name: 'indonesia.vtt', size: 9_000, durationSeconds: null }));
  await screen.findByText('indonesia.vtt · 8,8 KB');
  expect(document.querySelector('video > track')?.getAttribute('src')).toBe('/api/media/file/m2/berkas');

  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(document.querySelector('video > track')).toBeNull();
  await waitFor(
    () =>
      expect([...callsOf(lessonCalls.create), ...callsOf(lessonCalls.update)].at(-1)).toMatchObject({
        body: { content: { mediaId: 'm1', captionsId: null } },
      }),
    { timeout: 3000 },
  );
});

test('a YouTube or Vimeo address replaces the file, and the lesson is then completed by button', async () => {
  const { user, callsOf } = openEditor(begin('video'));
  await user.click(await screen.findByRole('tab', { name: 'YouTube atau Vimeo' }));
  const address = screen.getByRole('textbox', { name: 'Alamat video' });
  await user.type(address, 'https://contoh.id/video');
  await user.tab();
  expect(screen.getByText('Tempel alamat video YouTube atau Vimeo')).toBeTruthy();
  expect(callsOf(lessonCalls.create)).toHaveLength(0);

  await user.clear(address);
  await user.click(address);
  await user.paste('https://youtu.be/dQw4w9WgXcQ?t=5');
  const preview = screen.getByTitle('Pratinjau video');
  expect([preview.getAttribute('src'), preview.getAttribute('sandbox')]).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'allow-scripts allow-same-origin allow-presentation',
  ]);
  await waitFor(
    () =>
      expect(callsOf(lessonCalls.create)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({
            content: { mediaId: null, captionsId: null, address: 'https://youtu.be/dQw4w9WgXcQ?t=5' },
            setting: { progressBar: true, completionType: 'hit-button' },
          }),
        }),
      ]),
    { timeout: 3000 },
  );
});
