import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { createAccount } from './people.ts';

const demoClass = { slug: 'menulis-berita-yang-dibaca-sampai-habis', price: 'Rp249.000' };

test('a payment is refused, replaced by another, postponed, and completed', async () => {
  const { session } = await createAccount();
  const page = await newPage({ session });
  const faults: string[] = [];
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)));

  await page.goto(screens.classPage(demoClass.slug));
  await buyNow(page);
  await look();
  await page.getByRole('button', { name: `Bayar ${demoClass.price}` }).click();
  await atGateway(page);
  await look();
  await page.getByRole('button', { name: 'Simulasikan pembayaran gagal' }).click();
  await page.getByRole('heading', { name: 'Pembayaran belum berhasil' }).waitFor();
  await page.waitForURL((url) => url.pathname === '/payment/unfinish');
  await look();
  const refused = orderOf(page);

  await page.goto(screens.classPage(demoClass.slug));
  await buyNow(page);
  const replace = page.getByRole('button', { name: 'Ganti cara bayar' });
  await replace.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await replace.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio', { name: /^Transfer bank/ }).check();
  await look();
  await replace.click();
  await atGateway(page);
  await page.getByRole('button', { name: 'Bayar nanti' }).click();
  await page.getByRole('heading', { name: 'Menunggu pembayaranmu' }).waitFor();
  await page.getByText('Transfer bank').first().waitFor();
  const waiting = orderOf(page);

  await page.goto(screens.paymentError(refused, 'CANCELLED'));
  await page.getByRole('heading', { name: 'Pesanan ini sudah diganti' }).waitFor();
  await page.waitForURL((url) => url.pathname === '/payment/error');
  await look();

  await page.goto(screens.checkoutResult(waiting));
  await page.getByRole('heading', { name: 'Menunggu pembayaranmu' }).waitFor();
  await look();
  await page.getByRole('link', { name: 'Bayar sekarang' }).click();
  await atGateway(page);
  await page.getByRole('button', { name: `Bayar ${demoClass.price}` }).click();
  await page.getByRole('heading', { name: 'Pembayaran berhasil' }).waitFor();
  await page.waitForURL((url) => url.pathname === '/payment/finish');
  await look();
  expect(faults).toEqual([]);
});

const orderOf = (page: Page) => new URL(page.url()).searchParams.get('order_id')!;

async function buyNow(page: Page) {
  await page
    .getByRole('link', { name: 'Beli sekarang' })
    .or(page.getByRole('button', { name: 'Beli sekarang' }))
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Pembayaran', level: 1 }).waitFor();
  await page.getByText(demoClass.price).filter({ visible: true }).first().waitFor();
}

const atGateway = (page: Page) => page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
