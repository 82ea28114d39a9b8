import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { joinFreeClass, publishDocument } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount } from './people.ts';

let document: Awaited<ReturnType<typeof publishDocument>>;
beforeAll(async () => {
  document = await publishDocument();
});

test.each([1440, 390])('a PDF is read to its end and the position saved, on a screen of %i pixels', async (width) => {
  const account = await createAccount();
  const page = await newPage({ width, expects: [/ 410 .*\/api\/media\/file\//], session: account.session });

  // The first address expires before anything is read from it.
  let refusals = 0;
  await page.route('**/api/media/file/**', (route) =>
    refusals++ === 0 ? route.fulfill({ status: 410 }) : route.continue(),
  );
  await joinFreeClass(page, account, document);
  await sheet(page, 1).getByText('Menulis Lead yang Kuat').waitFor();
  await sheet(page, 1).locator('canvas').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Perbesar' }).click();
  await page.getByRole('button', { name: /125%$/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('region', { name: 'Isi Menulis lead.pdf' }).press('0');
  await page.getByRole('button', { name: /100%$/ }).waitFor();

  await page.keyboard.press('ArrowRight');
  await isAt(page, 2);
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 1);

  await page.getByRole('textbox', { name: 'Halaman, dari 3' }).fill('3');
  await page.keyboard.press('Enter');
  await isAt(page, 3);
  await sheet(page, 3).getByText('Latihan').waitFor();
  await sheet(page, 3).locator('canvas').waitFor();

  await page.evaluate(() => scrollTo(0, 0));
  await isAt(page, 1);
  // Keys pressed faster than the screen updates all count.
  await page.getByRole('region', { name: 'Isi Menulis lead.pdf' }).focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await isAt(page, 3);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Menulis lead.pdf');
  await page.getByRole('button', { name: 'Tandai selesai' }).click();
  await page.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();
});

const sheet = (page: Page, number: number) => page.getByRole('group', { name: `Halaman ${number} dari 3` });
const isAt = (page: Page, number: number) =>
  expect.poll(() => page.getByRole('textbox', { name: 'Halaman, dari 3' }).inputValue()).toBe(String(number));
