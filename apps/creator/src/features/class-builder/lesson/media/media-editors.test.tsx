// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError, lesson as lessonCalls, media, program } from '@sinau/api-client';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import type { StreamProgress } from '@sinau/contracts/core/media/streams.schemas';
import { answer, answerUpload } from '@sinau/shell/testing';
import { lesson, mediaFile, section, storedLesson } from '../../../../testing/fixtures.ts';
import { fakeUploads, fileOf } from '../../../../testing/fake-uploads.ts';
import { openBuilder } from '../../../../testing/open-builder.ts';

afterEach(cleanup);

const objectWith = (fields: object) => expect.objectContaining(fields) as object;
const lessonAt = (id: string) =>
  `/creator/create-class/edit/materi?name=menulis-lead&sectionIndex=0&id=c1&lessonId=${id}&type=video`;
const stored = lessonAt('l1');
const setting = '/creator/create-class/setting?name=menulis-lead&id=c1&page=setting';
const begin = (type: LessonType) => `/creator/create-class/${type}?name=menulis-lead&sectionIndex=0&lessonId=baru`;

/** Opens the builder with uploads whose progress the test controls. */
function openEditor(
  path: string,
  files: Media[] = [],
  lessons = [lesson('l1', { type: 'video' })],
  first: Parameters<typeof openBuilder>[2] = [],
) {
  const known = new Map(files.map((file) => [file.id, file]));
  const captions: { arrive: (file: Media) => void }[] = [];
  const small = answerUpload(media.upload, () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    captions.push({
      arrive: (stored) => {
        known.set(stored.id, stored);
        resolve(stored);
      },
    });
    return promise;
  });
  const uploads = fakeUploads(known);
  const app = openBuilder(path, { sections: [section('s1', lessons, 'Pembuka')] }, [
    ...first,
    small,
    ...uploads.answers,
  ]);
  return {
    ...app,
    ...uploads,
    captions,
    part: (index: number) => waitFor(() => (expect(uploads.sent.length).toBeGreaterThan(index), uploads.sent[index]!)),
  };
}

const chooser = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input[type=file]' });
const megabytes = (count: number) => count * 1024 * 1024;
const size = megabytes(100);
const recording = fileOf('siniar_pagi.mp3', 'audio/mpeg', size);
const video = fileOf('pembuka.mp4', 'video/mp4', size);

test('an upload shows its progress while the title is written, and the file once it is complete', async () => {
  const { user, part, callsOf } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  (await part(0)).progress(megabytes(64));

  const bar = () => screen.getAllByRole('progressbar', { name: 'Mengunggah siniar_pagi.mp3' })[0]!;
  await waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBe('64'));
  expect(screen.getByText(/^64 MB dari 100 MB/)).toBeTruthy();
  expect(screen.getByText('Mengunggah, 50%').getAttribute('role')).toBe('status');
  const title = screen.getByRole('textbox', { name: 'Judul materi' });
  await user.clear(title);
  await user.type(title, 'Siniar');
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1));

  (await part(0)).arrive(mediaFile('m1', { kind: 'audio', name: 'siniar_pagi.mp3' }), size);
  await screen.findByText(/^0?4:05 · 2,4 MB$/);
  expect(screen.queryByRole('progressbar', { name: /Mengunggah/ })).toBeNull();
  await waitFor(() =>
    expect(callsOf(lessonCalls.update)).toEqual([
      expect.objectContaining({
        body: expect.objectContaining({
          type: 'audio',
          title: 'Siniar',
          content: { mediaId: 'm1', captions: [], chapters: [] },
        }),
      }),
    ]),
  );
});

test('an untitled lesson is named after its file', { tags: 'night' }, async () => {
  const { user, callsOf } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  expect(screen.getByRole('textbox', { name: 'Judul materi' })).toHaveProperty('value', 'Siniar pagi');
  await waitFor(() =>
    expect(callsOf(lessonCalls.create)).toEqual([objectWith({ body: objectWith({ title: 'Siniar pagi' }) })]),
  );
});

test(
  'cancelling an upload preserves the previous file, and ends the upload on the server',
  { tags: 'night' },
  async () => {
    const { user, part, callsOf, dropped } = openEditor(begin('pdf'));
    await user.upload(await chooser('PDF'), fileOf('modul.pdf', 'application/pdf', megabytes(4)));
    const first = mediaFile('m1', { kind: 'pdf', name: 'modul.pdf', durationSeconds: null, pageCount: 12 });
    (await part(0)).arrive(first, megabytes(4));
    await screen.findByText('12 halaman · 2,4 MB');
    expect(screen.getByRole('link', { name: 'Buka' }).getAttribute('href')).toBe('/api/media/file/m1/berkas');

    await user.upload(await chooser('PDF'), fileOf('modul-baru.pdf', 'application/pdf', megabytes(4)));
    const { signal } = await part(1);
    await user.click(screen.getByRole('button', { name: 'Batalkan' }));
    expect(signal.aborted).toBe(true);
    await waitFor(() => expect(dropped).toEqual(['upload-2']));
    expect(screen.getByText('modul.pdf')).toBeTruthy();
    expect(screen.queryByText('modul-baru.pdf')).toBeNull();
    await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1));
  },
);

test('an upload resumes after a lost connection from the received bytes, as soon as the connection is restored', async () => {
  const { user, part, sent, begun } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  (await part(0)).progress(megabytes(5));
  (await part(0)).fail(new ApiError(0, 'network', 'Koneksi terputus. Coba lagi.'));
  await screen.findByText('Koneksi terputus. Dilanjutkan begitu tersambung lagi.');
  window.dispatchEvent(new Event('online'));
  expect((await part(1)).from).toBe(megabytes(5));
  (await part(1)).arrive(mediaFile('m1', { kind: 'audio', name: 'siniar_pagi.mp3' }), size);
  await screen.findByText(/^0?4:05 · 2,4 MB$/);
  expect([sent.length, begun]).toEqual([2, ['siniar_pagi.mp3']]);
});

test('an upload is paused and continued', { tags: 'night' }, async () => {
  const { user, part } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  (await part(0)).progress(megabytes(7));
  await user.click(await screen.findByRole('button', { name: 'Jeda' }));
  expect((await part(0)).signal.aborted).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect((await part(1)).from).toBe(megabytes(7));
});

test("an unsuitable file is refused before upload, or with the server's message", async () => {
  const { user, sent, part } = openEditor(begin('audio'));
  await chooser('Audio');
  const field = screen.getByRole('region', { name: 'Audio' });
  fireEvent.drop(field, { dataTransfer: { files: [new File(['a'], 'catatan.docx', { type: 'application/msword' })] } });
  await within(field).findAllByText('Audio harus berformat MP3, M4A, OGG, atau WebM');
  fireEvent.drop(field, { dataTransfer: { files: [fileOf('panjang.mp3', 'audio/mpeg', megabytes(201))] } });
  await within(field).findAllByText('Audio maksimal 200 MB');
  expect(sent).toHaveLength(0);

  await user.upload(
    (await screen.findAllByLabelText<HTMLInputElement>('Audio', { selector: 'input[type=file]' }))[0]!,
    recording,
  );
  (await part(0)).fail(new ApiError(422, 'file_unreadable', 'Berkas tidak bisa dibaca', { file: 'Audio ini rusak' }));
  await within(field).findAllByText('Audio ini rusak');
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

test('an unsuitable file beside an upload is the only one refused', async () => {
  const { user, part, dropped } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  const { signal } = await part(0);
  const field = screen.getByRole('region', { name: 'Audio' });
  fireEvent.drop(field, { dataTransfer: { files: [new File(['a'], 'catatan.docx', { type: 'application/msword' })] } });
  await within(field).findAllByText('Audio harus berformat MP3, M4A, OGG, atau WebM');
  await user.click(within(field).getByRole('button', { name: 'Tutup' }));
  await within(field).findByRole('progressbar', { name: 'Mengunggah siniar_pagi.mp3' });
  expect([signal.aborted, dropped]).toEqual([false, []]);
});

test('an upload continues after its lesson is left, and its file is added to the lesson once complete', async () => {
  const { user, part, router, callsOf } = openEditor(stored);
  await user.upload(await chooser('Video'), video);
  await part(0);
  void router.navigate(setting);
  await screen.findByRole('heading', { name: 'Informasi Pengaturan Kelas' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  (await part(0)).progress(megabytes(50));
  await screen.findByText('Mengunggah 1 berkas · 50%');

  (await part(0)).arrive(mediaFile('m1'), size);
  await waitFor(() =>
    expect(callsOf(lessonCalls.update)).toEqual([
      {
        params: { id: 'l1' },
        body: objectWith({ content: { mediaId: 'm1', captions: [], address: null, chapters: [] }, revision: 1 }),
      },
    ]),
  );
  await screen.findByText('1 berkas selesai diunggah', { selector: 'b' });
});

test('three uploads run concurrently, and a fourth begins when one is complete', { tags: 'night' }, async () => {
  const lessons = ['l1', 'l2', 'l3', 'l4'].map((id) => lesson(id, { type: 'video' }));
  const { user, part, sent, router } = openEditor(lessonAt('l1'), [], lessons);
  for (const { id } of lessons) {
    await router.navigate(lessonAt(id));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Judul materi' })).toHaveProperty('value', `Materi ${id}`),
    );
    await user.upload(await chooser('Video'), fileOf(`${id}.mp4`, 'video/mp4', size));
  }
  await part(2);
  expect(sent).toHaveLength(3);
  await screen.findByText('Menunggu giliran');
  (await part(0)).arrive(mediaFile('m1'), size);
  expect((await part(3)).name).toBe('l4.mp4');
});

test(
  'closing the window asks only while a file is uploading that is not stored on this device',
  { tags: 'night' },
  async () => {
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { user, part } = openEditor(stored);
    await chooser('Video');
    expect(close()).toBe(false);
    await user.upload(await chooser('Video'), video);
    expect(close()).toBe(true);
    (await part(0)).arrive(mediaFile('m1'), size);
    await screen.findByText('m1.mp4');
    await waitFor(() => expect(close()).toBe(false));
  },
);

test.each(casesOfRun([401, 403, 500], 1))(
  'a refusal of an upload with %d signs out, like any other call',
  async (status) => {
    const { user, part, store } = openEditor(begin('audio'));
    await user.upload(await chooser('Audio'), recording);
    (await part(0)).fail(new ApiError(status, 'unauthenticated', 'Sesimu sudah berakhir. Masuk lagi.'));
    await waitFor(() => expect(store.getState().session.token).toBeNull());
    // A missing role leaves the page; otherwise the user may sign in over it.
    if (status === 403) await screen.findAllByText('Sesimu sudah berakhir. Masuk lagi.');
    else await screen.findByRole('dialog', { name: 'Sesimu berakhir' });
  },
);

test(
  'a recording from a phone shows its preparation progress, and a failure can be retried',
  { tags: 'night' },
  async () => {
    let preparation: Media['preparation'] = { percent: 40, hasFailed: false };
    const phone = () => mediaFile('m1', { name: 'IMG_0042.mov', preparation });
    const { user, part, callsOf } = openEditor(stored, [], undefined, [
      answer(media.detail, () => phone()),
      answer(media.prepareAgain, () => {
        preparation = { percent: 0, hasFailed: false };
        return phone();
      }),
    ]);
    await user.upload(await chooser('Video'), fileOf('IMG_0042.mov', 'video/quicktime', size));
    (await part(0)).arrive(phone(), size);
    await screen.findByText('Sedang disiapkan 40%');
    expect(document.querySelector('video')).toBeNull();

    preparation = { percent: 60, hasFailed: true };
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await screen.findByText('Sedang disiapkan 0%');
    const reads = callsOf(program.mineDetail).length;
    preparation = null;
    await waitFor(() => expect(document.querySelector('video')).toBeTruthy());
    await waitFor(() => expect(callsOf(program.mineDetail).length).toBeGreaterThan(reads));
  },
);

test('a broken preview loads again from a new address once the connection is restored', async () => {
  const { user, part, callsOf } = openEditor(begin('video'));
  await user.upload(await chooser('Video'), video);
  (await part(0)).arrive(mediaFile('m1'), size);
  await screen.findByText('m1.mp4');
  const player = () => document.querySelector('video')!;
  const broken = player();
  fireEvent.error(broken);
  screen.getByText('Pratinjau terputus. Berkasmu tetap tersimpan.');

  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('Pratinjau terputus. Berkasmu tetap tersimpan.')).toBeNull());
  expect(player()).not.toBe(broken);
  expect(callsOf(media.detail)).toHaveLength(1);
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1));
});

test(
  'captions are added to a video in several languages, whose languages are changed, and removed again',
  { tags: 'night' },
  async () => {
    const { user, part, callsOf, captions } = openEditor(begin('video'));
    const last = () => [...callsOf(lessonCalls.create), ...callsOf(lessonCalls.update)].at(-1);
    const track = (id: string) =>
      mediaFile(id, { kind: 'captions', name: `${id}.vtt`, size: 9_000, durationSeconds: null });
    const vtt = new File(['WEBVTT'], 'teks.vtt', { type: 'text/vtt' });
    await user.upload(await chooser('Video'), video);
    (await part(0)).arrive(mediaFile('m1'), size);
    await user.upload(await chooser('Takarir'), vtt);
    captions[0]!.arrive(track('m2'));
    await screen.findByText('m2.vtt · 8,8 KB');
    expect(document.querySelector('video > track')?.getAttribute('src')).toBe('/api/media/file/m2/berkas');

    await user.upload(await chooser('Takarir'), vtt);
    captions[1]!.arrive(track('m3'));
    await screen.findByText('m3.vtt · 8,8 KB');
    const language = screen.getByRole('combobox', { name: 'Bahasa takarir Inggris' });
    expect(within(language).queryByRole('option', { name: 'Indonesia' })).toBeNull();
    await user.selectOptions(language, 'Jawa');
    await waitFor(() =>
      expect(last()).toMatchObject({
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
    await user.upload(await chooser('Berkas takarir Indonesia'), vtt);
    captions[2]!.arrive(track('m4'));
    await screen.findByText('m4.vtt · 8,8 KB');

    await user.click(
      within(screen.getByRole('listitem', { name: 'Takarir Jawa' })).getByRole('button', { name: 'Hapus' }),
    );
    expect(screen.queryByRole('listitem', { name: 'Takarir Jawa' })).toBeNull();
    await waitFor(() =>
      expect(last()).toMatchObject({
        body: { content: { mediaId: 'm1', captions: [{ mediaId: 'm4', language: 'id' }] } },
      }),
    );
  },
);

test('captions of an audio are its transcript', { tags: 'night' }, async () => {
  const { user, part, callsOf, captions } = openEditor(begin('audio'));
  await user.upload(await chooser('Audio'), recording);
  (await part(0)).arrive(mediaFile('m1', { kind: 'audio', name: 'siniar_pagi.mp3' }), size);
  await screen.findByText(/Peserta membacanya sebagai transkrip/);
  await user.upload(await chooser('Takarir'), new File(['WEBVTT'], 'teks.vtt', { type: 'text/vtt' }));
  captions[0]!.arrive(mediaFile('m2', { kind: 'captions', name: 'm2.vtt', durationSeconds: null }));
  await waitFor(() =>
    expect([...callsOf(lessonCalls.create), ...callsOf(lessonCalls.update)].at(-1)).toMatchObject({
      body: { content: { mediaId: 'm1', captions: [{ mediaId: 'm2', language: 'id' }] } },
    }),
  );
});

test(
  'a YouTube or Vimeo address replaces the file, and the lesson is then completed by button',
  { tags: 'night' },
  async () => {
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
    await waitFor(() =>
      expect(callsOf(lessonCalls.create)).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({
            content: { mediaId: null, captions: [], address: 'https://youtu.be/dQw4w9WgXcQ?t=5', chapters: [] },
            setting: { progressBar: true, completionType: 'hit-button' },
          }),
        }),
      ]),
    );
  },
);

test('a lesson is described, and files are attached and removed again', { tags: 'night' }, async () => {
  const { user, captions: small, callsOf } = openEditor(begin('article'));
  await user.type(await screen.findByRole('textbox', { name: 'Judul materi' }), 'Lead');
  await user.type(screen.getByRole('textbox', { name: 'Deskripsi materi' }), 'Untuk pemula.');
  await user.upload(await chooser('Berkas lampiran'), new File(['isi'], 'data.zip', { type: 'application/zip' }));
  small[0]!.arrive(mediaFile('m9', { kind: 'archive', name: 'data.zip', purpose: 'attachment' }));
  await screen.findByText('data.zip', { selector: 'li span' });
  const last = () => [...callsOf(lessonCalls.create), ...callsOf(lessonCalls.update)].at(-1);
  await waitFor(() => expect(last()).toMatchObject({ body: { description: 'Untuk pemula.', attachmentIds: ['m9'] } }));
  await user.click(screen.getByRole('button', { name: 'Hapus lampiran data.zip' }));
  await waitFor(() => expect(last()).toMatchObject({ body: { attachmentIds: [] } }));
});

test.each<[LessonType, string, string, string]>([
  ['video', 'YouTube atau Vimeo', 'Alamat video', 'https://youtu.be/'],
  ['interactive', 'Dari layanan lain', 'Alamat materi', 'https://view.genially.com/'],
])('an incomplete address of a lesson of type %s is restored with the tab, and can be discarded', async (...row) => {
  const [type, tab, label, part] = row;
  const first = openEditor(begin(type));
  await first.user.click(await screen.findByRole('tab', { name: tab }));
  await first.user.type(screen.getByRole('textbox', { name: label }), part);
  const left = keptTexts();
  cleanup();

  const { user, callsOf, router } = openEditor(setting);
  for (const [key, value] of left) localStorage.setItem(key, value as string);
  await router.navigate(begin(type));
  expect(await screen.findByRole('textbox', { name: label })).toHaveProperty('value', part);
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(screen.getByRole('textbox', { name: label })).toHaveProperty('value', '');
  expect(keptTexts()).toEqual([]);
  expect(callsOf(lessonCalls.create)).toEqual([]);
});

test('a completed address is stored by its lesson only', async () => {
  const { user } = openEditor(begin('video'));
  await user.click(await screen.findByRole('tab', { name: 'YouTube atau Vimeo' }));
  const address = screen.getByRole('textbox', { name: 'Alamat video' });
  await user.type(address, 'https://youtu.be/');
  expect(keptTexts()).toHaveLength(1);
  await user.clear(address);
  expect(keptTexts()).toEqual([]);
  await user.type(address, 'https://youtu.be/dQw4w9WgXcQ');
  expect(keptTexts()).toEqual([]);
});
const keptTexts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('typed:'));

describe('the qualities of a recording', () => {
  const making: StreamProgress = {
    state: 'encoding',
    ready: ['v360'],
    planned: ['v720', 'a64'],
    step: 'v720',
    percent: 40,
    failure: null,
    evensLoudness: true,
    canRepeat: false,
    canMakeAgain: true,
  };
  const opened = (first: StreamProgress, type: 'video' | 'audio' = 'video') => {
    let progress = first;
    const recording =
      type === 'video'
        ? storedLesson('video', 'l1', {
            content: { mediaId: 'm1', captions: [], address: null, chapters: [], media: null },
          })
        : storedLesson('audio', 'l1', { content: { mediaId: 'm1', captions: [], chapters: [], media: null } });
    return openEditor(
      stored,
      [mediaFile('m1', { kind: type })],
      [lesson('l1', { type })],
      [
        answer(lessonCalls.detail, () => recording),
        answer(media.streams, () => ({ progress })),
        answer(media.cancelStreams, () => ({ progress: (progress = { ...making, state: 'cancelled', step: null }) })),
        answer(media.makeStreams, ({ body }) => ({
          progress: (progress = { ...making, ...body, state: 'waiting', step: null }),
        })),
      ],
    );
  };

  test('show what is ready, what is being made and what is next', async () => {
    opened(making);
    const qualities = within(await screen.findByRole('group', { name: 'Kualitas' }));
    expect(qualities.getByText('Menyiapkan 720p … 40 %')).toBeTruthy();
    expect(qualities.getByRole('progressbar', { name: 'Menyiapkan 720p' }).getAttribute('aria-valuenow')).toBe('40');
    expect(qualities.getByText('Siap ditonton: 360p · Berikutnya: suara saja')).toBeTruthy();
  });

  test('of an audio are there to be listened to', async () => {
    opened({ ...making, state: 'ready', ready: ['a48', 'a96'], planned: [], step: null }, 'audio');
    await screen.findByText('Siap didengarkan: suara 48 kbit/s, suara 96 kbit/s');
  });

  test('that failed say why, and are tried again', async () => {
    const failed = { ...making, state: 'failed', step: null, failure: 'Belum berhasil.', canRepeat: true } as const;
    const { user, callsOf } = opened(failed);
    await screen.findByText('Belum berhasil.');
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await screen.findByText('Menunggu giliran');
    expect(callsOf(media.makeStreams)).toEqual([objectWith({ body: { evensLoudness: true } })]);
  });

  test('that can never be made say why, and offer no other attempt', async () => {
    opened({ ...making, state: 'failed', step: null, failure: 'Video ini tidak punya gambar.' });
    await screen.findByText('Video ini tidak punya gambar.');
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('are stopped, and continued', async () => {
    const { user } = opened(making);
    await user.click(await screen.findByRole('button', { name: 'Hentikan' }));
    await screen.findByText(/Penyiapan kualitas dihentikan/);
    expect(screen.getByText('Siap ditonton: 360p · Belum ada: 720p, suara saja')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    await screen.findByText('Menunggu giliran');
  });

  test('are made anew without even loudness', async () => {
    const { user, callsOf } = opened({ ...making, state: 'ready', step: null, planned: [] });
    await user.click(await screen.findByRole('switch', { name: /Ratakan volume suara/ }));
    await screen.findByText('Menunggu giliran');
    expect(callsOf(media.makeStreams)).toEqual([objectWith({ body: { evensLoudness: false } })]);
  });
});
