import { randomUUID } from 'node:crypto';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cli, newPage } from './harness.ts';
import { confirmAddress, demoPartner, register, signIn } from './people.ts';

/** The whole line, as a person on a laptop and one on a phone walk it. */
test.each([1440, 390])('a class is created, sold, read and certified, on a screen of %i pixels', { timeout: 120_000 }, async (width) => {
  const title = `Menulis Surat Pembaca ${randomUUID().slice(0, 8)}`;

  const learner = await newPage({ width });
  const account = await register(learner, 'Sekar Ayu');
  await confirmAddress(learner, account);

  const partner = await newPage({ width });
  await signIn(partner, demoPartner);
  const slug = await buildClass(partner, title);
  await cli('class', 'publish', slug);

  await signOut(learner);
  await signIn(learner, account);
  await findAndAddToCart(learner, title);
  await checkOutAndPay(learner, title);
  await study(learner, title);
  await showCertificate(learner, title);
});

/** From an empty draft to 'Dalam review'; everything on the way saves itself. Ends with the class's slug. */
async function buildClass(page: Page, title: string) {
  await page.goto(screens.createClass());
  await page.getByLabel('Judul kelas').fill(title);
  await page.getByRole('button', { name: 'Buat kelas' }).click();

  await page.getByLabel('Deskripsi singkat').fill('Menulis surat pembaca yang pendek, jelas, dan dimuat.');
  await page.getByLabel('Topik').selectOption({ label: 'Jurnalistik & Menulis' });
  await page.getByLabel('Harga').fill('150000');
  await page.getByRole('button', { name: 'Pilih sampul' }).click();
  await page.getByRole('radio', { name: 'Jurnalistik & Menulis 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.getByText(/^Tersimpan/).waitFor();

  await openOutline(page);
  await page.getByRole('button', { name: 'Tambah Materi' }).click();
  await page.getByRole('button', { name: /^Artikel/ }).click();
  await page.getByText('Materi ditambahkan di Section 1').waitFor();
  await page.getByLabel('Judul materi').fill('Surat yang dimuat');
  await page.getByRole('textbox', { name: 'Isi materi' }).fill('Surat pembaca yang dimuat itu pendek.');
  await page.waitForURL(/\/creator\/create-class\/edit\//);
  await page.getByText(/^Tersimpan/).waitFor();

  await page.getByRole('button', { name: 'Ajukan Kelas' }).click();
  await page.getByText('Kelas berhasil diajukan').waitFor();
  await page.getByRole('button', { name: 'Dalam review' }).waitFor();
  return new URL(page.url()).searchParams.get('name')!;
}

/** Where there is no room for it beside the page, the outline waits behind a button. */
async function openOutline(page: Page) {
  const button = page.getByRole('button', { name: 'Kerangka' });
  if (await button.isVisible()) await button.click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menu akun Sekar Ayu' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.getByRole('link', { name: /Masuk|Daftar/ }).filter({ visible: true }).first().waitFor();
}

async function findAndAddToCart(page: Page, title: string) {
  await page.goto(screens.search(title));
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^Tambah (${title} )?ke keranjang$`) }).filter({ visible: true }).click();
  await page.getByText('Berhasil menambahkan ke keranjang').waitFor();
  await page.getByRole('link', { name: /^Keranjang/ }).filter({ hasText: '1' }).click();
}

async function checkOutAndPay(page: Page, title: string) {
  await page.getByRole('heading', { name: 'Keranjang', level: 1 }).waitFor();
  await page.getByText(title).first().waitFor();
  await page.getByRole('link', { name: 'Lanjut bayar' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: /^Bayar (sekarang|Rp150\.000)$/ }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: 'Bayar Rp150.000' }).click();
  await page.waitForURL(/\/payment\/finish\?order_id=/);
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
}

async function study(page: Page, title: string) {
  await page.getByRole('link', { name: 'Mulai belajar' }).click();
  await page.waitForURL(/\/my-class/);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByText('Surat pembaca yang dimuat itu pendek.').waitFor();
  await page.getByRole('button', { name: 'Tandai selesai' }).click();
  await page.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();
  await page.goto(screens.myClass());
  expect(await page.getByRole('progressbar', { name: new RegExp(title) }).getAttribute('aria-valuenow')).toBe('100');
}

/** Issued at 100, and verified by whoever holds its address. */
async function showCertificate(page: Page, title: string) {
  await page.goto(screens.certificates());
  await page.getByRole('link', { name: 'Lihat', exact: true }).click();
  await page.waitForURL(/\/certificate\/[0-9A-Z]{13}$/);
  const visitor = await newPage();
  await visitor.goto(page.url());
  await visitor.getByText('Sekar Ayu').first().waitFor();
  await visitor.getByText(title).first().waitFor();
}
