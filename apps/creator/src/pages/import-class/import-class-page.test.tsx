// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, transfer } from '@sinau/api-client';
import type { ClassImport, PastImport } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { ImportClassPage } from './import-class-page.tsx';

afterEach(cleanup);

const id = '01990000-0000-7000-8000-000000000001';
const listOf = (list: PastImport[]) => ({ list, total: list.length, page: 1, perPage: 10 });
const open = (path = '/creator/import-class', answers: Parameters<typeof openPortal>[2] = []) =>
  openPortal({ '/creator/import-class': ImportClassPage }, path, [...answers, answer(transfer.imports, listOf([]))]);

const file = (path: string) => {
  const name = path.split('/').at(-1)!;
  const types: Record<string, string> = { pdf: 'application/pdf', mp4: 'video/mp4' };
  const made = new File(['isi'], name, { type: types[name.slice(-3)] ?? 'application/vnd.ms-excel' });
  return Object.defineProperty(made, 'webkitRelativePath', { value: path });
};
const chooseFolder = async (...paths: string[]) => {
  const input = await screen.findByLabelText<HTMLInputElement>('Folder', { selector: 'input' });
  fireEvent.change(input, { target: { files: paths.map(file) } });
};

test('a folder is planned on the device, changed, and made with its lessons', async () => {
  const { user, callsOf } = open(undefined, [
    answer(transfer.makeDraft, () => {
      throw new ApiError(422, 'invalid_input', 'Periksa kembali isianmu');
    }),
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Folder' }));
  await chooseFolder('Fotografi/2 Cahaya/pagi.mp4', 'Fotografi/10 Lensa/jenis.pdf', 'Fotografi/nilai.xlsx');
  const sections = await screen.findAllByRole('textbox', { name: /^Bagian/ });
  expect(sections.map((one) => (one as HTMLInputElement).value)).toEqual(['Cahaya', 'Lensa']);
  screen.getByText('nilai.xlsx');
  await user.click(screen.getByRole('button', { name: 'Keluarkan Jenis' }));
  const title = screen.getByRole('textbox', { name: 'Judul materi pagi.mp4' });
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Buat kelas dan unggah' }));
  await screen.findByText('Isi semua judul bagian dan materi');
  expect(callsOf(transfer.makeDraft)).toEqual([]);
  await user.type(title, 'Cahaya pagi');
  await user.click(screen.getByRole('button', { name: 'Buat kelas dan unggah' }));
  await screen.findByText('Periksa kembali isianmu');
  expect(callsOf(transfer.makeDraft)).toMatchObject([
    {
      body: {
        title: 'Fotografi',
        sections: [{ title: 'Cahaya', lessons: [{ type: 'video', title: 'Cahaya pagi', address: null }] }],
      },
    },
  ]);
});

test('a list of videos becomes lessons that play from their sites', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Daftar video' }));
  await user.click(screen.getByRole('button', { name: 'Periksa' }));
  await screen.findByText(/Belum ada alamat/);
  await user.type(screen.getByRole('textbox', { name: 'Daftar video' }), 'Pagi - https://vimeo.com/76979871');
  await user.click(screen.getByRole('button', { name: 'Periksa' }));
  expect(await screen.findByRole('textbox', { name: /Judul materi/ })).toHaveProperty('value', 'Pagi');
  screen.getByText(/tidak ada yang diunggah/);
});

const begun = (overrides: Partial<ClassImport> = {}): ClassImport => ({
  id,
  name: 'cadangan.zip',
  state: 'planned',
  source: 'backup',
  percent: 0,
  failure: null,
  plan: {
    title: 'Menulis Lead',
    kind: 'program',
    counts: { sections: 1, lessons: 1, files: 2, bytes: 4_000_000, taken: 1, changed: 1, leftOut: 1 },
    lines: [
      { outcome: 'taken', section: null, title: 'Menulis Lead', type: null, notes: [] },
      {
        outcome: 'changed',
        section: 'Pembuka',
        title: 'Berita',
        type: 'article',
        notes: ['Format teksnya disesuaikan'],
      },
      { outcome: 'left-out', section: null, title: 'Sisa.mp4', type: null, notes: ['Berkas ini tidak dipakai'] },
    ],
  },
  made: null,
  createdAt: '2026-11-30T03:00:00.000Z',
  ...overrides,
});
const openImport = (found: ClassImport, answers: Parameters<typeof openPortal>[2] = []) =>
  open(`/creator/import-class?id=${id}`, [...answers, answer(transfer.importDetail, found)]);

test('a plan is shown line by line, and made once it is confirmed', async () => {
  const { user, callsOf } = openImport(begun(), [
    answer(transfer.confirmImport, begun({ state: 'made', made: { id, slug: 'menulis-lead', kind: 'program' } })),
  ]);
  const report = within(await screen.findByRole('region', { name: 'Hasil pemeriksaan' }));
  expect(report.getAllByRole('listitem').length).toBeGreaterThan(2);
  await user.click(report.getByRole('tab', { name: /Tidak ikut/ }));
  report.getByText('Berkas ini tidak dipakai');
  expect(report.queryByText('Format teksnya disesuaikan')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Buat kelas ini' }));
  expect((await screen.findByRole('link', { name: 'Buka kelas' })).getAttribute('href')).toContain('menulis-lead');
  expect(callsOf(transfer.confirmImport)).toHaveLength(1);
});

test('an import that failed says why and leads back, and one that is being made shows its progress', async () => {
  const { user, address } = openImport(begun({ state: 'failed', plan: null, failure: 'Arsip ini rusak.' }), [
    answer(transfer.dropImport, () => null),
  ]);
  await screen.findByText('Arsip ini rusak.');
  await user.click(screen.getByRole('button', { name: 'Pilih berkas lain' }));
  await screen.findByRole('tab', { name: 'Berkas kelas' });
  expect(address()).toBe('/creator/import-class');
  cleanup();
  openImport(begun({ state: 'making', percent: 40 }));
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
});

test('past imports lead to their report and to the class that they became, and say why one failed', async () => {
  const one = {
    id,
    name: 'kelas.mbz',
    source: 'moodle' as const,
    failure: null,
    createdAt: '2026-11-30T03:00:00.000Z',
  };
  open(undefined, [
    answer(
      transfer.imports,
      listOf([
        { ...one, state: 'made', made: { id, slug: 'menulis-lead', kind: 'program' } },
        {
          ...one,
          id: id.replace(/1$/, '2'),
          name: 'rusak.imscc',
          state: 'failed',
          failure: 'Arsip ini rusak.',
          made: null,
        },
      ]),
    ),
  ]);
  const past = within(await screen.findByRole('region', { name: 'Impor sebelumnya' }));
  expect((await past.findByRole('link', { name: 'Lihat laporan kelas.mbz' })).getAttribute('href')).toContain(id);
  expect(past.getByRole('link', { name: 'Buka kelas dari kelas.mbz' }).getAttribute('href')).toContain('menulis-lead');
  past.getByText('Arsip ini rusak.');
  expect(past.getAllByRole('link')).toHaveLength(3);
});
