import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildClass } from './building.ts';
import { faultsOnBothScreens } from './faults.ts';
import { cli, newPage } from './harness.ts';
import { applyToTeach, confirmAddress, register, signIn, createAccount } from './people.ts';

/** Checks the page on both screens; a journey asserts at its end that nothing was found. */
type Look = () => Promise<void>;

test('a partner joins, teaches and sells on a laptop, and a learner is certified on a phone [1.1, 1.3]', async () => {
  const mark = randomUUID().slice(0, 8);
  const title = `Menulis Surat Pembaca ${mark}`;

  const { session } = await createAccount('Bagas Wirawan');
  const partner = await newPage({ session });
  await partner.goto(screens.creatorQuestion());
  const mitra = await applyToTeach(partner, `Redaksi ${mark}`);
  await cli('mitra', 'verify', mitra.slug);
  await cli('class', 'publish', await buildClass(partner, title));

  const learner = await newPage({ width: 390 });
  const faults: string[] = [];
  const look = async () => void faults.push(...(await faultsOnBothScreens(learner)));
  const account = await register(learner, 'Sekar Ayu');
  await look();
  await confirmAddress(learner, account);
  await look();
  await learner.getByRole('link', { name: 'Cari kelas' }).click();
  await learner.getByRole('heading', { name: 'Katalog kelas' }).waitFor();
  await signOut(learner);
  await signIn(learner, account);
  await findAndAddToCart(learner, title);
  await checkOutAndPay(learner, title);
  await study(learner, title, look);
  await showCertificate(learner, title, look);
  expect(faults).toEqual([]);

  await seeSale(partner, title);
});

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menu akun Sekar Ayu' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL(({ pathname }) => pathname === screens.home());
  await page
    .getByRole('link', { name: /Masuk|Daftar/ })
    .filter({ visible: true })
    .first()
    .waitFor();
}

async function findAndAddToCart(page: Page, title: string) {
  await page.goto(screens.search(title));
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page
    .getByRole('button', { name: new RegExp(`^Tambah (${title} )?ke keranjang$`) })
    .filter({ visible: true })
    .click();
  await page.getByText('Berhasil menambahkan ke keranjang').waitFor();
  await page
    .getByRole('link', { name: /^Keranjang/ })
    .filter({ hasText: '1' })
    .click();
}

async function checkOutAndPay(page: Page, title: string) {
  await page.getByRole('heading', { name: 'Keranjang', level: 1 }).waitFor();
  await page.getByText(title).first().waitFor();
  await page.getByRole('link', { name: 'Lanjut ke pembayaran' }).filter({ visible: true }).click();
  await page
    .getByRole('button', { name: /^Bayar (sekarang|Rp150\.000)$/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: 'Bayar Rp150.000' }).click();
  await page.waitForURL(/\/payment\/finish\?order_id=/);
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
}

/** A video is played to its end, an article and a PDF are read, a quiz is passed: the class is at 100 %. */
async function study(page: Page, title: string, look: Look) {
  await page.getByRole('link', { name: 'Mulai belajar' }).click();
  await page.getByRole('heading', { name: 'Selamat datang' }).waitFor();
  await page.getByRole('button', { name: 'Putar video' }).click();
  await page.getByText('Materi ini sudah kamu selesaikan').waitFor({ timeout: 30_000 });
  await look();
  await next(page, 'Surat yang dimuat');

  await page.getByText('Surat pembaca yang dimuat itu pendek.').waitFor();
  await look();
  await page.getByRole('button', { name: 'Selesai, lanjut' }).click();
  await page.getByRole('heading', { name: 'Lembar kerja' }).waitFor();

  await page.getByRole('button', { name: 'Selesai, lanjut' }).click();
  await page.getByRole('heading', { name: 'Kuis: surat pembaca' }).waitFor();

  await page.getByRole('button', { name: 'Mulai kuis' }).click();
  await page.getByRole('radio', { name: 'pendek' }).check();
  await page.getByRole('button', { name: 'Berikutnya', exact: true }).click();
  await page.getByRole('radio', { name: 'Salah' }).check();
  await page.getByRole('button', { name: 'Kumpulkan jawaban' }).first().click();
  await page.getByRole('button', { name: 'Kumpulkan', exact: true }).click();
  await page.getByText('Selamat, kamu lulus!').waitFor();
  await look();
  await page.getByRole('dialog', { name: 'Kelas selesai' }).getByRole('link', { name: 'Lihat sertifikat' }).click();
  await page.waitForURL(/\/my-class\/content\/certificate/);
  await look();

  await page.goto(screens.myClass());
  expect(await page.getByRole('progressbar', { name: new RegExp(title) }).getAttribute('aria-valuenow')).toBe('100');
}

async function next(page: Page, title: string) {
  await page
    .getByRole('link', { name: /^Berikutnya/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { name: title }).waitFor();
}

/** The certificate is there at 100 %: its owner saves the file, and visitors with its address can check it. */
async function showCertificate(page: Page, title: string, look: Look) {
  await page.goto(screens.certificates());
  await look();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Unduh/ }).first().click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Halaman publik' }).click();
  await page.waitForURL(/\/certificate\/[0-9A-Z]{13}$/);
  const visitor = await newPage();
  await visitor.goto(page.url());
  await visitor.getByText('Sekar Ayu').first().waitFor();
  await visitor.getByText(title).first().waitFor();
  await look();
}

/** The partner's share is held, and the learner's progress is in the report. */
async function seeSale(page: Page, title: string) {
  await page.goto(screens.creatorWallet());
  await page.getByText('Rp120.000').filter({ visible: true }).first().waitFor();
  await page.getByText(title).filter({ visible: true }).first().waitFor();
  await page.goto(screens.creatorReport());
  await page.getByRole('link', { name: title }).first().click();
  await page.getByText('Sekar Ayu').filter({ visible: true }).first().waitFor();
  await page.getByText('100%').filter({ visible: true }).first().waitFor();
}
