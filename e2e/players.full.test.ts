import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { joinFreeClass, publishRecordings } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount } from './people.ts';

let recorded: Awaited<ReturnType<typeof publishRecordings>>;
beforeAll(async () => {
  recorded = await publishRecordings();
});

test.each([390, 1440])(
  'recordings are played to their end, and continue where they stopped, on a screen of %i pixels',
  async (width) => {
    const account = await createAccount();
    const page = await newPage({ width, session: account.session });
    await joinFreeClass(page, account, recorded);

    await page.getByRole('heading', { name: 'Piramida terbalik', level: 2 }).waitFor();
    await page.getByText('Kurang 4 detik lagi.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const nextDay = await page.context().newPage();
    await page.bringToFront();
    await stopMidway(page);
    await page.close();
    await nextDay.goto(page.url());
    await nextDay.getByText(/^Dilanjutkan dari 00:0[1-3]/).waitFor();
    await nextDay.getByRole('button', { name: 'Mulai dari awal' }).click();
    await chooseSpeed(nextDay, '2×');
    await nextDay.getByRole('button', { name: 'Putar video' }).click();
    await nextDay.getByText('Yang paling penting ditaruh di atas.').waitFor();
    await nextDay.getByText('Materi ini sudah kamu selesaikan.').waitFor();
    expect(await faultsOf(nextDay)).toEqual([]);

    await nextDay.getByRole('link', { name: 'Berikutnya' }).click();
    await nextDay.getByRole('heading', { name: 'Redaktur memilih lead', level: 2 }).waitFor();
    expect(await faultsOf(nextDay)).toEqual([]);
    await nextDay.keyboard.press('k');
    await nextDay.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();
  },
);

test('one device plays at a time, and the other may take over again', async () => {
  const account = await createAccount();
  const laptop = await newPage({ session: account.session });
  await joinFreeClass(laptop, account, recorded);
  await laptop.getByLabel('Kecepatan').selectOption('0,5×');
  const phone = await laptop.context().newPage();
  await phone.goto(laptop.url());
  expect(await phone.getByLabel('Kecepatan').inputValue()).toBe('0.5');
  await laptop.getByRole('button', { name: 'Putar video' }).click();
  await laptop.waitForFunction(() => document.querySelector('video')!.currentTime > 0.2);
  await phone.getByRole('button', { name: 'Putar video' }).click();
  await laptop.getByText('Sedang diputar di perangkat lain').waitFor();
  expect(await faultsOf(laptop)).toEqual([]);

  await laptop.getByLabel('Kecepatan').selectOption('2×');
  await laptop.getByRole('button', { name: 'Putar di sini' }).click();
  await laptop.getByText('Sedang diputar di perangkat lain').waitFor({ state: 'hidden' });
  await laptop.getByText('Materi ini sudah kamu selesaikan.').waitFor();
});

/** Plays for more than a second; closing the tab pauses it. */
async function stopMidway(page: Page) {
  await page.getByRole('button', { name: 'Putar video' }).click();
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 1.2);
}

/** Chooses a speed: beside the controls, or on a phone among the settings of a recording that has its qualities. */
async function chooseSpeed(page: Page, speed: string) {
  const beside = page.getByLabel('Kecepatan', { exact: true });
  if (await beside.isVisible()) return beside.selectOption(speed);
  await page.getByRole('button', { name: 'Kualitas dan kuota' }).click();
  await page.getByLabel('Kecepatan putar').selectOption(speed);
  return page.keyboard.press('Escape');
}
