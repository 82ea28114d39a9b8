import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { joinFreeClass, publishPackages } from './free-class.ts';
import { baseUrl, newPage } from './harness.ts';
import { finishByMouse, insidePackage, packagePage } from './packages.ts';
import { createAccount } from './people.ts';

let friendly: Awaited<ReturnType<typeof publishPackages>>;
let hostile: typeof friendly;
beforeAll(async () => {
  friendly = await publishPackages({ Penghitung: await packagePage('friendly-package.html') });
  hostile = await publishPackages({ 'Materi jahat': await packagePage('hostile-package.html') });
});

test.each([1440, 390])(
  'a package retains its state across a reload, and is finished by the button, on a screen of %i pixels',
  { tags: 'night' },
  async (width) => {
    const account = await createAccount();
    const page = await newPage({ width, session: account.session });
    await joinFreeClass(page, account, friendly);
    const material = insidePackage(page, 'Penghitung');
    await material.getByText('Hitungan 0').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const saved = page.waitForResponse((response) => response.url().endsWith('/state'));
    for (let clicks = 0; clicks < 3; clicks += 1) await material.getByRole('button', { name: 'Tambah' }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await material.getByText('Hitungan 3').waitFor();

    // Left before the pause is over: the state is sent as the page closes.
    await material.getByRole('button', { name: 'Tambah' }).click();
    await material.getByText('Hitungan 4').waitFor();
    await page.reload();
    await material.getByText('Hitungan 4').waitFor();

    // The keyboard focus moves in, through, and out again. A key may arrive while the focus moves between two
    // processes.
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await page.getByRole('button', { name: 'Layar penuh' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('IFRAME');
    const pressUntilOut = async () => {
      await page.keyboard.press('Tab');
      return focused();
    };
    await expect.poll(pressUntilOut, { interval: 200 }).not.toBe('IFRAME');

    await page.getByRole('button', { name: 'Layar penuh' }).click();
    await page.getByRole('button', { name: 'Perkecil' }).click();
    await finishByMouse(page);
    await page.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();
  },
);

test('an expired address is renewed', { tags: 'night' }, async () => {
  const account = await createAccount();
  const page = await newPage({ expects: [/ 410 /], session: account.session });
  let refusals = 0;
  await page.route('**/api/media/package/**', (route) =>
    refusals++ === 0 ? route.fulfill({ status: 410 }) : route.continue(),
  );
  await joinFreeClass(page, account, friendly);
  await insidePackage(page, 'Penghitung').getByText('Hitungan 0').waitFor();
});

test('a hostile package reaches neither the page around it nor its storage, its session or other users', async () => {
  const account = await createAccount();
  const page = await newPage({ expects: [/./], session: account.session });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const windows: Page[] = [];
  page.context().on('page', (opened) => windows.push(opened));
  const answered: string[] = [];
  page.on('response', (response) => {
    const frame = response.request().isNavigationRequest() ? null : response.frame();
    if (frame?.parentFrame()) answered.push(response.url());
  });
  await page.context().addCookies([{ name: 'rahasia', value: 'x', url: baseUrl }]);

  await joinFreeClass(page, account, hostile);
  const found = await insidePackage(page, 'Materi jahat').locator('#hasil').textContent({ timeout: 60_000 });
  const reached = JSON.parse(found!) as Record<string, unknown>;
  expect(Object.keys(reached).length).toBeGreaterThan(20);
  expect(Object.entries(reached).filter(([, got]) => got !== 'nothing')).toEqual([]);

  expect(answered.filter((url) => !url.includes('/api/media/package/'))).toEqual([]);
  expect({ dialogs, windows: windows.length }).toEqual({ dialogs: [], windows: 0 });
  expect(page.url()).toContain(screens.classAccess(hostile.slug).split('?')[0]);
  // The user is still signed in, and the page still works.
  await page.getByRole('button', { name: 'Tandai selesai' }).press('Enter');
  await page.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();

  // The package does not open on its own.
  const address = await page.locator('iframe').getAttribute('src');
  expect((await page.goto(address!))?.status()).toBe(409);
});
