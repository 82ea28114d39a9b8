import { screens } from '@sinau/contracts/screens';
import type { Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';
import { smallTargets } from './targets.ts';

const sold = { slug: 'menulis-berita-yang-dibaca-sampai-habis', price: 'Rp249.000' };
const visible = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();

/** A buyer of the class, and the status of their order. */
async function buyer(paymentMethod: 'qris' | 'bank_transfer') {
  const account = await createAccount();
  const call = await callerOf(account);
  const { id } = await call<{ id: string }>('GET', `/v2/program/${sold.slug}`);
  const order = await call<{ id: string; orderId: string; redirectUrl: string }>('POST', '/transaction/create', {
    programIds: [id],
    paymentMethod,
  });
  await call('POST', `/payment/simulator/${order.redirectUrl.split('/').at(-1)}`, { outcome: 'settlement' });
  const detail = () => call<Order>('GET', `/transaction/get-detail?id=${order.id}`);
  await expect.poll(async () => (await detail()).status, { timeout: 30_000 }).toBe('SUCCESS');
  return { ...account, ...order, detail };
}

/** Opens the row of the newest order. */
const openOrder = (page: Page) => page.getByRole('article').first().locator('summary').first().click();

test('a class is refunded: access ends, the account is entered, an operator transfers, and the wallet shows it', async () => {
  const { session, orderId, detail } = await buyer('bank_transfer');
  const page = await newPage({ width: 390, height: 844, session });
  const faults: string[] = [];
  const look = async (at = page) => void faults.push(...(await faultsOnBothScreens(at)));
  const lookAtDialog = async () => {
    await look();
    faults.push(...(await smallTargets(page)));
  };

  await page.goto(screens.transactions());
  await openOrder(page);
  await visible(page, 'button', 'Minta pengembalian dana').click();
  await page.getByText(`Kamu menerima ${sold.price}`).waitFor();
  await lookAtDialog();
  await visible(page, 'button', `Kembalikan ${sold.price}`).click();
  await page.getByText(`Dana sedang dikembalikan: ${sold.price}`).waitFor();
  // The bank does not support refunds: a job finds out, and requests an account.
  await expect.poll(async () => (await detail()).payout, { timeout: 30_000 }).toMatchObject({ account: null });
  await page.reload();
  await visible(page, 'button', 'Isi nomor rekening').click();
  await page.getByLabel('Bank').selectOption({ label: 'Bank Central Asia (BCA)' });
  await page.getByLabel('Nomor rekening').fill('1234567890');
  await page.getByLabel('Nama pemilik rekening').fill('Sekar Ayu');
  await lookAtDialog();
  await visible(page, 'button', 'Simpan rekening').click();
  await page.getByText('••••7890').waitFor();
  await look();
  await page.goto(screens.myClass());
  await page.getByText('Kelas pertamamu menunggu').waitFor();
  await page.goto(screens.classPage(sold.slug));
  await visible(page, 'link', 'Beli sekarang').waitFor();

  const desk = await newPage({ session: await sessionOf(demoOperator) });
  await desk.goto(operatorScreens.operatorRefunds());
  await visible(desk, 'link', orderId).click();
  await desk.getByText('1234567890').waitFor();
  await look(desk);
  await desk.getByLabel('Nomor referensi transfer').fill('TRF-20261128-0042');
  await visible(desk, 'button', 'Tandai sudah dikirim').click();
  await desk.getByText('TRF-20261128-0042').waitFor();
  await look(desk);
  await page.goto(screens.transactions());
  await openOrder(page);
  await page.getByText(`Sudah dikembalikan: ${sold.price}`).waitFor();
  await look();

  const partner = await newPage({ session: await sessionOf(demoPartner) });
  await partner.goto(`${screens.creatorWallet()}?keyword=${orderId}`);
  const entry = partner.getByRole('region', { name: 'Riwayat saldo' }).getByRole('row', { name: /Pengembalian dana/ });
  await entry.getByText('−Rp199.200').waitFor();
  expect(faults).toEqual([]);
});

test('a refund that the gateway supports is paid automatically', async () => {
  const { session, detail } = await buyer('qris');
  const page = await newPage({ session });
  await page.goto(screens.myClass());
  await visible(page, 'button', /^Menu Menulis/).click();
  await visible(page, 'button', 'Minta pengembalian dana').click();
  await page.getByText(`Kamu menerima ${sold.price}`).waitFor();
  await visible(page, 'button', `Kembalikan ${sold.price}`).click();
  await expect.poll(async () => (await detail()).lines[0]!.refund?.refundedAt, { timeout: 30_000 }).toBeTruthy();
  await page.goto(screens.transactions());
  await openOrder(page);
  await page.getByText(`Sudah dikembalikan: ${sold.price}`).waitFor();
  expect(await faultsOnBothScreens(page)).toEqual([]);
});
