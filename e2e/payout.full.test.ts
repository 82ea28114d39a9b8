import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { days } from '@sinau/api/platform/clock';
import type { AppUnderTest } from '@sinau/api/testing/app-under-test';
import { publishedProgram } from '@sinau/api/testing/classes';
import { usableAccount } from '@sinau/api/testing/payouts';
import { newPartner, newPerson } from '@sinau/api/testing/scene';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

test('a sale waits until it is released; the released amount is withdrawn, approved by one operator, transferred by another, and shown in the wallet [1.15, 7.29]', async () => {
  const app = await startOwnApp();
  const faults: string[] = [];
  const look = async (page: Page) => void faults.push(...(await faultsOnBothScreens(page)));
  const partner = await newPartner(app);
  const { slug } = await publishedProgram(app, partner);
  await usableAccount(app, partner);
  await buy(app, slug);

  const maker = await pageOf(app, partner, { width: 390 });
  await maker.goto(screens.creatorWallet());
  const line = maker.getByRole('region', { name: 'Riwayat saldo' }).getByRole('listitem').first();
  await line.getByText('+Rp120.000').waitFor();
  await line.getByText('setelah biaya Rp30.000').waitFor();
  await line.getByText(/^Cair tanggal /).waitFor();
  await look(maker);

  app.clock.advance(days(8));
  await app.runJob('ledger.mature');
  await maker.reload();
  await line.getByText('Dana cair ke saldo').waitFor();
  await line.getByText('Bisa ditarik').waitFor();
  await look(maker);
  faults.push(...(await smallTargets(maker)));

  await maker.getByRole('button', { name: 'Tarik saldo' }).click();
  const dialog = maker.getByRole('dialog', { name: 'Tarik saldo' });
  await dialog.getByLabel('Jumlah').fill('75000');
  await dialog.getByText('Kamu terima').locator('..').getByText('Rp75.000').waitFor();
  await look(maker);
  await dialog.getByRole('button', { name: 'Minta penarikan' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const newest = maker.getByRole('region', { name: 'Penarikan terakhir' }).getByRole('listitem').first();
  await newest.getByText('Rp75.000').waitFor();
  const [number] = (await newest.innerText()).match(/#\d+/)!;

  const desk = await pageOf(app, await newPerson(app, { fullname: 'Dimas Prakoso', isOperator: true }));
  await desk.goto(operatorScreens.operatorPayouts());
  await look(desk);
  await desk.getByRole('link', { name: `${number} Ruang Redaksi` }).click();
  await desk.getByRole('button', { name: 'Setujui' }).click();
  await desk.getByRole('button', { name: 'Setujui penarikan' }).click();
  await desk.getByText(/^Disetujui Dimas/).waitFor();
  expect(await desk.getByRole('button', { name: 'Catat transfer' }).count()).toBe(0);
  await look(desk);

  const other = await pageOf(app, await newPerson(app, { fullname: 'Ratna Wulandari', isOperator: true }));
  await other.goto(desk.url());
  await other.getByRole('button', { name: 'Catat transfer' }).click();
  await other.getByLabel('Nomor referensi bank').fill('BCA-20261128-0042');
  await other.getByRole('button', { name: 'Simpan transfer' }).click();
  await other.getByText('Sudah ditransfer', { exact: true }).waitFor();
  await look(other);

  await maker.reload();
  await newest.getByText(/referensi BCA-20261128-0042$/).waitFor();
  await look(maker);
  await expect
    .poll(app.mails)
    .toContainEqual(
      expect.objectContaining({ to: partner.email, subject: `Rp75.000 sudah kami transfer (${number})` }),
    );
  expect(faults).toEqual([]);
});

/** Buys the class as a new user. */
async function buy(app: AppUnderTest, slug: string) {
  const page = await pageOf(app, await newPerson(app));
  await page.goto(screens.classPage(slug));
  await page.getByRole('link', { name: 'Beli sekarang' }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { name: 'Pembayaran', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Bayar Rp150.000' }).click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: 'Bayar Rp150.000' }).click();
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
}
