import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addLesson, beginClass, saved } from './building.ts';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { demoPartner, sessionOf } from './people.ts';

const recording = readFileSync(join(import.meta.dirname, '../apps/api/src/testing/fixtures/lesson.mp4'));
const size = 20_000_000;
const names = ['1_Pembuka.mp4', '2_Menguleni_adonan.mp4', '10_Penutup.mp4'];

test('dropped recordings are uploaded while another lesson is written, and continue after a reload and a lost connection', async () => {
  const page = await newPage({
    session: await sessionOf(demoPartner),
    expects: [/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_NETWORK_CHANGED/, / 409 .*\/api\/media\/upload\//],
  });
  const offsets = watchOffsets(page);
  await beginClass(page, 'Kelas roti');
  const network = await slowNetwork(page, 2_000_000);
  await dropFiles(page);
  await page.getByText('3 materi ditambahkan dari berkas').waitFor();
  for (const title of ['Pembuka', 'Menguleni adonan', 'Penutup'])
    await page.getByRole('link', { name: title, exact: true }).first().waitFor();

  await addLesson(page, 'Artikel', 'Resep');
  await page.getByRole('textbox', { name: 'Isi materi' }).fill('Tepung, air, ragi, dan garam.');
  await saved(page);

  const beforeReload = await sentAt(page, 45);
  offsets.clear();
  await page.reload();
  await page.getByText(/^Mengunggah \d berkas/).waitFor();
  const kept = await resumedAt(offsets, page);
  expect(kept / beforeReload).toBeGreaterThanOrEqual(0.95);

  const beforeLoss = await sentAt(page, 60);
  offsets.clear();
  await network.cut();
  await page.getByText('Menunggu koneksi untuk mengunggah').waitFor();
  expect(await faultsOnBothScreens(page)).toEqual([]);
  await network.mend();
  expect((await resumedAt(offsets, page)) / beforeLoss).toBeGreaterThanOrEqual(0.95);

  await page
    .getByText(/^\d berkas selesai diunggah$/, { exact: true })
    .first()
    .waitFor({ timeout: 120_000 });
  await expect.poll(() => page.getByText('Video belum ada').count()).toBe(0);
  await expect.poll(() => page.getByText(/^Video · /).count()).toBe(3);
  await page.getByRole('textbox', { name: 'Isi materi' }).getByText('Tepung, air, ragi, dan garam.').waitFor();
});

/** Drops three recordings on the outline, created in the page from a sample and a box that players skip. */
async function dropFiles(page: Page) {
  const dataTransfer = await page.evaluateHandle(
    ({ base64, files, bytes }) => {
      const beginning = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const box = new Uint8Array(bytes - beginning.length);
      new DataView(box.buffer).setUint32(0, box.length);
      box.set(new TextEncoder().encode('free'), 4);
      const transfer = new DataTransfer();
      for (const name of files) transfer.items.add(new File([beginning, box], name, { type: 'video/mp4' }));
      return transfer;
    },
    { base64: recording.toString('base64'), files: names.toReversed(), bytes: size },
  );
  const outline = page.locator('.lesson-files');
  await outline.dispatchEvent('dragover', { dataTransfer });
  await outline.dispatchEvent('drop', { dataTransfer });
}

/** A slow connection that can be cut. */
async function slowNetwork(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  const emulate = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 10,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await emulate(false);
  return { cut: () => emulate(true), mend: () => emulate(false) };
}

/** Offsets at which the first chunk of each upload began, since this was cleared. */
function watchOffsets(page: Page) {
  const offsets = new Map<string, number>();
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return;
    const id = request.url().split('/').at(-1)!;
    if (!offsets.has(id)) offsets.set(id, Number(request.headers()['upload-offset']));
  });
  return offsets;
}

const summary = /^Mengunggah (\d) berkas · (\d+)%/;

/** Waits until this percentage is sent; returns the bytes that the uploads in progress have sent. */
async function sentAt(page: Page, percent: number) {
  let sent = 0;
  await expect
    .poll(
      async () => {
        const [, count = '0', shown = '0'] = summary.exec(await page.locator('.upload-tray').innerText()) ?? [];
        sent = (Number(shown) / 100) * Number(count) * size;
        return Number(shown);
      },
      { timeout: 120_000, interval: 100 },
    )
    .toBeGreaterThanOrEqual(percent);
  return sent;
}

/** Waits until every upload in progress continues; returns the bytes that were there. */
async function resumedAt(offsets: ReadonlyMap<string, number>, page: Page) {
  await expect
    .poll(
      async () => {
        const [, count = '9'] = summary.exec(await page.locator('.upload-tray').innerText()) ?? [];
        return offsets.size - Number(count);
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(0);
  return [...offsets.values()].reduce((sum, offset) => sum + offset, 0);
}
