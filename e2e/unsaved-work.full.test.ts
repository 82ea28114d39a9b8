import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi } from './api.ts';
import { saved } from './building.ts';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import {
  draftToFill,
  expects,
  interruptions,
  lessonHref,
  lettersLost,
  ownSession,
  read,
  signInOver,
  type Built,
} from './interruptions.ts';

let built: Built;
beforeAll(async () => {
  built = await draftToFill();
});

// Each interruption over one field; `authors.full.test.ts` goes through all fields.
test.each([
  ['the tab is killed', 'article'],
  ['the session ends (401)', 'class information'],
  ['the server fails (500)', 'question'],
  ['the network is away for 30 minutes', 'article'],
  ['the page is loaded again after 0.1 s', 'settings'],
] as const)('no typed letter is lost when %s over the %s', async (interruption, field) => {
  expect(await lettersLost({ built, interruption, field, seed: 3 })).toMatchObject({ lost: 0 });
});

test('digits of a price not committed when its tab was killed are restored, and not stored', async () => {
  const page = await newPage({ session: await ownSession() });
  const href = screens.createClass(built.slug);
  const price = (of: Page) => of.getByLabel('Harga', { exact: true });
  const stored = async () => (await read<{ salePrice: number | null }>(`/v2/user/program/${built.id}`)).salePrice;
  await page.goto(href);
  const before = await stored();
  await price(page).fill('24900');
  const next = await interruptions['the tab is killed'].after(page, href);
  await expect.poll(() => price(next).inputValue()).toBe('24.900');
  expect(await stored()).toBe(before);
  await next.getByRole('button', { name: 'Simpan harga' }).click();
  await expect.poll(stored).toBe(24_900);
  await next.reload();
  await expect.poll(() => price(next).inputValue()).toBe('24.900');
  expect(await next.getByRole('button', { name: 'Buang' }).count()).toBe(0);
});

test('an expired session in the builder is renewed there, on both screens', async () => {
  const session = await ownSession();
  const page = await newPage({ session, expects });
  await page.goto(lessonHref(built, built.article, 'article'));
  const title = page.getByLabel('Judul materi');
  await title.focus();
  await callApi('POST', '/user/auth/logout', undefined, session.token);
  await title.fill('Menulis dengan tenang');
  const dialog = page.getByRole('dialog', { name: 'Sesimu berakhir' });
  await dialog.waitFor();
  expect(await faultsOnBothScreens(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('session'))).not.toContain('token');
  await signInOver(page);
  await saved(page);
  expect((await read<{ title: string }>(`/user/lesson/${built.article}`)).title).toBe('Menulis dengan tenang');
  expect(await title.inputValue()).toBe('Menulis dengan tenang');
});

test('an action is undone and redone by keyboard and by button', async () => {
  const page = await newPage({ session: await ownSession() });
  await page.goto(lessonHref(built, built.quiz, 'quiz'));
  await page.getByRole('textbox', { name: 'Petunjuk' }).waitFor();
  const answers = page.getByRole('textbox', { name: /^Jawaban \d$/ });
  await page.getByRole('button', { name: 'Tambah jawaban' }).click();
  await expect.poll(() => answers.count()).toBe(3);
  // The text has not changed since, so the key undoes the answer even within a text.
  await page.keyboard.press('Control+z');
  await expect.poll(() => answers.count()).toBe(2);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => answers.count()).toBe(3);
  await page.getByRole('button', { name: 'Hapus jawaban 3' }).click();
  await expect.poll(() => answers.count()).toBe(2);
  await page
    .locator('.snackbar')
    .filter({ hasText: 'Jawaban dihapus.' })
    .getByRole('button', { name: 'Urungkan' })
    .click();
  await expect.poll(() => answers.count()).toBe(3);
  await page.getByRole('button', { name: /^Urungkan mengubah isi materi/ }).click();
  await expect.poll(() => answers.count()).toBe(2);
  // Two answers may have been the saved state all along; three were not.
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => answers.count()).toBe(3);
  await saved(page);
});
