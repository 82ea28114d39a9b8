import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { saved } from './building.ts';
import { faultsOf, faultsOnBothScreens } from './faults.ts';
import { publishArticle } from './free-class.ts';
import { newPage } from './harness.ts';
import { demoPartner, sessionOf } from './people.ts';

test('a published class is edited privately, published with its changes shown, and restored', async () => {
  const { slug } = await publishArticle('Surat yang dimuat');
  const faults: string[] = [];
  const visitor = await newPage();
  const look = async () => {
    await visitor.goto(screens.classPage(slug));
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    return visitor.getByRole('main').innerText();
  };

  const page = await newPage({ session: await sessionOf(demoPartner) });
  await page.goto(screens.createClass(slug));
  await page.getByRole('button', { name: 'Diterbitkan' }).waitFor();
  await page.getByLabel('Deskripsi singkat').fill('Surat pembaca yang dimuat redaksi, dari gagasan sampai kirim.');
  await saved(page);
  await page.getByRole('link', { name: 'Surat yang dimuat' }).click();
  await expect.poll(() => page.getByLabel('Judul materi').inputValue()).toBe('Surat yang dimuat');
  await page.getByLabel('Judul materi').fill('Surat yang pasti dimuat');
  await saved(page);
  expect(await look()).not.toMatch(/pasti dimuat|dari gagasan/);

  await page.getByRole('button', { name: 'Perbarui' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terbitkan perubahan?' });
  await dialog.getByText('Deskripsi singkat').waitFor();
  await dialog.getByText('Surat yang pasti dimuat').waitFor();
  faults.push(...(await faultsOnBothScreens(page)));
  await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  await page.getByText('Perubahanmu sudah terbit').waitFor();
  await page.getByRole('button', { name: 'Diterbitkan' }).waitFor();
  await expect.poll(look).toMatch(/pasti dimuat/);

  await page.getByRole('button', { name: 'Riwayat versi' }).click();
  const history = page.getByRole('dialog', { name: 'Riwayat versi' });
  await history.getByText('Versi 2').waitFor();
  await history.getByRole('button', { name: 'Lihat' }).last().click();
  await history.getByText('Surat yang dimuat', { exact: true }).waitFor();
  faults.push(...(await faultsOf(page)));
  await history.getByRole('button', { name: 'Pulihkan' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click();
  await page.getByText('Versi lama dipulihkan, dan belum terbit').waitFor();
  await expect.poll(() => page.getByLabel('Judul materi').inputValue()).toBe('Surat yang dimuat');
  expect(await look()).toMatch(/pasti dimuat/);

  await page.getByRole('button', { name: 'Batalkan perubahan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan perubahan' }).click();
  await page.getByText('Kelas kembali seperti yang terbit').waitFor();
  await expect.poll(() => page.getByLabel('Judul materi').inputValue()).toBe('Surat yang pasti dimuat');
  expect(faults).toEqual([]);
});
