import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { blankPng } from '@sinau/api/testing/uploads';
import { saved } from './building.ts';
import { faultsOnBothScreens } from './faults.ts';
import { draftClass, joinFreeClass, publishDraft } from './free-class.ts';
import { baseUrl, newPage } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

const essay = 'Dua belas kios terbakar, kata kepala pasar.';
const finishing = ['showScore', 'showAnswerKey'].map((type) => ({ type, text: '', isSelected: true }));

test('an essay about a picture is built, written across a reload, graded by a teacher and read again with its points', async () => {
  const taught = await draftClass('Ruang Esai', async () => [
    {
      type: 'quiz',
      title: 'Kuis: baca gambar',
      content: { instruction: '', questions: [] },
      setting: { completionType: 'minimum-score', minimumScore: 70, finishing },
    },
  ]);
  const maker = await newPage({ session: await sessionOf(demoPartner) });
  await maker.goto(screens.buildClass(taught.slug));
  await maker.getByRole('button', { name: 'Tambah soal' }).click();
  await maker.getByRole('button', { name: /^Esai / }).click();
  await maker.getByLabel(/^Pertanyaan\s*$/).fill('Apa yang terjadi di gambar ini?');
  await maker.getByLabel(/^Contoh jawaban dan kriteria/).fill('Menyebut kebakaran dan sumbernya.');
  await maker.getByLabel('Poin').fill('5');
  await maker.getByLabel('Poin').blur();
  const picture = { name: 'pasar.png', mimeType: 'image/png', buffer: blankPng(800, 600) };
  await maker.getByRole('article', { name: 'Soal 1' }).locator('input[type=file]').first().setInputFiles(picture);
  await maker.getByRole('textbox', { name: 'Deskripsi gambar soal' }).fill('Pasar yang terbakar');
  await saved(maker);
  const faults = await faultsOnBothScreens(maker);
  await publishDraft(taught);

  const account = await createAccount('Laras Esai');
  const page = await newPage({ width: 390, session: account.session });
  await joinFreeClass(page, account, taught);
  await page.getByRole('button', { name: 'Mulai kuis' }).click();
  const shown = page.getByRole('img', { name: 'Pasar yang terbakar' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  // Its address has a temporary signature; nothing but the signature opens it.
  const address = new URL((await shown.getAttribute('src'))!, baseUrl);
  const [, folder, token, name] = /^(.*\/media\/file)\/([^/]+)\/([^/]+)$/.exec(address.pathname)!;
  const statusOf = async (path: string) => (await fetch(new URL(path, baseUrl))).status;
  const id = token!.split('.')[0]!;
  expect(await statusOf(address.pathname)).toBe(200);
  expect(await Promise.all([`${folder}/${id}/${name}`, `/api/media/public/${id}/${name}`].map(statusOf))).toEqual([
    404, 404,
  ]);
  expect(await statusOf(`/api/media/${id}`)).toBe(401);

  await page.getByRole('textbox', { name: 'Jawabanmu' }).pressSequentially(essay);
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: 'Jawabanmu' }).inputValue()).toBe(essay);
  faults.push(...(await faultsOnBothScreens(page)));
  await page.getByRole('button', { name: 'Kumpulkan jawaban' }).first().click();
  await page
    .getByRole('alertdialog', { name: 'Kumpulkan jawaban?' })
    .getByRole('button', { name: 'Kumpulkan', exact: true })
    .click();
  await page.getByRole('heading', { name: 'Menunggu dinilai' }).waitFor();

  await maker.goto(`${screens.grading()}?sort=-submittedAt`);
  await maker.getByRole('link', { name: 'Laras Esai' }).first().click();
  await maker.getByText(essay).waitFor();
  await maker.getByRole('img', { name: 'Pasar yang terbakar' }).waitFor();
  await maker.getByRole('button', { name: 'Mulai menilai' }).click();
  await maker.getByLabel('Soal 1').fill('4');
  await maker.getByLabel('Komentar untuk peserta').fill('Sebut juga kapan terjadinya.');
  faults.push(...(await faultsOnBothScreens(maker)));
  await maker.getByRole('button', { name: 'Simpan nilai' }).click();
  await maker.getByText('Tugas ini sudah dinilai.', { exact: false }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Selamat, kamu lulus!' }).waitFor();
  await page.getByText('Sebut juga kapan terjadinya.').waitFor();
  await page.getByText('4 dari 5 poin', { exact: true }).waitFor();
  await page.getByText('Menyebut kebakaran dan sumbernya.').waitFor();
  await shown.waitFor();
  faults.push(...(await faultsOnBothScreens(page)));
  expect(faults).toEqual([]);
});
