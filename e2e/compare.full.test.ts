import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { smallTargets } from './targets.ts';

const [news, interview] = ['Menulis Berita yang Dibaca Sampai Habis', 'Wawancara yang Membuka Cerita'];
/** Longer button: the tightest fit in half of a phone. */
const free = 'Cek Fakta untuk Semua Orang';
const choose = (page: Page, title: string) => page.getByRole('button', { name: `Bandingkan ${title}` }).click();
const bar = (page: Page) => page.getByRole('complementary', { name: 'Kelas yang mau dibandingkan' });

test('a visitor on a phone selects classes from a list and a page, compares them, shares the table and begins to buy', async () => {
  const phone = await newPage({ width: 390 });
  const faults: string[] = [];
  const look = async (page: Page) => void faults.push(...(await faultsOnBothScreens(page)));

  await phone.goto(screens.search('menulis'));
  await choose(phone, news);
  await bar(phone).getByText('Pilih satu kelas lagi').waitFor();
  await phone.goto(screens.classPage('wawancara-yang-membuka-cerita'));
  await phone.getByRole('button', { name: 'Bandingkan', exact: true }).click();
  await look(phone);
  await bar(phone).getByRole('link', { name: 'Bandingkan 2 kelas' }).click();

  await phone.getByRole('columnheader', { name: interview }).waitFor();
  await look(phone);
  // The links of the footer are small on every page.
  expect((await smallTargets(phone)).filter((fault) => !/ a\.(footer-social)? /.test(fault))).toEqual([]);
  await phone.getByRole('button', { name: 'Tambah kelas' }).click();
  const picker = phone.getByRole('dialog', { name: 'Tambah kelas' });
  await picker.getByRole('searchbox', { name: 'Cari kelas untuk dibandingkan' }).fill('cek fakta');
  await picker.getByRole('button', { name: /^Cek Fakta untuk Semua Orang/ }).click();
  await phone.getByRole('columnheader', { name: free }).waitFor();
  await phone.getByRole('switch', { name: 'Hanya tampilkan yang berbeda' }).check();
  await phone.getByRole('rowheader', { name: 'Bahasa pengantar' }).waitFor({ state: 'detached' });
  await look(phone);

  const laptop = await newPage();
  await laptop.goto(phone.url());
  await laptop.getByRole('columnheader', { name: free }).waitFor();
  expect(await bar(laptop).count()).toBe(0);
  await look(laptop);
  await laptop
    .getByRole('link', { name: `Beli ${interview}` })
    .first()
    .click();
  await laptop.waitForURL(/\/login\?buy=program/);
  expect(faults).toEqual([]);
});
