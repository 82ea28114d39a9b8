import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi, callerOf } from './api.ts';
import { addLesson, saved } from './building.ts';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';

const title = 'Kelas Intensif Liputan Mendalam';
const reading = 'Menyiapkan pertanyaan';
const meeting = 'Bedah naskah bersama';

/** Starts in a quarter of an hour, on a full five minutes: its address is open already. */
const minutes = 60_000;
const start = new Date(Math.ceil((Date.now() + 15 * minutes) / (5 * minutes)) * 5 * minutes);
/** Format in which it is typed into the fields. */
const typed = (options: Intl.DateTimeFormatOptions, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Jakarta', ...options }).format(start);

test('an intensive class goes from the portal to its schedule, its live session, the attendance list and the certificate', async () => {
  const faults: string[] = [];
  const look = async (page: Page, stop: string) =>
    void faults.push(...(await faultsOnBothScreens(page)).map((fault) => `${stop}: ${fault}`));

  const maker = await newPage({ session: await sessionOf(demoPartner) });
  const slug = await build(maker, (stop) => look(maker, stop));
  const { id, sections } = await callApi<Taught>('GET', `/v2/program/${slug}`);
  const sessionId = sections.flatMap(({ lessons }) => lessons).find((lesson) => lesson.title === meeting)!.id;

  await maker.goto(stepScreens.presenceBoard(sessionId));
  const code = await maker.locator('.presence-board-code').innerText();
  await look(maker, 'code');

  const account = await createAccount('Laras Liputan');
  await (
    await callerOf(account)
  )('POST', '/transaction/create', { programIds: [id] });
  const page = await newPage({ width: 390, session: account.session, expects: [/status of 422/] });
  await page.goto(screens.classPage(slug));
  await page.getByRole('heading', { name: 'Jadwal mingguan' }).waitFor();
  await page.getByRole('heading', { name: 'Minggu 1' }).waitFor();
  await look(page, 'class');
  await page.goto(screens.liveSession(slug, sessionId, 'program'));
  await page.getByRole('link', { name: 'Gabung' }).waitFor();
  await look(page, 'seat');
  const field = page.getByRole('textbox', { name: 'Kode presensi' });
  await field.fill('BUKAN1');
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByText(/tidak cocok/).waitFor();
  await look(page, 'wrong code');
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByText('Kamu hadir di sesi ini.').waitFor();
  await look(page, 'attended');

  await maker.goto(screens.attendance(sessionId));
  await maker.getByText('Laras Liputan').first().waitFor();
  await look(maker, 'attendance');

  await page.goto(screens.classAccess(slug));
  await page.getByRole('heading', { name: reading, level: 2 }).waitFor();
  await page.getByRole('button', { name: 'Selesai, lanjut' }).press('Enter');
  await page.getByText('Kelas selesai').filter({ visible: true }).first().waitFor();
  await page.goto(screens.certificates());
  await page.getByText(title).first().waitFor();
  expect(faults).toEqual([]);
});

interface Taught {
  id: string;
  sections: { lessons: { id: string; title: string }[] }[];
}

/** A free intensive class with a text and a live session, submitted by its partner and published. Returns its slug. */
async function build(page: Page, look: (stop: string) => Promise<void>) {
  await page.goto(screens.createClass());
  await page.getByLabel('Judul kelas').fill(title);
  await page.getByRole('radio', { name: /^Kelas Intensif/ }).check({ force: true });
  await page.getByRole('button', { name: 'Buat kelas' }).click();
  await page.getByLabel('Deskripsi singkat').fill('Menulis liputan mendalam bersama redaktur, tiap pekan.');
  await page.getByLabel('Topik').selectOption({ label: 'Jurnalistik & Menulis' });
  await page.getByLabel('Harga', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Pilih sampul' }).click();
  await page.getByRole('radio', { name: 'Jurnalistik & Menulis 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Selesai' }).click();
  await saved(page);

  await addLesson(page, 'Artikel', reading);
  await page.getByRole('textbox', { name: 'Isi materi' }).fill('Tulis lima pertanyaan yang dijawab dengan angka.');
  await saved(page);

  await addLesson(page, 'Sesi langsung', meeting);
  await page.getByLabel('Tanggal').fill(typed({}, 'id-ID'));
  await page.keyboard.press('Enter');
  await page.getByLabel('Mulai').fill(typed({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB'));
  await page.keyboard.press('Enter');
  await page.getByText('1 jam 30 menit, jam WIB.').waitFor();
  await page.getByLabel('Alamat pertemuan').fill('https://rapat.contoh.test/liputan');
  await page.getByRole('button', { name: 'Buatkan kode' }).click();
  await saved(page);
  await look('builder');

  await page.getByRole('button', { name: 'Ajukan Kelas' }).click();
  await page.getByText('Yang akan kami tinjau').waitFor();
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByRole('button', { name: 'Dalam review' }).waitFor();
  const slug = new URL(page.url()).searchParams.get('name')!;
  const call = await callerOf(demoPartner);
  const { id } = await call<{ id: string }>('GET', `/v2/user/program/${slug}`);
  await (
    await callerOf(demoOperator)
  )('PUT', `/operator/class/${id}/publish`);
  return slug;
}
