import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { submitClass } from './free-class.ts';
import { newPage } from './harness.ts';
import { demoOperator, demoPartner, sessionOf, signIn } from './people.ts';

const article = (title: string) => ({ type: 'article', title, content: { html: `<p>${title}, selengkapnya.</p>` } });

test('an operator returns a class with two comments; its maker answers, ticks and resubmits it; it is published', async () => {
  const { slug } = await submitClass('Meliput Banjir', async () => [
    article('Sebelum berangkat'),
    article('Di lapangan'),
  ]);
  const faults: string[] = [];

  // Operators sign in like anyone, and find their panel in the menu.
  const desk = await newPage();
  await signIn(desk, demoOperator);
  await desk.getByRole('button', { name: /Akun|Dimas/ }).click();
  await desk.getByRole('link', { name: 'Meja operator' }).click();
  await desk.getByRole('heading', { name: 'Meja operator', level: 1 }).waitFor();
  faults.push(...(await faultsOnBothScreens(desk)));

  await desk.goto(operatorScreens.operatorClasses());
  await desk.getByRole('searchbox', { name: 'Cari kelas' }).fill('Meliput Banjir');
  await desk.getByRole('link', { name: /^Meliput Banjir/ }).click();
  await desk.getByRole('button', { name: 'Mulai tinjau' }).click();
  await desk.getByRole('button', { name: 'Terbitkan' }).waitFor();

  await desk.getByRole('link', { name: /Di lapangan/ }).click();
  await desk.getByText('Di lapangan, selengkapnya.').waitFor();
  await desk.getByLabel('Catatan untuk materi ini').fill('Tambahkan contoh kutipan dari warga.');
  await desk.getByRole('button', { name: 'Tambah catatan' }).click();
  await desk.getByText('Belum dikirim').waitFor();
  faults.push(...(await faultsOnBothScreens(desk)));
  await desk.getByRole('link', { name: /^Meliput Banjir/ }).click();
  await desk.getByLabel('Catatan untuk kelas ini').fill('Sampulnya belum cocok dengan isinya.');
  await desk.getByRole('button', { name: 'Tambah catatan' }).click();
  await expect.poll(() => desk.getByText('Belum dikirim').count()).toBe(2);

  await desk.getByRole('button', { name: 'Minta perbaikan' }).click();
  await desk.getByLabel('Yang perlu diperbaiki').fill('Bagus, tinggal dua hal kecil.');
  await desk.getByRole('button', { name: 'Kirim ke mitra' }).click();
  await desk.getByText('Perlu perbaikan').first().waitFor();
  faults.push(...(await faultsOnBothScreens(desk)));

  const maker = await newPage({ width: 390, session: await sessionOf(demoPartner) });
  await maker.goto(screens.createClass(slug));
  await maker.getByText('Bagus, tinggal dua hal kecil.').waitFor();
  await maker.getByText('0 dari 2 diperbaiki').waitFor();
  faults.push(...(await faultsOnBothScreens(maker)));

  const general = maker.getByRole('listitem').filter({ hasText: 'Sampulnya belum cocok' });
  await general.getByRole('button', { name: 'Balas' }).click();
  await general.getByLabel('Balasan').fill('Kami pakai sampul ini karena fotonya diambil di lokasi.');
  // Typed text survives a reload.
  await maker.reload();
  await general.getByRole('button', { name: 'Balas' }).click();
  expect(await general.getByLabel('Balasan').inputValue()).toContain('diambil di lokasi');
  await general.getByRole('button', { name: 'Kirim balasan' }).click();
  await general.getByRole('list', { name: 'Balasan' }).waitFor();
  await general.getByLabel('Sudah diperbaiki').check();
  await maker.getByText('1 dari 2 diperbaiki').waitFor();

  await maker.getByRole('link', { name: 'Di lapangan' }).first().click();
  await maker.getByRole('textbox', { name: 'Judul materi' }).waitFor();
  const pinned = maker.getByRole('listitem').filter({ hasText: 'contoh kutipan dari warga' });
  await pinned.getByLabel('Sudah diperbaiki').check();
  await maker.getByText('2 dari 2 diperbaiki').waitFor();
  faults.push(...(await faultsOnBothScreens(maker)));

  await maker.getByRole('button', { name: 'Perbarui' }).click();
  await maker.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await maker.getByRole('button', { name: 'Dalam review' }).waitFor();

  await desk.reload();
  await desk.getByText('fotonya diambil di lokasi').waitFor();
  expect(await desk.getByText('Sudah diperbaiki', { exact: true }).count()).toBe(2);
  await desk.getByRole('button', { name: 'Mulai tinjau' }).click();
  await desk.getByRole('button', { name: 'Terbitkan' }).click();
  await desk.getByRole('button', { name: 'Terbitkan kelas' }).click();
  await desk.getByRole('button', { name: 'Hentikan penjualan' }).waitFor();

  const visitor = await newPage();
  await visitor.goto(screens.classPage(slug));
  await visitor.getByRole('heading', { name: /^Meliput Banjir/, level: 1 }).waitFor();

  await desk.goto(`${operatorScreens.operatorAudit()}?keyword=Meliput`);
  for (const act of ['Mulai meninjau kelas', 'Meminta perbaikan kelas', 'Menerbitkan kelas'])
    await desk.getByRole('cell', { name: act }).first().waitFor();
  faults.push(...(await faultsOnBothScreens(desk)));
  expect(faults).toEqual([]);
});

test('a suspended class is on sale to nobody until it is resumed, and a partner has no operator panel', async () => {
  const { slug } = await submitClass('Meliput Gempa', async () => [article('Sebelum berangkat')]);
  const desk = await newPage({ session: await sessionOf(demoOperator) });
  await desk.goto(operatorScreens.operatorClass(slug));
  await desk.getByRole('button', { name: 'Mulai tinjau' }).click();
  await desk.getByRole('button', { name: 'Terbitkan' }).click();
  await desk.getByRole('button', { name: 'Terbitkan kelas' }).click();
  await desk.getByRole('button', { name: 'Hentikan penjualan' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Alasannya').fill('Fotonya diperiksa ulang.');
  await dialog.getByRole('button', { name: 'Hentikan penjualan' }).click();
  await desk.getByRole('button', { name: 'Jual lagi' }).waitFor();

  const visitor = await newPage({ expects: [/ 404 /] });
  await visitor.goto(screens.classPage(slug));
  await visitor.getByRole('heading', { name: /tidak dapat menemukan halaman/ }).waitFor();

  const maker = await newPage({ width: 390, session: await sessionOf(demoPartner) });
  await maker.goto(screens.createClass(slug));
  await maker.getByText('Penjualan dihentikan sementara').waitFor();
  await maker.goto(operatorScreens.operatorDesk());
  await maker.getByRole('heading', { name: /tidak dapat menemukan halaman/ }).waitFor();
});
