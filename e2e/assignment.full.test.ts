import { fileURLToPath } from 'node:url';
import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { joinFreeClass, publishAssignment } from './free-class.ts';
import { handIn, openOnDesk } from './handing-in.ts';
import { newPage, readMail } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

const pdf = fileURLToPath(new URL('../apps/api/src/testing/fixtures/lesson.pdf', import.meta.url));
const first = 'Api membakar dua belas kios di Pasar Kliwon, Selasa dini hari.';
const second = `${first} Tidak ada korban jiwa, kata kepala pasar.`;

test('an assignment is submitted with a file on a phone, returned by a teacher on a laptop, resubmitted, passed and saved in the portfolio', async () => {
  const taught = await publishAssignment();
  const account = await createAccount('Sekar Tugas');
  const page = await newPage({
    width: 390,
    expects: [/net::ERR_INTERNET_DISCONNECTED/],
    session: account.session,
  });
  const desk = await newPage({ session: await sessionOf(demoPartner) });
  const faults: string[] = [];
  const look = async (where: Page, step: string) =>
    void faults.push(...(await faultsOnBothScreens(where)).map((fault) => `${step}: ${fault}`));

  await joinFreeClass(page, account, taught);
  const text = page.getByLabel('Jawabanmu');
  await text.waitFor();
  expect(await page.getByRole('navigation', { name: 'Pindah materi' }).count()).toBe(0);

  // A reload right after the last letter, and a lost connection.
  await text.pressSequentially('Api membakar');
  await page.reload();
  await text.waitFor();
  expect(await text.inputValue()).toBe('Api membakar');
  await page.context().setOffline(true);
  await text.fill(first);
  await page.getByText('tersimpan di perangkat ini').waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Tersimpan/).waitFor();
  await page.setInputFiles('input[type=file]', pdf);
  await page.getByRole('link', { name: 'lesson.pdf' }).waitFor();
  await look(page, 'draft');
  await handIn(page);
  await look(page, 'handed in');

  await desk.goto(`${screens.grading()}?sort=-submittedAt`);
  await desk.getByRole('link', { name: 'Sekar Tugas' }).first().waitFor();
  await look(desk, 'queue');
  await openOnDesk(desk, 'Sekar Tugas');
  await desk.getByText(first).waitFor();
  await desk.getByRole('button', { name: 'Mulai menilai' }).click();
  await desk.getByLabel('Komentar untuk peserta').fill('Sebut siapa yang mengatakannya.');
  await desk.getByText('Halaman', { exact: false }).first().waitFor();
  await look(desk, 'desk');
  await desk.getByRole('button', { name: 'Minta revisi' }).click();
  await desk.getByText('Menunggu revisi dari peserta.', { exact: false }).waitFor();
  expect((await readMail(account.email, 'perlu direvisi')).link).toContain('/my-class/content/assignment');

  await page.reload();
  await page.getByText('Perlu revisi.').waitFor();
  await page.getByText('Sebut siapa yang mengatakannya.').first().waitFor();
  expect(await text.inputValue()).toBe(first);
  await text.fill(second);
  await page.getByText(/^Tersimpan/).waitFor();
  await look(page, 'returned');
  await handIn(page);

  await openOnDesk(desk, 'Sekar Tugas');
  await desk.getByRole('button', { name: 'Bandingkan dengan versi 1' }).click();
  await desk.getByRole('button', { name: 'Mulai menilai' }).click();
  await desk.getByLabel('Lead langsung ke inti berita').fill('50');
  await desk.getByLabel('Ejaan dan tata bahasa').fill('35');
  await desk.getByText('Nilai 85').waitFor();
  await desk.getByRole('button', { name: 'Lulus', exact: true }).click();
  await desk.getByText('Tugas ini sudah dinilai.', { exact: false }).waitFor();
  await look(desk, 'graded');

  await page.reload();
  await page.getByText('Tugasmu lulus. Selamat!').waitFor();
  await page.getByText('Nilai 85').first().waitFor();
  await look(page, 'passed');

  // The work is saved only when its author requests it, and then visitors with its address read it.
  await page.getByRole('button', { name: 'Simpan ke portofolio' }).click();
  const work = page.getByRole('link', { name: 'Lihat karyanya' });
  await work.waitFor();
  await look(page, 'kept');
  const visitor = await newPage({ width: 390 });
  await visitor.goto((await work.getAttribute('href'))!);
  await visitor.getByText(second).waitFor();
  expect(await visitor.getByText('Nilai 85').count()).toBe(0);
  await look(visitor, 'portfolio');
  await page.getByRole('link', { name: 'Lanjut' }).click();
  await page.getByRole('heading', { name: 'Sesudah tugas' }).first().waitFor();
  expect(faults).toEqual([]);
});
