// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lesson as lessonCalls } from '@sinau/api-client';
import { fakeUploads, fileOf } from '../../../testing/fake-uploads.ts';
import { lesson, mediaFile, section } from '../../../testing/fixtures.ts';
import { openBuilder } from '../../../testing/open-builder.ts';

afterEach(cleanup);

const megabytes = (count: number) => count * 1024 * 1024;

async function openClass() {
  const uploads = fakeUploads();
  const sections = [section('s1', [lesson('l1')], 'Pembuka'), section('s2', [], 'Praktik')];
  const app = openBuilder('/creator/create-class/menulis-lead', { sections }, uploads.answers);
  await app.user.click(await screen.findByRole('button', { name: 'Kerangka' }));
  const outline = within(await screen.findByRole('dialog', { name: 'Kerangka' }));
  return { ...app, ...uploads, outline };
}

const drop = (target: Element, files: File[]) =>
  fireEvent.drop(target, { dataTransfer: { types: ['Files'], items: [], files } });

test('files become lessons of the section they are dropped on: in natural order, named and typed after the files', async () => {
  const { outline, callsOf, sent, begun } = await openClass();
  drop(outline.getByText('2. Praktik'), [
    fileOf('10_Penutup.mp4', 'video/mp4', megabytes(3)),
    fileOf('2_Siniar_pagi.mp3', 'audio/mpeg', megabytes(2)),
    fileOf('catatan.txt', 'text/plain', 100),
    fileOf('1_Modul.pdf', 'application/pdf', megabytes(1)),
    fileOf('3_Terlalu panjang.mp3', 'audio/mpeg', megabytes(300)),
  ]);
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(3));
  expect(callsOf(lessonCalls.create)).toEqual(
    [
      ['pdf', 'Modul'],
      ['audio', 'Siniar pagi'],
      ['video', 'Penutup'],
    ].map(([type, title]) => ({
      params: { sectionId: 's2' },
      body: expect.objectContaining({ type, title }) as object,
    })),
  );
  const dialog = within(await screen.findByRole('dialog', { name: '2 berkas tidak dipakai' }));
  dialog.getByText('Audio maksimal 200 MB');
  dialog.getByText('Jenis berkas ini tidak bisa dijadikan materi');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(begun).toEqual(['1_Modul.pdf', '2_Siniar_pagi.mp3', '10_Penutup.mp4']);
});

test('a row of the outline shows the progress of its own file', { tags: 'night' }, async () => {
  const { outline, callsOf, sent } = await openClass();
  drop(outline.getByText('1. Pembuka'), [
    fileOf('Satu.mp4', 'video/mp4', megabytes(4)),
    fileOf('Dua.mp4', 'video/mp4', megabytes(4)),
  ]);
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]!.progress(megabytes(1));
  await outline.findByText('Mengunggah 25%');
  for (const [index, part] of sent.entries()) part.arrive(mediaFile(`m${index}`), megabytes(4));
  await waitFor(() => expect(callsOf(lessonCalls.update)).toHaveLength(2));
  const files = callsOf(lessonCalls.update).map(
    (call) => (call as { body: { title: string; content: { mediaId: string } } }).body,
  );
  expect(files.map(({ title, content }) => [title, content.mediaId]).sort()).toEqual([
    ['Dua', 'm0'],
    ['Satu', 'm1'],
  ]);
});

test('a folder yields all files within it, except the hidden ones', { tags: 'night' }, async () => {
  const { outline, callsOf } = await openClass();
  const entryOf = (file: File) => ({
    isFile: true,
    name: file.name,
    file: (resolve: (one: File) => void) => resolve(file),
  });
  const folderOf = (name: string, children: object[]) => {
    let left = [children];
    return {
      isFile: false,
      name,
      createReader: () => ({
        readEntries: (resolve: (some: object[]) => void) => resolve(left.shift() ?? (left = [])),
      }),
    };
  };
  const folder = folderOf('Kelas', [
    entryOf(fileOf('2.mp4', 'video/mp4', 1_000)),
    entryOf(fileOf('.DS_Store', '', 1_000)),
    folderOf('Lampiran', [entryOf(fileOf('1.pdf', 'application/pdf', 1_000))]),
  ]);
  fireEvent.drop(outline.getByText('1. Pembuka'), {
    dataTransfer: { types: ['Files'], items: [{ webkitGetAsEntry: () => folder }], files: [] },
  });
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(2));
  expect(callsOf(lessonCalls.create).map((call) => (call as { body: { title: string } }).body.title)).toEqual([
    '1',
    '2',
  ]);
  expect(screen.queryByRole('dialog', { name: /tidak dipakai/ })).toBeNull();
});

test('a dropped file that cannot be read is reported, and creates no lesson', async () => {
  const { outline, callsOf } = await openClass();
  const gone = { isFile: true, name: '1.mp4', file: (_: unknown, fail: (error: Error) => void) => fail(new Error()) };
  fireEvent.drop(outline.getByText('1. Pembuka'), {
    dataTransfer: { types: ['Files'], items: [{ webkitGetAsEntry: () => gone }], files: [] },
  });
  await screen.findByText(/Berkas yang kamu seret tidak bisa dibaca/);
  expect(callsOf(lessonCalls.create)).toEqual([]);
});

test('several files are chosen without dragging, for the last section if none is chosen', async () => {
  const { user, outline, callsOf } = await openClass();
  outline.getByRole('button', { name: 'Unggah beberapa berkas' });
  await user.upload(outline.getByLabelText('Berkas untuk materi baru'), [fileOf('Satu.mp4', 'video/mp4', 1_000)]);
  await waitFor(() => expect(callsOf(lessonCalls.create)).toHaveLength(1));
  expect(callsOf(lessonCalls.create)[0]).toMatchObject({ params: { sectionId: 's2' } });
});
