import { join } from 'node:path';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addLesson } from './building.ts';
import { faultsOf } from './faults.ts';
import { newPage } from './harness.ts';
import { demoPartner, signIn } from './people.ts';

const fixture = (name: string) => join(import.meta.dirname, '../apps/api/src/testing/fixtures', name);

/** Begins a class of the partner's, open in the builder. */
async function beginClass(page: Page, title: string) {
  await page.goto(screens.createClass());
  await page.getByRole('textbox', { name: 'Judul kelas' }).fill(title);
  await page.getByRole('button', { name: 'Buat kelas' }).click();
  await page.waitForURL(/\/create-class\/[^?]+$/);
  await page.getByRole('heading', { name: 'Informasi kelas' }).waitFor();
}

test.each([390, 1440])('a partner builds lessons of every kind at %i pixels', { timeout: 180_000 }, async (width) => {
  const page = await newPage({ width });
  await signIn(page, demoPartner);
  await beginClass(page, `Kelas segala materi ${width}`);
  const faults: string[] = [];
  const check = async (what: string) => void faults.push(...(await faultsOf(page)).map((fault) => `${what}: ${fault}`));

  await addLesson(page, 'Video', 'Pembuka');
  await check('video, empty');
  await page.locator('input[type=file]').setInputFiles(fixture('lesson.mp4'));
  await page.locator('video').waitFor();
  await check('video');
  await page.getByRole('tab', { name: 'YouTube atau Vimeo' }).click();
  await check('video elsewhere');

  await addLesson(page, 'Audio', 'Siniar');
  await page.locator('input[type=file]').setInputFiles(fixture('lesson.mp3'));
  await page.locator('audio').waitFor();
  await check('audio');

  await addLesson(page, 'PDF', 'Modul');
  await page.locator('input[type=file]').setInputFiles(fixture('lesson.pdf'));
  await page.getByRole('link', { name: 'Buka' }).waitFor();
  await check('pdf');

  await addLesson(page, 'Kuis', 'Latihan');
  await check('quiz');
  expect(faults).toEqual([]);
});

test('lessons are dragged between sections, and stay there', { timeout: 120_000 }, async () => {
  const page = await newPage();
  await signIn(page, demoPartner);
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
