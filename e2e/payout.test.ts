import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage, readMail } from './harness.ts';
import { createAccount, demoOperator, demoPartner, secondOperator, sessionOf } from './people.ts';
import { smallTargets } from './targets.ts';

const sold = { slug: 'menulis-berita-yang-dibaca-sampai-habis', price: 'Rp249.000' };

test('a sale waits until it comes free; what came free is withdrawn, approved by one operator, transferred by another, and the wallet says so [1.15, 7.29]', async () => {
  const faults: string[] = [];
  const look = async (page: Page) => void faults.push(...(await faultsOnBothScreens(page)));
  const orderId = await buy();

  const maker = await newPage({ width: 390, session: await sessionOf(demoPartner) });
  await maker.goto(`${screens.creatorWallet()}?keyword=${orderId}`);
  const line = maker.getByRole('region', { name: 'Riwayat saldo' }).getByRole('listitem').first();
  await line.getByText('+Rp199.200').waitFor();
  await line.getByText('setelah biaya Rp49.800').waitFor();
  await line.getByText(/^Cair tanggal /).waitFor();
  // Sales of the demo are old enough to have come free.
  await maker.goto(`${screens.creatorWallet()}?kind=maturity`);
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

  const desk = await newPage({ session: await sessionOf(demoOperator) });
  await desk.goto(screens.operatorPayouts());
  await look(desk);
  await desk.getByRole('link', { name: `${number} Ruang Redaksi` }).click();
  await desk.getByRole('button', { name: 'Setujui' }).click();
  await desk.getByRole('button', { name: 'Setujui penarikan' }).click();
  await desk.getByText(/^Disetujui Dimas/).waitFor();
  expect(await desk.getByRole('button', { name: 'Catat transfer' }).count()).toBe(0);
  await look(desk);

  const other = await newPage({ session: await sessionOf(secondOperator) });
  await other.goto(desk.url());
  await other.getByRole('button', { name: 'Catat transfer' }).click();
  await other.getByLabel('Nomor referensi bank').fill('BCA-20261128-0042');
  await other.getByRole('button', { name: 'Simpan transfer' }).click();
  await other.getByText('Sudah ditransfer', { exact: true }).waitFor();
  await look(other);

  await maker.reload();
  await newest.getByText(/referensi BCA-20261128-0042$/).waitFor();
  await look(maker);
  const { subject, text } = await readMail(demoPartner.email, `sudah kami transfer (${number})`);
  expect(`${subject} ${text}`).toContain('BCA-20261128-0042');
  expect(faults).toEqual([]);
});

/** Somebody buys the class, and answers the code of the order. */
async function buy() {
  const { session } = await createAccount();
  const page = await newPage({ session });
  await page.goto(screens.classPage(sold.slug));
  await page
    .getByRole('link', { name: 'Beli sekarang' })
    .or(page.getByRole('button', { name: 'Beli sekarang' }))
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Pembayaran', level: 1 }).waitFor();
  await page.getByRole('button', { name: `Bayar ${sold.price}` }).click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: `Bayar ${sold.price}` }).click();
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
  return new URL(page.url()).searchParams.get('order_id')!;
}
