import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { saved } from './building.ts';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { joinFreeClass, publishRecordings } from './free-class.ts';
import { newPage } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

test('an author writes chapters and asks for the name over videos; a learner jumps by chapters, and sees the name also in full screen', async () => {
  const recorded = await publishRecordings();
  const author = await newPage({ session: await sessionOf(demoPartner) });
  await author.goto(screens.createClass(recorded.slug));
  await author.getByRole('switch', { name: 'Nama peserta di atas video' }).click();
  await saved(author);
  await author.getByRole('link', { name: 'Piramida terbalik' }).click();
  await author.getByRole('button', { name: 'Tambah bab di 00:00' }).waitFor();
  await author.locator('main video').evaluate((video: HTMLVideoElement) => (video.currentTime = 2.4));
  await author.getByRole('button', { name: 'Tambah bab di 00:02' }).click();
  await author.getByRole('textbox', { name: 'Judul bab 2' }).fill('Isi berita');
  await saved(author);
  expect(await faultsOnBothScreens(author)).toEqual([]);
  await author.getByRole('button', { name: 'Ubah sebagai daftar' }).click();
  const lines = author.getByRole('textbox', { name: /^Waktu dan judul/ });
  expect(await lines.inputValue()).toBe('00:00 Pembuka\n00:02 Isi berita');
  await lines.fill('0:00 - Pembuka\n0:02 - Isi berita\n0:03 - Penutup');
  await author.getByRole('button', { name: 'Pakai daftar ini' }).click();
  await saved(author);

  await author.getByRole('button', { name: 'Perbarui' }).click();
  const dialog = author.getByRole('dialog', { name: 'Terbitkan perubahan?' });
  await dialog.getByText('Nama peserta di atas video').waitFor();
  await dialog.getByText('Bab', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  await author.getByText('Perubahanmu sudah terbit').waitFor();

  const account = await createAccount();
  const page = await newPage({ width: 390, session: account.session });
  await joinFreeClass(page, account, recorded);
  const player = page.locator('.video-player');
  await player.getByText(/^Sekar Ayu · .…@/).waitFor();
  await page.getByRole('button', { name: 'Bab: Pembuka' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /Isi berita/ }).click();
  const second = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBe(2);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(second).toBe(3);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Bab: Isi berita' }).waitFor();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('slider', { name: 'Posisi' }).hover({ position: { x: 20, y: 14 } });
  await player.getByText('Pembuka', { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('f');
  await page.waitForFunction(() =>
    document.fullscreenElement?.querySelector('.watermark')?.textContent?.startsWith('Sekar Ayu'),
  );
});
