import { join } from 'node:path';
import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { addLesson, beginClass, followInOutline, saved, writeQuestion } from './building.ts';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { demoPartner, sessionOf } from './people.ts';

const fixture = (name: string) => join(import.meta.dirname, '../apps/api/src/testing/fixtures', name);

test('a partner builds a class from lessons of every kind [1.7]', async () => {
  const page = await newPage({ session: await sessionOf(demoPartner) });
  const title = 'Kelas segala materi';
  await beginClass(page, title);
  const faults: string[] = [];
  const check = async (what: string) =>
    void faults.push(...(await faultsOnBothScreens(page)).map((fault) => `${what}: ${fault}`));
  await check('description');

  await addLesson(page, 'Video', 'Pembuka');
  await check('video, empty');
  await page.locator('main input[type=file]').first().setInputFiles(fixture('lesson.mp4'));
  await page.locator('video').waitFor();
  await check('video');
  await page.getByRole('tab', { name: 'YouTube atau Vimeo' }).click();
  await check('video elsewhere');

  await addLesson(page, 'Audio', 'Siniar');
  await page.locator('main input[type=file]').first().setInputFiles(fixture('lesson.mp3'));
  await page.locator('audio').waitFor();
  await check('audio');

  await addLesson(page, 'PDF', 'Modul');
  await page.locator('main input[type=file]').first().setInputFiles(fixture('lesson.pdf'));
  await page.getByRole('link', { name: 'Buka' }).waitFor();
  await check('pdf');

  await addLesson(page, 'Kuis', 'Latihan');
  await check('quiz');
  await writeQuestion(page, 'Benar atau salah', 'Lead selalu di awal.', []);
  await page.getByRole('heading', { name: 'Pengaturan Konten' }).waitFor();
  await check('question and settings');
  await page.setViewportSize({ width: 390, height: 900 });
  for (const drawer of ['Kerangka', 'Atur']) {
    await page.getByRole('button', { name: drawer }).click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await faultsOf(page)).map((fault) => `${drawer}: ${fault}`));
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await followInOutline(page, 'Pesan Penyelesaian');
  await page.getByRole('textbox', { name: 'Pesan' }).fill('Selamat, kamu sudah sampai.');
  await saved(page);
  await check('ending message');
  await followInOutline(page, 'Informasi Pengaturan Kelas');
  await page.getByRole('heading', { name: 'Arsipkan kelas' }).waitFor();
  await check('settings of the class');
  await page.getByRole('main').getByRole('button', { name: 'Arsip', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arsipkan' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Pulihkan' }).waitFor();
  await page.goto(screens.creatorArchive());
  await page.getByRole('link', { name: title }).waitFor();
  await check('archive');
  expect(faults).toEqual([]);
});

test('lessons are dragged between sections, and stay there', async () => {
  const page = await newPage({ session: await sessionOf(demoPartner) });
  await beginClass(page, 'Kelas berurutan');
  await addLesson(page, 'Artikel', 'Pertama');
  await addLesson(page, 'Artikel', 'Kedua');
  await page.getByRole('button', { name: 'Section', exact: true }).click();
  const second = page.locator('.outline-section').nth(1);
  await second.waitFor();

  await page.getByRole('button', { name: 'Menu materi Pertama' }).click();
  await page.getByRole('button', { name: 'Urutkan' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Pertama' }).locator('[data-grip]').dragTo(second);
  await page.getByText('Berhasil reorder lesson').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => second.getByRole('link').allTextContents()).toEqual(['Pertama']);
});
