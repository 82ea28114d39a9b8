import { fileURLToPath } from 'node:url';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './faults.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../apps/api/src/testing/fixtures/${name}`, import.meta.url));

/**
 * Builds a class as a partner does, from an empty draft with a lesson of four kinds to 'Dalam review'; everything saves
 * itself. Returns the class's slug.
 */
export async function buildClass(page: Page, title: string) {
  await page.goto(screens.createClass());
  await page.getByLabel('Judul kelas').fill(title);
  await page.getByRole('button', { name: 'Buat kelas' }).click();

  await page.getByLabel('Deskripsi singkat').fill('Menulis surat pembaca yang pendek, jelas, dan dimuat.');
  await page.getByLabel('Topik').selectOption({ label: 'Jurnalistik & Menulis' });
  await page.getByLabel('Harga', { exact: true }).fill('150000');
  await page.getByRole('button', { name: 'Pilih sampul' }).click();
  await page.getByRole('radio', { name: 'Jurnalistik & Menulis 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Selesai' }).click();
  await saved(page);

  await addLesson(page, 'Video', 'Selamat datang');
  await page.locator('main input[type=file]').first().setInputFiles(fixture('lesson.mp4'));
  await page.getByText('Ganti berkas').waitFor();
  await saved(page);

  await addLesson(page, 'Artikel', 'Surat yang dimuat');
  await page.getByRole('textbox', { name: 'Isi materi' }).fill('Surat pembaca yang dimuat itu pendek.');
  await saved(page);

  await addLesson(page, 'PDF', 'Lembar kerja');
  await page.locator('main input[type=file]').first().setInputFiles(fixture('lesson.pdf'));
  await page.getByText('Ganti berkas').waitFor();
  await saved(page);

  await addLesson(page, 'Kuis', 'Kuis: surat pembaca');
  await writeQuestion(page, 'Pilihan ganda', 'Surat pembaca yang dimuat biasanya …', ['pendek', 'panjang']);
  await writeQuestion(page, 'Benar atau salah', 'Surat pembaca boleh tanpa nama.', [], 2);
  await saved(page);

  await page.getByRole('button', { name: 'Ajukan Kelas' }).click();
  await page.getByText('Yang akan kami tinjau').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByText('Kelas berhasil diajukan').waitFor();
  await page.getByRole('button', { name: 'Dalam review' }).waitFor();
  return new URL(page.url()).searchParams.get('name')!;
}

/** Begins a class of the partner, open in the builder. */
export async function beginClass(page: Page, title: string) {
  await page.goto(screens.createClass());
  await page.getByRole('textbox', { name: 'Judul kelas' }).fill(title);
  await page.getByRole('button', { name: 'Buat kelas' }).click();
  await page.waitForURL(/\/create-class\/[^?]+$/);
  await page.getByRole('heading', { name: 'Halaman kelas' }).waitFor();
}

/** Adds a lesson; ends at its own address, with the lesson in the outline. */
export async function addLesson(page: Page, kind: string, title: string) {
  await openOutline(page);
  await page.getByRole('button', { name: 'Materi', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${kind} `) }).click();
  // The address comes before the page: the title on screen may still be the last lesson's.
  await expect.poll(() => page.title()).toMatch(/^Materi baru · /);
  await page.getByLabel('Judul materi').fill(title);
  await page.getByLabel('Judul materi').blur();
  await page.waitForURL(/\/creator\/create-class\/edit\//);
  await openOutline(page);
  await page.getByRole('link', { name: title }).first().waitFor();
  await closeOutline(page);
}

export async function writeQuestion(page: Page, kind: string, text: string, answers: readonly string[], correct = 1) {
  await page.getByRole('button', { name: 'Tambah soal' }).click();
  await page.getByRole('button', { name: new RegExp(`^${kind} `) }).click();
  await page.getByLabel(/^(Pertanyaan|Pernyataan)\s*$/).fill(text);
  for (const [index, answer] of answers.entries())
    await page.getByRole('textbox', { name: `Jawaban ${index + 1}` }).fill(answer);
  await page.getByRole('radio', { name: `Jawaban ${correct} benar` }).check();
}

export async function saved(page: Page) {
  await page.getByText(/^Tersimpan \d/).waitFor();
}

/** Follows a link of the outline. */
export async function followInOutline(page: Page, name: string) {
  await openOutline(page);
  // Messages cover the foot of the outline, and stay while the mouse is on them.
  const closeMessage = page.locator('.snackbar').getByRole('button', { name: 'Tutup' }).first();
  // A visible message may be gone by the time it is clicked.
  while (await closeMessage.isVisible()) await closeMessage.click({ timeout: 2_000 }).catch(() => undefined);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
}

/** Opens the outline, which is behind a button where there is no room beside the page. */
async function openOutline(page: Page) {
  const button = page.getByRole('button', { name: 'Kerangka' });
  if (await button.isVisible()) await button.click();
}
async function closeOutline(page: Page) {
  const button = page.getByRole('dialog', { name: 'Kerangka' }).getByRole('button', { name: 'Tutup' });
  if (await button.isVisible()) await button.click();
}
