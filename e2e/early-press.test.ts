import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { newPage } from './harness.ts';
import { createAccount } from './people.ts';

test('a slow phone does what was pressed on a painted page before its code had come', async () => {
  const { session } = await createAccount();
  const page = await newPage({ width: 390, height: 844, session });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(screens.classPage('webinar-meliput-bencana-dengan-hati'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Tambah / }).click();
  await page.getByRole('button', { name: /^Kurangi /, disabled: false }).waitFor();
  expect(await page.locator('.ticket-extra').innerText()).toMatch(/\n1$/);
  // Whoever has scrolled down meanwhile is not led back to the top.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
