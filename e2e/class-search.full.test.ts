import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { faultsOf } from './faults.ts';
import { joinFreeClass, publishRecordings } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount } from './people.ts';

let recorded: Awaited<ReturnType<typeof publishRecordings>>;
beforeAll(async () => {
  recorded = await publishRecordings();
});

test.each([390, 1440])(
  'a spoken sentence is found in the class and in all classes, and played from its second, on a screen of %i pixels',
  async (width) => {
    const account = await createAccount();
    const page = await newPage({ width, session: account.session });
    await joinFreeClass(page, account, recorded);
    const call = await callerOf(account);
    // Captions are read by a job after the publication.
    await expect
      .poll(() => call<{ total: number }>('GET', '/user/passage?keyword=menyusul'), { timeout: 60_000 })
      .toMatchObject({ total: 1 });

    const findAndPlay = async (label: string) => {
      await page.getByRole('searchbox', { name: label }).fill('menyusul');
      await page.getByRole('status').filter({ hasText: '1 bagian cocok' }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: /Piramida terbalik.*00:03.*Sisanya menyusul/ }).click();
      await untilPlayedFrom(page, 3);
    };
    if (width < 1024) await page.getByRole('button', { name: 'Materi', exact: true }).click();
    await findAndPlay('Cari dalam kelas');
    await page.goto(screens.myClass());
    await findAndPlay('Cari dalam semua kelasmu');
    await page.getByRole('heading', { name: 'Piramida terbalik', level: 2 }).waitFor();
  },
);

const untilPlayedFrom = (page: Page, second: number) =>
  page.waitForFunction((from) => (document.querySelector('video')?.currentTime ?? 0) >= from, second);
