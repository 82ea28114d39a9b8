import { readFile } from 'node:fs/promises';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { publishWebinar } from './live-webinar.ts';
import { createAccount } from './people.ts';

const visible = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
const regular = { title: 'Reguler', price: 75_000 };

test('a seat and additional tickets go from the page through the cart to the history: refused, paid by another method, with an invoice', async () => {
  const { slug } = await publishWebinar('Bedah Naskah', {
    quota: 8,
    regular: [regular, { title: 'VIP', description: 'Naskahmu ikut dibedah', price: 200_000 }],
    additional: [{ title: 'Modul cetak', price: 50_000, perOrder: 3, perUser: 3 }],
  });
  const { session } = await createAccount();
  const page = await newPage({ session });
  const faults: string[] = [];
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)));

  await page.goto(screens.classPage(slug));
  await page.getByText('Sisa 8 kursi').first().waitFor();
  await look();
  await page.getByRole('radio', { name: /^VIP/ }).check();
  await page.getByRole('button', { name: 'Tambah Modul cetak' }).click();
  await visible(page, 'button', 'Tambah ke keranjang').click();
  await visible(page, 'link', 'Di keranjang').click();
  await page.getByText('Webinar · VIP').waitFor();
  await look();
  await page.getByRole('button', { name: 'Tambah Modul cetak' }).click();
  await page.getByText('Rp300.000').filter({ visible: true }).first().waitFor();
  await visible(page, 'link', 'Lanjut ke pembayaran').click();
  await page.getByText('1 jam').waitFor();
  await look();
  await visible(page, 'button', 'Bayar Rp300.000').click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: 'Simulasikan pembayaran gagal' }).click();
  await page.getByRole('heading', { name: 'Bayar dengan cara lain' }).waitFor();
  await look();
  await page.getByRole('button', { name: /^Transfer bank/ }).click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: 'Bayar Rp300.000' }).click();
  await page.getByRole('heading', { name: 'Kursimu sudah aman' }).waitFor();
  await look();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Unduh invoice/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^inv-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(screens.transactions());
  await page.getByRole('article').first().locator('summary').first().click();
  await page.getByText('Tiket tambahan · Modul cetak × 2').first().waitFor();
  await page.getByText('Riwayat pesanan').first().click();
  await page.getByText('Pembayaran diterima').waitFor();
  await look();
  await page.goto(screens.classPage(slug));
  await visible(page, 'link', 'Masuk ke webinar').waitFor();
  await look();
  expect(await page.content()).not.toContain('rapat.contoh.test');
  expect(faults).toEqual([]);
});

test('a user on the waiting list of a sold-out webinar is offered a released seat', async () => {
  const { slug } = await publishWebinar('Bedah Lead', { quota: 1, regular: [regular] });
  const holder = await callerOf(await createAccount());
  const { tickets } = await holder<{ tickets: { id: string }[] }>('GET', `/v2/webinar/${slug}`);
  const order = await holder<{ id: string }>('POST', '/transaction/create', {
    ticketIds: [tickets[0]!.id],
    paymentMethod: 'qris',
  });

  const { session } = await createAccount();
  const page = await newPage({ session, width: 390, height: 844 });
  const faults: string[] = [];
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)));
  await page.goto(screens.classPage(slug));
  // The server renders the box beside the page and the bar below it; styles show one of them.
  await page.getByText('Kursinya sudah habis.').filter({ visible: true }).first().waitFor();
  await look();
  await visible(page, 'button', 'Ikut daftar tunggu').click();
  await page.getByText('Kamu di urutan 1 daftar tunggu.').waitFor();
  await look();

  await holder('PUT', `/transaction/${order.id}/cancel`);
  await page.reload();
  await page.getByText('Ada kursi untukmu!').waitFor();
  await look();
  await visible(page, 'link', 'Beli sekarang').click();
  await visible(page, 'button', 'Bayar sekarang').click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: 'Bayar Rp75.000' }).click();
  await page.getByRole('heading', { name: 'Kursimu sudah aman' }).waitFor();
  expect(faults).toEqual([]);
});
