// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, bundle, category, program } from '@sinau/api-client';
import { bundleDiff, type BundleSnapshot } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import type { HeldClass, WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { answer } from '@sinau/shell/testing';
import { myBundle, myProgram } from '../../testing/fixtures.ts';
import { openPortal } from '../../testing/open-portal.tsx';
import { BundlesPage } from './bundles-page.tsx';
import { CreateBundlePage } from './create-bundle-page.tsx';
import { EditBundlePage } from './edit-bundle-page.tsx';

afterEach(cleanup);

const held = (number: number, overrides: Partial<HeldClass> = {}): HeldClass => ({
  id: `k${number}`,
  title: `Kelas ${number}`,
  slug: `kelas-${number}`,
  format: 'self-paced',
  thumbnail: null,
  salePrice: 150_000,
  totalLesson: 8,
  durationSeconds: 3600,
  reason: '',
  isForSale: true,
  ...overrides,
});

const written = (overrides: Partial<WrittenBundle> = {}): WrittenBundle => ({
  ...myBundle(),
  thumbnail: '/sampul/jurnalistik-1.webp',
  description: 'Dari lead sampai naskah yang siap terbit.',
  category: { id: 't1', title: 'Jurnalistik', slug: 'jurnalistik' },
  classes: [held(1), held(2), held(3)],
  submittedAt: null,
  publishedAt: null,
  reviewReason: null,
  suspensionReason: null,
  revision: 1,
  changes: [],
  ...overrides,
});

/** Opens the editor on a server that stores edits as the API does. */
function openEditor(start: WrittenBundle = written(), answers: Parameters<typeof openPortal>[2] = []) {
  let stored = start;
  const known = [1, 2, 3, 4].map((number) => held(number));
  return openPortal(
    { '/creator/class-bundling/edit/:slug': EditBundlePage },
    '/creator/class-bundling/edit/bundling-paket-penulis',
    [
      ...answers,
      answer(bundle.mineDetail, () => stored),
      answer(category.list, {
        list: [{ id: 't1', title: 'Jurnalistik', slug: 'jurnalistik', cover: null, totalClass: 3 }],
        total: 1,
        page: 1,
        perPage: 10,
      } as never),
      answer(program.mine, {
        list: known.map(({ id, title }) => myProgram({ id, title, salePrice: 150_000, statusApprove: 'publish' })),
        total: 4,
        page: 1,
        perPage: 50,
      }),
      answer(bundle.update, ({ body }) => {
        const { classIds, reasons, categoryId: _, ...fields } = body!;
        const chosen = classIds ? classIds.flatMap((id) => known.find((one) => one.id === id) ?? []) : stored.classes;
        const said = reasons ?? Object.fromEntries(stored.classes.map(({ id, reason }) => [id, reason]));
        const classes = chosen.map((one) => ({ ...one, reason: said[one.id] ?? '' }));
        stored = {
          ...stored,
          ...fields,
          classes,
          totalClass: classes.length,
          revision: stored.revision + 1,
        } as WrittenBundle;
        return stored;
      }),
      answer(bundle.submit, () => (stored = { ...stored, statusApprove: 'waiting' })),
      answer(bundle.withdraw, () => (stored = { ...stored, statusApprove: 'draft' })),
      answer(bundle.changePrice, ({ body }) => (stored = { ...stored, salePrice: body!.to })),
      answer(bundle.discardChanges, () => (stored = { ...stored, statusApprove: 'publish', changes: [] })),
    ],
  );
}
const order = () =>
  within(screen.getByRole('region', { name: /Kelas di bundling ini/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const priceBox = () => screen.getByRole('region', { name: 'Harga' });

test('the list shows state, price, saving and buyers, and searches and filters in the address [1.9]', async () => {
  const { user, address, callsOf } = openPortal({ '/creator/class-bundling': BundlesPage }, '/creator/class-bundling', [
    answer(bundle.mine, {
      list: [
        myBundle({ status: 'publish', statusApprove: 'publish', missing: [], participantCount: 12 }),
        myBundle({ id: 'b2', title: 'Paket Hemat', missing: ['thumbnail', 'classIds'] }),
      ],
      total: 2,
      page: 1,
      perPage: 10,
    }),
  ]);
  expect((await screen.findByRole('link', { name: 'Paket Penulis' })).getAttribute('href')).toBe(
    '/creator/class-bundling/edit/bundling-paket-penulis',
  );
  const [published, draft] = screen.getAllByRole('listitem');
  expect(published!.textContent).toBe(
    'Paket Penulis3 kelas · hemat Rp150.000Pilih Paket PenulisStatusTerbitTidak dijualHargaRp300.000Pembeli12',
  );
  within(draft!).getByText('Belum lengkap: sampul, kelas');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'draft');
  expect(address()).toBe('/creator/class-bundling?status=draft');
  expect(callsOf(bundle.mine).at(-1)).toMatchObject({ query: { filter: { statusApprove: 'draft' } } });
});

test('a bundle is deleted after a confirmation, and a refusal says why', async () => {
  const { user } = openPortal({ '/creator/class-bundling': BundlesPage }, '/creator/class-bundling', [
    answer(bundle.mine, { list: [myBundle()], total: 1, page: 1, perPage: 10 }),
    answer(bundle.remove, () => {
      throw new ApiError(409, 'bundle_has_orders', 'Bundling ini pernah dipesan.');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Menu Paket Penulis' }));
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await user.click(screen.getByRole('button', { name: 'Hapus bundling' }));
  await screen.findByText('Bundling ini pernah dipesan.');
});

test('a new bundle begins with its title and goes on in its editor [4.19]', async () => {
  const { user, address, callsOf } = openPortal(
    { '/creator/class-bundling/create': CreateBundlePage },
    '/creator/class-bundling/create',
    [answer(bundle.create, written())],
  );
  await user.click(await screen.findByRole('button', { name: 'Lanjut pilih kelas' }));
  expect(callsOf(bundle.create)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Judul bundling' }), 'Paket Penulis');
  await user.click(screen.getByRole('button', { name: 'Lanjut pilih kelas' }));
  await screen.findByText('', { selector: 'body' });
  expect(callsOf(bundle.create)).toEqual([{ body: { title: 'Paket Penulis' } }]);
  expect(address()).toBe('/creator/class-bundling/edit/bundling-paket-penulis');
});

test('classes are chosen by search and removed, and each choice is saved immediately', async () => {
  const { user, callsOf } = openEditor();
  await user.click(await screen.findByRole('button', { name: 'Pilih kelas' }));
  await user.type(screen.getByRole('searchbox', { name: 'Cari kelas yang sudah terbit' }), 'kelas{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: /Kelas 4/ }));
  await user.click(screen.getByRole('button', { name: 'Selesai · 4 kelas' }));
  expect(order()).toEqual(['Kelas 1', 'Kelas 2', 'Kelas 3', 'Kelas 4']);
  await user.click(screen.getByRole('button', { name: 'Keluarkan Kelas 2' }));
  expect(order()).toEqual(['Kelas 1', 'Kelas 3', 'Kelas 4']);
  await screen.findByText(/Tersimpan/);
  expect(callsOf(bundle.update).at(-1)).toMatchObject({ body: { classIds: ['k1', 'k3', 'k4'] } });
  expect(callsOf(program.mine).at(-1)).toMatchObject({
    query: { keyword: 'kelas', filter: { statusApprove: ['publish', 'changed'] } },
  });
});

test('the order of the classes changes by keyboard: Space lifts, arrows move, Space drops, Escape puts back', async () => {
  const { user, callsOf } = openEditor();
  const grip = await screen.findByRole('button', { name: 'Geser Kelas 1' });
  grip.focus();
  await user.keyboard(' {ArrowDown}');
  await screen.findByText('Posisi 2 dari 3');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Geser Kelas 1');
  await user.keyboard('{Escape}');
  expect(order()).toEqual(['Kelas 1', 'Kelas 2', 'Kelas 3']);
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  expect(order()).toEqual(['Kelas 2', 'Kelas 3', 'Kelas 1']);
  await screen.findByText(/Tersimpan/);
  expect(callsOf(bundle.update)).toMatchObject([{ body: { classIds: ['k2', 'k3', 'k1'] } }]);
});

test('a sentence says why each class belongs to it, and goes with the class', { tags: 'night' }, async () => {
  const { user, callsOf } = openEditor();
  const box = within(await screen.findByRole('region', { name: 'Kenapa kelas-kelas ini' }));
  await user.type(box.getByRole('textbox', { name: '2. Kelas 2' }), 'Lalu wawancara.');
  await user.tab();
  await screen.findByText(/Tersimpan/);
  expect(callsOf(bundle.update).at(-1)).toMatchObject({ body: { reasons: { k2: 'Lalu wawancara.' } } });
  await user.click(screen.getByRole('button', { name: 'Keluarkan Kelas 2' }));
  await waitFor(() =>
    expect(callsOf(bundle.update).at(-1)).toMatchObject({ body: { classIds: ['k1', 'k3'], reasons: {} } }),
  );
});

test('the price is compared with the sum of the classes while it is typed', async () => {
  const { user, callsOf } = openEditor();
  await screen.findByRole('heading', { name: 'Paket Penulis' });
  expect(priceBox().textContent).toContain('3 kelas satu per satuRp450.000');
  expect(priceBox().textContent).toContain('Pembeli hematRp150.000 33%');
  expect(priceBox().textContent).toContain('Kamu terima Rp240.000 per penjualan, setelah biaya layanan 20%.');
  const field = screen.getByRole('spinbutton', { name: 'Harga bundling' });
  await user.clear(field);
  await user.type(field, '450000');
  expect(priceBox().textContent).toContain('Harga bundling harus di bawah jumlah harga kelasnya');
  await user.clear(field);
  await user.type(field, '360000{Enter}');
  expect(priceBox().textContent).toContain('Pembeli hematRp90.000 20%');
  await screen.findByText(/Tersimpan/);
  expect(callsOf(bundle.update).at(-1)).toMatchObject({ body: { salePrice: 360_000 } });
});

test('missing fields are listed, and an incomplete bundle cannot be submitted', async () => {
  openEditor(written({ classes: [held(1)], salePrice: null, description: '' }));
  const list = await screen.findByRole('region', { name: 'Sebelum diajukan' });
  expect(list.textContent).toContain('3 dari 6');
  for (const words of [
    'Tulis deskripsi singkat, minimal 20 karakter',
    'Pilih 2 sampai 20 kelas',
    'Tentukan harga bundling',
  ])
    expect(within(list).getByRole('button', { name: words })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ajukan bundling' }).disabled).toBe(true);
});

test('a complete bundle is submitted after a confirmation, and can be withdrawn until its review begins', async () => {
  const { user, callsOf } = openEditor();
  await user.click(await screen.findByRole('button', { name: 'Ajukan bundling' }));
  await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
  await user.click(await screen.findByRole('button', { name: 'Tarik kembali' }));
  await screen.findByRole('button', { name: 'Ajukan bundling' });
  expect(callsOf(bundle.submit)).toHaveLength(1);
});

test("'Perbarui' lists the changes that become live, and names the version that was shown", async () => {
  const before: BundleSnapshot = {
    title: 'Paket Penulis',
    description: '',
    thumbnail: null,
    category: 'Jurnalistik',
    salePrice: 300_000,
    classes: [1, 2, 3].map((number) => ({ id: `k${number}`, title: `Kelas ${number}` })),
  };
  const after = { ...before, title: 'Paket Wartawan', classes: [before.classes[1]!, before.classes[0]!] };
  const { user, callsOf } = openEditor(
    written({ status: 'publish', statusApprove: 'changed', changes: bundleDiff(before, after) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Perbarui' }));
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan perubahan?' });
  for (const line of ['Judul: Paket Penulis → Paket Wartawan', 'Kelas dikeluarkan: Kelas 3', 'Urutan kelas diubah'])
    expect(within(dialog).getByText(line)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Terbitkan' }));
  await screen.findByText('Perubahan bundling sudah terbit');
  expect(callsOf(bundle.submit)[0]).toMatchObject({ query: { updatedAt: '2026-11-20T03:00:00.000Z' } });
});

test('the price of a published bundle is confirmed, and sent with the old one', async () => {
  const { user, callsOf } = openEditor(written({ status: 'publish', statusApprove: 'publish', isForSale: true }));
  const field = await screen.findByRole('spinbutton', { name: 'Harga bundling' });
  await user.clear(field);
  await user.type(field, '250000');
  fireEvent.blur(field);
  const dialog = await screen.findByRole('alertdialog', { name: 'Ubah harga dari Rp300.000 ke Rp250.000?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ubah harga' }));
  await screen.findByText('Harga baru sudah berlaku');
  expect(callsOf(bundle.changePrice)).toEqual([{ params: { id: 'b1' }, body: { from: 300_000, to: 250_000 } }]);
  expect(callsOf(bundle.update)).toEqual([]);
});

test('a published bundle that is not listed names the class that prevents it', async () => {
  openEditor(
    written({
      status: 'publish',
      statusApprove: 'publish',
      classes: [held(1, { isForSale: false }), held(2)],
      unsold: [
        { id: 'k1', title: 'Kelas 1', because: 'archived' },
        { id: 'k3', title: 'Kelas 3', because: 'suspended' },
      ],
    }),
  );
  expect((await screen.findByText('Bundling ini sedang tidak dijual')).parentElement?.textContent).toContain(
    '“Kelas 1” diarsipkan dan “Kelas 3” dihentikan penjualannya oleh tim Sinau',
  );
});
