import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved } from './building.ts';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { draftClass, joinFreeClass, publishDraft } from './free-class.ts';
import { handIn, openOnDesk } from './handing-in.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';

const headline = 'Dua Belas Kios Terbakar';
const first =
  'Api membakar dua belas kios di Pasar Kliwon, Kudus, Selasa, 5 Mei 2026. Harga kain naik 20% sesudahnya.\n\nPemadam tiba dengan empat mobil karena angin kencang, kata Kepala Pasar Retno Wulandari.';
const second = first.replace('20%', '20 persen');

test('an operator allows news writing, a partner builds it, a learner writes it on a phone with the assistant despite a crash, is asked to revise, and passes [2.11, 2.90, 2.91]', async () => {
  const faults: string[] = [];
  const look = async (where: Page, step: string) =>
    void faults.push(...(await faultsOnBothScreens(where)).map((fault) => `${step}: ${fault}`));

  const taught = await draftClass('Ruang Berita', async () => []);
  const operator = await newPage({ session: await sessionOf(demoOperator) });
  await operator.goto(operatorScreens.operatorClass(taught.id));
  await operator.getByRole('switch', { name: 'AI-sisten' }).check({ force: true });
  await operator.getByText('Izin AI-sisten disimpan').waitFor();

  const maker = await newPage({ session: await sessionOf(demoPartner) });
  await maker.goto(screens.createClass(taught.slug));
  await addNewsWriting(maker);
  await maker.getByRole('textbox', { name: 'Petunjuk menulis' }).fill('Tulis satu berita dari pasar terdekat.');
  await maker.getByLabel('Paling sedikit (kata)').fill('20');
  await maker.getByLabel('Paling sedikit (kata)').blur();
  await saved(maker);
  expect(await maker.getByText('Pengaturan Konten').count()).toBe(0);
  await look(maker, 'builder');
  await publishDraft(taught);

  const account = await createAccount('Ratih Berita');
  const crashed = await newPage({ width: 390, session: account.session });
  await joinFreeClass(crashed, account, taught);
  await crashed.getByLabel('Judul', { exact: true }).pressSequentially(headline);
  await crashed.getByLabel('Isi berita').pressSequentially(first.slice(0, 60));
  const page = await reopenAfterCrash(crashed);
  const text = page.getByLabel('Isi berita');
  await text.waitFor();
  expect([await page.getByLabel('Judul', { exact: true }).inputValue(), await text.inputValue()]).toEqual([
    headline,
    first.slice(0, 60),
  ]);

  await text.fill(first);
  await page.getByText(/^Tersimpan/).waitFor();
  await look(page, 'draft');
  await lookBesideTheText(page);
  const assistant = await openAssistant(page);
  await assistant.getByRole('button', { name: 'Periksa tulisan' }).click();
  await assistant.getByText('Tulis “20 persen”', { exact: false }).waitFor();
  faults.push(...(await faultsOf(page)));
  await assistant.getByRole('region', { name: 'Gaya bahasa' }).getByRole('checkbox').check();
  await assistant.getByRole('button', { name: '20%' }).click();
  const selected = () =>
    text.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  await expect.poll(selected).toBe('20%');
  await handIn(page);
  await look(page, 'handed in');

  const desk = await newPage({ session: await sessionOf(demoPartner) });
  await openOnDesk(desk, 'Ratih Berita');
  const remarks = desk.getByRole('region', { name: 'Catatan AI-sisten' });
  await remarks.getByRole('button', { name: '20%' }).click();
  expect(await desk.locator('mark').textContent()).toBe('20%');
  await desk.getByRole('button', { name: 'Mulai menilai' }).click();
  await desk.getByLabel('Komentar untuk peserta').fill('Tulis persen dengan huruf.');
  await look(desk, 'desk');
  await desk.getByRole('button', { name: 'Minta revisi' }).click();
  await desk.getByText('Menunggu revisi dari peserta.', { exact: false }).waitFor();

  await page.reload();
  await page.getByText('Perlu revisi.').waitFor();
  await text.fill(second);
  const again = await openAssistant(page);
  await again.getByRole('button', { name: 'Periksa tulisan' }).click();
  await again.getByRole('region', { name: 'Gaya bahasa' }).getByText('Tidak ada catatan').waitFor();
  await closeAssistant(page);
  await handIn(page);

  await openOnDesk(desk, 'Ratih Berita');
  await desk.getByRole('button', { name: 'Bandingkan dengan versi 1' }).click();
  await desk.locator('ins').first().waitFor();
  await desk.getByRole('button', { name: 'Mulai menilai' }).click();
  await desk.getByRole('button', { name: 'Lulus', exact: true }).click();
  await desk.getByText('Tugas ini sudah dinilai.', { exact: false }).waitFor();

  await page.reload();
  await page.getByText('Tugasmu lulus. Selamat!').waitFor();
  await look(page, 'passed');
  expect(faults).toEqual([]);
});

async function addNewsWriting(page: Page) {
  await page.getByRole('heading', { name: 'Halaman kelas' }).waitFor();
  const outline = page.getByRole('button', { name: 'Kerangka' });
  if (await outline.isVisible()) await outline.click();
  await page.getByRole('button', { name: '1. Pembuka' }).click();
  await page.getByRole('button', { name: 'Materi', exact: true }).click();
  await page.getByRole('button', { name: /^AI-sisten/ }).click();
  await page.waitForURL(/\/creator\/create-class\/news_writing/);
  expect(await page.getByLabel('Judul materi').inputValue()).toBe('Tugas Akhir');
}

/** Kills the page's process right after the last letter, and opens its address in another tab. */
async function reopenAfterCrash(page: Page) {
  const { context, address } = { context: page.context(), address: page.url() };
  const session = await context.newCDPSession(page);
  const hasCrashed = new Promise((resolve) => page.once('crash', resolve));
  // The call itself is never answered.
  void session.send('Page.crash').catch(() => undefined);
  await hasCrashed;
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/** Opens the assistant, which is behind a button on a phone. */
async function openAssistant(page: Page) {
  await page.getByRole('button', { name: /^AI-sisten/ }).click();
  return page.getByRole('dialog', { name: 'AI-sisten' });
}
const closeAssistant = (page: Page) =>
  page.getByRole('dialog', { name: 'AI-sisten' }).getByRole('button', { name: 'Tutup' }).click();

/** Checks it on a laptop, beside the text. */
async function lookBesideTheText(page: Page) {
  const phone = page.viewportSize()!;
  await page.setViewportSize({ ...phone, width: 1440 });
  const assistant = page.getByRole('complementary', { name: 'AI-sisten' });
  await assistant.getByRole('button', { name: 'Periksa tulisan' }).waitFor();
  await page.setViewportSize(phone);
}
