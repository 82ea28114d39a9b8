// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { program } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { built } from '../../testing/fixtures.ts';
import { openBuilder, partnerProfile } from '../../testing/open-builder.ts';

afterEach(cleanup);

const address = '/creator/create-class/menulis-lead';

/** Opens the builder on a server whose answers take as long as the test wants. */
function openOnSlowServer(overrides: Parameters<typeof built>[0]) {
  let stored = built(overrides);
  const waiting: (() => void)[] = [];
  const app = openBuilder(address, overrides, [
    answer(program.update, async ({ body }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const { revision: _revision, categoryId: _categoryId, ...fields } = body;
      stored = { ...stored, ...fields, revision: stored.revision + 1 } as typeof stored;
      return stored;
    }),
  ]);
  /** Returns the bodies sent so far, one object a call. */
  const sent = () =>
    app.callsOf(program.update).map((input) => {
      const { revision: _revision, ...fields } = (input as { body: Record<string, unknown> }).body;
      return fields;
    });
  return { ...app, sent, arrive: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

test('a price is sent only once it is complete, however slow the server is [4.7]', async () => {
  const { user, sent, arrive } = openOnSlowServer({ salePrice: 179_000 });
  const description = await screen.findByRole('textbox', { name: /^Deskripsi singkat/ });
  const price = screen.getByRole('spinbutton', { name: 'Harga' });
  await user.type(description, ' Mulai dari nol.');
  await user.click(price);
  await waitFor(() => expect(sent()).toHaveLength(1));

  await user.clear(price);
  for (const [index, digit] of [...'249000'].entries()) {
    await user.keyboard(digit);
    if (index % 2 === 1) arrive();
  }
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(sent()).toEqual([{ description: 'Belajar menulis pembuka berita. Mulai dari nol.' }]);

  await user.tab();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ salePrice: 249_000 });
  arrive();
  await screen.findByText(/^Tersimpan \d\d[.:]\d\d$/);
});

test('an intensive class has a cohort and hours a week; a self-paced one has neither', { tags: 'night' }, async () => {
  const { user, sent, arrive } = openOnSlowServer({ format: 'intensive' });
  await user.type(await screen.findByRole('textbox', { name: /^Angkatan/ }), 'Angkatan 5');
  const hours = screen.getByRole('spinbutton', { name: /^Jam belajar seminggu/ });
  await user.type(hours, '90');
  await user.tab();
  await screen.findByText('Isi 1 sampai 80 jam');
  await user.clear(hours);
  await user.type(hours, '8');
  await user.tab();
  await waitFor(() => {
    arrive();
    expect(Object.assign({}, ...sent())).toEqual({ cohort: 'Angkatan 5', weeklyHours: 8 });
  });
  cleanup();
  openOnSlowServer({ format: 'self-paced' });
  await screen.findByRole('textbox', { name: /^Deskripsi singkat/ });
  expect(screen.queryByRole('textbox', { name: /^Angkatan/ })).toBeNull();
});

test('the name of the learner over videos is off, and turned on by a switch', { tags: 'night' }, async () => {
  const { user, sent } = openOnSlowServer({});
  const mark = await screen.findByRole<HTMLInputElement>('switch', { name: 'Nama peserta di atas video' });
  expect(mark.checked).toBe(false);
  await user.click(mark);
  await waitFor(() => expect(sent()).toEqual([{ hasWatermark: true }]));
});

test('an invalid price is not sent, and shows its error on blur', async () => {
  const { user, sent } = openOnSlowServer({ salePrice: 179_000 });
  const price = await screen.findByRole('spinbutton', { name: 'Harga' });
  await user.clear(price);
  await user.type(price, '5000');
  expect(screen.queryByText('Isi 0 untuk gratis, atau Rp10.000 sampai Rp100.000.000')).toBeNull();
  await user.tab();
  await screen.findByText('Isi 0 untuk gratis, atau Rp10.000 sampai Rp100.000.000');
  expect(sent()).toEqual([]);
});

test('the price of a published class changes after a confirmation that names both prices', async () => {
  const { user, sent, callsOf } = openOnSlowServer({
    salePrice: 179_000,
    statusApprove: 'publish',
    status: 'publish',
  });
  const price = await screen.findByRole('spinbutton', { name: 'Harga' });
  await user.clear(price);
  await user.type(price, '249000');
  await user.tab();
  await screen.findByRole('alertdialog', { name: 'Ubah harga dari Rp179.000 ke Rp249.000?' });
  expect(callsOf(program.changePrices)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ubah harga' }));
  await screen.findByText('Harga baru sudah berlaku');
  const from = { salePrice: 179_000, normalPrice: null, promotionEndsAt: null };
  expect(callsOf(program.changePrices)).toEqual([
    { params: { id: 'c1' }, body: { from, to: { ...from, salePrice: 249_000 } } },
  ]);
  expect(sent()).toEqual([]);
});

test('an instructor can read the price of a draft, and sees who sets it', async () => {
  openBuilder(address, { salePrice: 179_000 }, [], {
    ...partnerProfile,
    mitra: { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi', role: 'instructor', scopes: ['edit'] },
  });
  const price = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Harga' });
  screen.getByText('Harga dan promo diatur anggota mitra.');
  expect(price.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Sedang promo' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Judul kelas/ }).disabled).toBe(false);
});

test('a title that is too short is not sent, and shows its error on blur', { tags: 'night' }, async () => {
  const { user, sent } = openOnSlowServer({});
  const title = await screen.findByRole('textbox', { name: /^Judul kelas/ });
  await user.clear(title);
  await user.type(title, 'Foto');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(sent()).toEqual([]);
  expect(screen.queryByText('Minimal 5 karakter')).toBeNull();
  fireEvent.blur(title);
  await screen.findByText('Minimal 5 karakter');
});
