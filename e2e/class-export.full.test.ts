import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeClass } from '@sinau/api/authoring/transfer/testing/whole-class';
import { newPartner } from '@sinau/api/testing/scene';
import { screens } from '@sinau/contracts/screens';
import { expect, onTestFinished, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { joinFreeClass, publishScorm } from './free-class.ts';
import { newPage } from './harness.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { insidePackage } from './packages.ts';
import { createAccount } from './people.ts';

test('a class leaves as a SCORM package, which plays elsewhere and passes a lesson by its score', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sinau-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const from = await startOwnApp();
  const author = await newPartner(from);
  await wholeClass(from, author);
  // The file of a video with a watermark does not leave.
  await from.db.workingClass.updateMany({ data: { hasWatermark: false } });
  const opened = async (width: number) => {
    const shown = await pageOf(from, author, { width });
    await shown.goto(screens.creatorCatalog());
    await shown.getByRole('button', { name: 'Menu Menulis Lead yang Kuat' }).click();
    await shown.getByRole('button', { name: 'Ekspor ke sistem lain' }).click();
    await shown.getByText('Sesi langsung tidak ikut: yang ikut rekamannya').waitFor();
    expect(await faultsOf(shown)).toEqual([]);
    return shown;
  };
  await opened(390);
  const out = await opened(1440);
  const dialog = out.getByRole('dialog', { name: 'Ekspor ke sistem lain' });
  await dialog.getByText('SCORM 1.2', { exact: true }).click();
  await dialog.getByText(/^Kunci jawaban kuis ada di dalam paket/).waitFor();
  const arriving = out.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Unduh \(/ }).click();
  const archive = join(folder, 'kelas.zip');
  await (await arriving).saveAs(archive);

  const content = await readFile(archive);
  const row = await publishScorm({
    Kelas: { content, setting: { completionType: 'minimum-score', minimumScore: 100 } },
  });
  const account = await createAccount();
  const page = await newPage({ width: 390, session: account.session });
  await joinFreeClass(page, account, row);
  const player = insidePackage(page, 'Kelas');
  await player.getByRole('heading', { name: 'Apa itu lead' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await player.getByRole('button', { name: 'Berikutnya' }).click();
  await player.getByRole('heading', { name: 'Contoh lead' }).waitFor();
  expect(
    await player.locator('video').evaluate(async (video: HTMLVideoElement) => (await video.play(), video.videoWidth)),
  ).toBe(320);
  await player.getByText('Daftar materi', { exact: true }).click();
  await player.getByRole('button', { name: /^Kuis/ }).click();
  await player.getByRole('radio', { name: 'Pembuka' }).check();
  await player.getByRole('button', { name: 'Periksa jawaban' }).click();
  await player.getByText('Nilaimu 100').waitFor();
  await page.getByText(/^Hasilmu di materi ini: 100/).waitFor();

  await page.reload();
  await player.getByRole('heading', { name: 'Kuis' }).waitFor();
  await player.getByText('3 dari 9 materi selesai').waitFor();
});
