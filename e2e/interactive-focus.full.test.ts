import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { joinFreeClass, publishPackages } from './free-class.ts';
import { newPage } from './harness.ts';
import { finishByMouse, insidePackage, packagePage } from './packages.ts';
import { createAccount } from './people.ts';

/** Actions in or around the material just before the mouse goes to the button. */
const before: Record<string, (page: Page, title: string) => Promise<unknown>> = {
  'Sesudah diketik': (page, title) => insidePackage(page, title).getByRole('textbox', { name: 'Nama' }).fill('Sekar'),
  'Sesudah diklik': (page, title) => insidePackage(page, title).getByRole('button', { name: 'Tambah' }).click(),
  'Sesudah digulir': async (page, title) => {
    await page.locator(`iframe[title="${title}"]`).hover();
    for (const distance of [600, -900, 1_200]) await page.mouse.wheel(0, distance);
  },
  'Sesudah layar penuh': async (page) => {
    await page.getByRole('button', { name: 'Layar penuh' }).click();
    await page.getByRole('button', { name: 'Perkecil' }).click();
  },
};

test.each([1440, 390])(
  'the button below the material responds to the mouse whatever was done in the frame before, on a screen of %i pixels',
  async (width) => {
    const account = await createAccount();
    const page = await newPage({ width, session: account.session });
    const counter = await packagePage('friendly-package.html');
    const counters = await publishPackages(Object.fromEntries(Object.keys(before).map((title) => [title, counter])));
    await joinFreeClass(page, account, counters);
    // Each press opens the next lesson.
    for (const [title, act] of Object.entries(before)) {
      await insidePackage(page, title).getByText('Hitungan 0').waitFor();
      await act(page, title);
      await finishByMouse(page);
    }
    await page.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();
  },
);

test('a package that repeatedly takes the focus gets no text typed for the page, which stays usable', async () => {
  const account = await createAccount();
  const page = await newPage({ session: account.session });
  const greedy = await publishPackages({ 'Materi rakus': await packagePage('greedy-package.html') });
  await joinFreeClass(page, account, greedy);
  await insidePackage(page, 'Materi rakus').getByRole('textbox', { name: 'Rebutan' }).waitFor();
  const button = page.getByRole('button', { name: 'Tandai selesai' });
  await button.focus();
  await page.getByRole('button', { name: /terus mengambil ketikanmu/ }).waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: /terus mengambil ketikanmu/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await insidePackage(page, 'Materi rakus').getByRole('textbox', { name: 'Rebutan' }).fill('Sekar');
  // A person presses a key some time after focusing, and finds the focus where it was.
  await button.focus();
  await page.getByRole('button', { name: /terus mengambil ketikanmu|Klik untuk memakai materi ini/ }).waitFor();
  await page.waitForTimeout(500);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();
});
