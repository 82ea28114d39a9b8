import { screens } from '@sinau/contracts/screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { saved } from './building.ts';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { createAccount, demoOperator, demoPartner, sessionOf } from './people.ts';
import { smallTargets } from './targets.ts';

const title = 'Membaca Anggaran Daerah';

const address = 'https://rapat.contoh.test/anggaran';

/** Starts in a quarter of an hour, on a full five minutes: its address is open already. */
const minutes = 60_000;
const startsAt = new Date(Math.ceil((Date.now() + 15 * minutes) / (5 * minutes)) * 5 * minutes);
const inJakarta = (locale: string, options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Jakarta', ...options }).format(startsAt);
/** Format in which they are typed into the calendar: 2/1/2027, 19:30. */
const typedDay = inJakarta('id-ID');
const typedTime = inJakarta('en-GB', { hour: '2-digit', minute: '2-digit' });

test('a webinar with two kinds of tickets goes from the wizard over the review to an attended seat and its certificate', async () => {
  const faults: string[] = [];
  const look = async (page: Page) => {
    faults.push(...(await faultsOnBothScreens(page)));
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    faults.push(...(await smallTargets(page)));
    await page.setViewportSize(before);
  };

  const page = await newPage({ session: await sessionOf(demoPartner) });
  await page.goto(screens.creatorCatalog());
  await page.getByRole('button', { name: 'Buat kelas' }).click();
  await page.getByRole('link', { name: 'Webinar Sesi langsung dengan tiket' }).click();
  await page.getByRole('textbox', { name: 'Judul webinar' }).fill(title);
  await page.getByRole('button', { name: 'Buat webinar' }).click();

  await page.getByRole('heading', { name: 'Informasi webinar' }).waitFor();
  const description = 'Temukan berita di balik angka APBD bersama redaktur ekonomi.';
  await page.getByRole('textbox', { name: 'Deskripsi singkat' }).fill(description);
  await page.getByLabel('Topik').selectOption({ label: 'Jurnalistik & Menulis' });
  await page.getByRole('textbox', { name: 'Tentang webinar' }).fill('Membaca dokumen anggaran, lalu menuliskannya.');
  await saved(page);
  await look(page);

  const next = (name: string) => page.getByRole('navigation', { name: 'Langkah webinar' }).getByRole('link', { name });
  await next('Sesi').click();
  await page.getByRole('button', { name: 'Tambah sesi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah sesi' });
  await dialog.getByLabel('Tanggal').fill(typedDay);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Mulai').fill(typedTime);
  await page.keyboard.press('Enter');
  await dialog.getByText('1 jam 30 menit, jam WIB.').waitFor();
  await dialog.getByLabel('Judul sesi').click();
  await expect.poll(() => page.locator('.ant-picker-dropdown:visible').count()).toBe(0);
  await look(page);
  await dialog.getByRole('button', { name: 'Tambah sesi' }).click();
  await page.getByRole('textbox', { name: 'Judul sesi' }).waitFor();
  await page.getByLabel('Alamat pertemuan').fill(address);
  await page.getByRole('button', { name: 'Buatkan kode' }).click();
  await saved(page);
  await look(page);
  await page.getByRole('link', { name: 'Semua sesi' }).click();
  await page.getByRole('list', { name: 'Sesi' }).getByRole('link', { name: title }).waitFor();
  await look(page);

  await next('Tampilan').click();
  await page.getByRole('button', { name: 'Pilih sampul' }).click();
  await page.getByRole('radio', { name: 'Jurnalistik & Menulis 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Selesai' }).click();
  await saved(page);
  await look(page);

  await next('Tiket dan harga').click();
  await page.getByRole('button', { name: 'Tambah tiket reguler' }).click();
  const ticket = page.getByRole('dialog', { name: 'Tambah tiket reguler' });
  await ticket.getByRole('spinbutton', { name: 'Harga' }).fill('150000');
  await ticket.getByRole('textbox', { name: 'Kuota tiket' }).fill('50');
  await look(page);
  await ticket.getByRole('button', { name: 'Tambah tiket' }).click();
  await page.getByRole('list', { name: 'Tiket' }).getByText('Rp150.000').waitFor();
  await page.getByRole('button', { name: 'Tiket tambahan' }).click();
  const additional = page.getByRole('dialog', { name: 'Tambah tiket tambahan' });
  await additional.getByRole('textbox', { name: 'Nama tiket' }).fill('Modul cetak');
  await additional.getByRole('spinbutton', { name: 'Harga' }).fill('50000');
  await look(page);
  await additional.getByRole('button', { name: 'Tambah tiket' }).click();
  await page.getByRole('list', { name: 'Tiket' }).getByText('Rp50.000').waitFor();
  await page.getByText('Tiket ditambahkan').waitFor({ state: 'detached' });
  await look(page);

  await next('Terbitkan').click();
  await page.getByText('Semua sudah lengkap').waitFor();
  await look(page);
  const id = new URL(page.url()).searchParams.get('id')!;
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await page.getByText('Begini pengunjung melihat halaman webinar ini').waitFor();
  await look(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Ajukan Kelas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ajukan', exact: true }).click();
  await page.getByRole('button', { name: 'Dalam review' }).waitFor();

  await (
    await callerOf(demoOperator)
  )('PUT', `/operator/class/${id}/publish`);
  const slug = await slugOf(page);
  const visitor = await newPage();
  await visitor.goto(screens.classPage(slug));
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await visitor.content()).not.toContain(address);

  await page.goto(`${screens.creatorCatalog()}?tab=webinar`);
  await page.getByRole('link', { name: title }).first().waitFor();
  await look(page);
  await page.getByRole('link', { name: title }).first().click();
  await next('Sesi').click();
  await page.getByRole('button', { name: `Menu ${title}` }).click();
  await page.getByRole('link', { name: 'Tampilkan kode presensi' }).click();
  await page.getByText('Kode presensi').waitFor();
  await look(page);
  const code = await page.locator('.presence-board-code').innerText();

  const { session } = await createAccount('Sekar Ayu');
  const buyer = await newPage({ width: 390, height: 844, session, expects: [/422 .*\/presence$/] });
  const lookAround = async () => void faults.push(...(await faultsOnBothScreens(buyer)));
  await takeSeat(buyer, slug, lookAround);
  await page.getByText('0 dari 1 peserta tercatat hadir').waitFor();
  await attend(buyer, code, lookAround);
  await page.getByText('1 dari 1 peserta tercatat hadir').waitFor();
  await page.getByRole('link', { name: 'Tutup kode presensi' }).click();
  await next('Sesi').click();
  await page.getByRole('button', { name: `Menu ${title}` }).click();
  await page.getByRole('link', { name: 'Daftar hadir' }).click();
  await page.getByRole('row', { name: /Sekar Ayu Hadir .* Kode presensi/ }).waitFor();
  await look(page);
  await seeCertificate(buyer, lookAround);
  expect(faults).toEqual([]);
});

type Look = () => Promise<void>;
const visible = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();

/** Both tickets are paid in one order. */
async function takeSeat(page: Page, slug: string, look: Look) {
  await page.goto(screens.classPage(slug));
  await page.getByRole('button', { name: 'Tambah Modul cetak' }).click();
  await look();
  await visible(page, 'link', 'Beli sekarang').click();
  await visible(page, 'button', 'Bayar sekarang').click();
  await page.getByRole('heading', { name: 'Simulator pembayaran' }).waitFor();
  await page.getByRole('button', { name: 'Bayar Rp200.000' }).click();
  await page.getByRole('heading', { name: 'Kursimu sudah aman' }).waitFor();
  await look();
  await page.goto(screens.classPage(slug));
  await visible(page, 'link', 'Masuk ke webinar').click();
}

/** The link is shown from half an hour before the start, and the code that the host shows counts. */
async function attend(page: Page, code: string, look: Look) {
  const join = page.getByRole('link', { name: 'Gabung' });
  await join.waitFor();
  expect(await join.getAttribute('href')).toBe(address);
  await look();
  const field = page.getByRole('textbox', { name: 'Kode presensi' });
  await field.fill(`${code}X`);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByText(/tidak cocok/).waitFor();
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByText('Kamu hadir di sesi ini.').waitFor();
}

async function seeCertificate(page: Page, look: Look) {
  await page.getByRole('dialog', { name: 'Kelas selesai' }).getByRole('link', { name: 'Lihat sertifikat' }).click();
  await page.waitForURL(/\/my-class\/content\/certificate/);
  await page.getByRole('button', { name: /Unduh/ }).first().waitFor();
  await look();
  await page.goto(screens.myClass());
  expect(await page.getByRole('progressbar', { name: new RegExp(title) }).getAttribute('aria-valuenow')).toBe('100');
}

const slugOf = async (page: Page) => {
  await page.reload();
  await page.getByRole('button', { name: 'Diterbitkan' }).waitFor();
  return new URL(page.url()).searchParams.get('name')!;
};
