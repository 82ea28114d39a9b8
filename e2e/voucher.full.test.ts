import { randomUUID } from 'node:crypto';
import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';
import { smallTargets } from './targets.ts';

const pack = { title: 'Paket Penulis Lengkap', slug: 'bundling-paket-penulis-lengkap' };
const newCode = (start: string) => `${start}${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`;
const amountsIn = (words: string) =>
  [...words.matchAll(/Rp([\d.]+)/g)].map(([, digits]) => Number(digits!.replaceAll('.', '')));
const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test('a partner creates a voucher for a bundle, a learner pays with it, and use, share and ledger match the simulation [7.22, 7.27]', async () => {
  const code = newCode('PAKET');
  const faults: string[] = [];
  const look = async (page: Page) => void faults.push(...(await faultsOnBothScreens(page)));

  const maker = await newPage({ session: await sessionOf(demoPartner) });
  await maker.goto(screens.creatorVouchers());
  await maker.getByRole('link', { name: 'Buat voucher', exact: true }).click();
  await maker.getByRole('heading', { name: 'Buat voucher', level: 1 }).waitFor();
  await maker.getByRole('textbox', { name: 'Kode', exact: true }).fill(code.toLowerCase());
  await maker.getByLabel('Potongan', { exact: true }).fill('15');
  await maker.getByLabel('Berlaku untuk').selectOption('bundle');
  await maker.getByRole('combobox', { name: 'Bundling' }).fill('penulis');
  await maker.locator('.ant-select-item-option').filter({ hasText: pack.title }).click();
  await maker.keyboard.press('Escape');
  const simulation = maker.getByRole('region', { name: 'Simulasi' });
  await simulation.getByText(/^Kamu terima/).waitFor();
  const [price, discount, paid, , share] = amountsIn(await simulation.getByRole('listitem').innerText());
  expect(price! - discount!).toBe(paid);
  await look(maker);
  await visible(maker, 'Buat voucher').click();
  await maker.getByRole('heading', { name: code }).waitFor();
  const own = new URL(maker.url()).pathname;
  await look(maker);

  const { session } = await createAccount();
  const buyer = await newPage({ width: 390, session });
  await buyer.goto(screens.classPage(pack.slug));
  await buyer
    .getByRole('link', { name: 'Beli sekarang' })
    .or(buyer.getByRole('button', { name: 'Beli sekarang' }))
    .filter({ visible: true })
    .first()
    .click();
  await buyer.getByRole('button', { name: 'Punya voucher?' }).click();
  await buyer.getByRole('textbox', { name: 'Kode voucher mitra' }).fill(code.toLowerCase());
  await buyer.getByRole('button', { name: 'Pakai kode voucher mitra' }).click();
  await buyer.getByRole('button', { name: `Lepas voucher ${code}` }).waitFor();
  await look(buyer);
  await visible(buyer, /^Bayar (sekarang|Rp)/).click();
  await buyer.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  const pay = buyer.getByRole('button', { name: /^Bayar Rp/ });
  expect(amountsIn(await pay.innerText())).toEqual([paid]);
  await pay.click();
  await buyer.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
  const orderId = new URL(buyer.url()).searchParams.get('order_id')!;

  await maker.goto(own);
  await maker.getByText(orderId).waitFor();
  const figure = async (label: string) =>
    amountsIn(
      await maker
        .locator('.figure')
        .filter({ has: maker.getByText(label, { exact: true }) })
        .innerText(),
    )[0];
  expect(await figure('Potongan yang kamu tanggung')).toBe(discount);
  expect(await figure('Kamu terima')).toBe(share);
  await look(maker);

  for (const page of [screens.creatorSales(), screens.creatorWallet()]) {
    await maker.goto(`${page}?keyword=${orderId}`);
    await maker.getByText(orderId).first().waitFor();
  }
  const partner = await callerOf(demoPartner);
  const all = `page=0&perPage=0&keyword=${orderId}`;
  const sales = await partner<{ list: { share: number }[] }>('GET', `/report-class/get-list-transaction?${all}`);
  const entries = await partner<{ list: { amount: number }[] }>('GET', `/report-class/wallet?${all}`);
  expect(sales.list.reduce((sum, sale) => sum + sale.share, 0)).toBe(share);
  expect(entries.list.reduce((sum, entry) => sum + entry.amount, 0)).toBe(share);
  expect(faults).toEqual([]);
});

test('an operator creates, changes, pauses and deletes a platform voucher, and the log records it', async () => {
  const code = newCode('SINAU');
  const faults: string[] = [];
  const page = await newPage({ width: 390, session: await sessionOf(demoOperator) });
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)), ...(await smallTargets(page)));

  await page.goto(operatorScreens.createOperatorVoucher());
  await page.getByRole('textbox', { name: 'Kode', exact: true }).fill(code);
  await page.getByRole('radio', { name: /^Potongan rupiah/ }).check();
  await page.getByLabel('Potongan', { exact: true }).fill('20000');
  await page
    .getByText(/^(Sisa untuk kami|Kami rugi)/)
    .first()
    .waitFor();
  await look();
  await visible(page, 'Buat voucher').click();
  await page.getByRole('heading', { name: code }).waitFor();
  await look();

  await page.getByRole('button', { name: `Menu ${code}` }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('heading', { name: `Edit voucher ${code}` }).waitFor();
  await page.getByLabel(/^Kuota/).fill('10');
  await look();
  await visible(page, 'Simpan').click();
  await page.getByText('0 dari 10').waitFor();

  const act = async (name: string) => {
    await page.getByRole('button', { name: `Menu ${code}` }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await act('Jeda');
  await page.getByText('Voucher dijeda').waitFor();
  await act('Hapus');
  await visible(page, 'Hapus voucher').click();
  await page.waitForURL((url) => url.pathname === operatorScreens.operatorVouchers());

  await page.goto(`${operatorScreens.operatorAudit()}?keyword=${code}`);
  await page.getByText('4 tindakan', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
