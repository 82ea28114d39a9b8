import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { enrolled, publishedProgram } from '@sinau/api/testing/classes';
import { newPartner, newPerson } from '@sinau/api/testing/scene';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';

test('a review is reported, hidden and its author warned, and both are notified; a mitra is stopped, appeals and is restored', async () => {
  const app = await startOwnApp();
  const faults: string[] = [];
  const look = async (page: Page) => void faults.push(...(await faultsOnBothScreens(page)));
  const partner = await newPartner(app);
  const class_ = await publishedProgram(app, partner, { title: 'Fotografi Pesisir' });
  const author = await newPerson(app, { fullname: 'Tono Wibowo' });
  const { id: participantId } = await enrolled(app, author, class_);
  await app.db.participant.update({ where: { id: participantId }, data: { progress: 60 } });
  await author.send('POST', `/review/user/program/${class_.id}/create`, {
    rating: 5,
    content: 'Mau diskon? Hubungi 0812 sekarang juga.',
  });

  const learner = await pageOf(app, await newPerson(app, { fullname: 'Laras Wening' }), { width: 390 });
  await learner.goto(screens.classPage(class_.slug));
  await learner.getByRole('button', { name: 'Laporkan ulasan Tono Wibowo' }).click();
  const form = learner.getByRole('dialog', { name: 'Laporkan ulasan Tono Wibowo' });
  await form.getByRole('radio', { name: 'Spam atau promosi' }).check();
  await form.getByLabel('Ceritakan lebih lanjut').fill('Ini iklan, bukan ulasan.');
  await look(learner);
  await form.getByRole('button', { name: 'Kirim laporan' }).click();
  await learner.getByText('Terima kasih. Kami akan memeriksa dan mengabarimu.').waitFor();
  await learner.getByRole('button', { name: 'Laporkan ulasan Tono Wibowo' }).click();
  await form.getByText(/Kamu sudah melaporkan ini/).waitFor();
  await form.getByRole('button', { name: 'Batal' }).click();
  await learner.getByRole('button', { name: 'Laporkan kelas Fotografi Pesisir' }).waitFor();

  const operator = await newPerson(app, { fullname: 'Dimas Prakoso', isOperator: true });
  const desk = await pageOf(app, operator);
  await desk.goto(operatorScreens.operatorReports());
  await desk.getByRole('link', { name: 'Ulasan Tono Wibowo di Fotografi Pesisir' }).waitFor();
  await look(desk);
  await desk.getByRole('link', { name: 'Ulasan Tono Wibowo di Fotografi Pesisir' }).click();
  await desk.getByText('Ini iklan, bukan ulasan.').waitFor();
  await desk.getByRole('button', { name: 'Tangani' }).click();
  await desk.getByRole('button', { name: 'Tindak', exact: true }).click();
  const decision = desk.getByRole('dialog', { name: 'Tindak laporan ini' });
  await decision.getByRole('checkbox', { name: /^Sembunyikan/ }).check();
  await decision.getByRole('checkbox', { name: /^Beri peringatan/ }).check();
  await decision.getByLabel('Alasannya').fill('Ulasan ini iklan dan memuat nomor telepon.');
  await look(desk);
  await decision.getByRole('button', { name: 'Tindak', exact: true }).click();
  await desk.getByText('Sudah diputuskan.').waitFor();
  await desk.getByText('Disembunyikan').waitFor();
  await look(desk);

  await learner.goto(screens.notifications());
  await learner.getByText('Laporanmu tentang ulasan sudah kami periksa').waitFor();
  await learner.goto(screens.classPage(class_.slug));
  await learner.getByRole('heading', { name: 'Fotografi Pesisir', level: 1 }).waitFor();
  expect(await learner.getByText('Mau diskon?').count()).toBe(0);
  const warned = await pageOf(app, author, { width: 390 });
  await warned.goto(screens.notifications());
  await warned.getByText('Peringatan tentang ulasanmu di kelas Fotografi Pesisir').waitFor();

  await desk.goto(operatorScreens.operatorApplication(partner.mitraId));
  const stopped = await app.db.mitra.findUniqueOrThrow({ where: { id: partner.mitraId } });
  await app.db.mitraApplication.create({
    data: {
      mitraId: stopped.id,
      applicantId: partner.id,
      status: 'Verified',
      kind: 'institute',
      name: stopped.name,
      expertise: 'Menyunting naskah',
      experience: 'informal',
      about: 'Kami menyunting surat pembaca sejak dua puluh tahun lalu.',
      submittedAt: app.clock.now(),
      decidedAt: app.clock.now(),
    },
  });
  await desk.reload();
  await desk.getByRole('button', { name: 'Hentikan mitra' }).click();
  const stopping = desk.getByRole('dialog', { name: `Hentikan ${stopped.name}?` });
  await stopping.getByLabel('Alasannya').fill('Beberapa kelasmu disalin dari mitra lain.');
  await look(desk);
  await stopping.getByRole('button', { name: 'Hentikan mitra' }).click();
  await desk.getByRole('button', { name: 'Pulihkan mitra' }).waitFor();

  const visitor = await pageOf(app, await newPerson(app), { expects: [/ 404 /] });
  await visitor.goto(screens.classPage(class_.slug));
  await visitor.getByRole('heading', { name: /tidak dapat menemukan halaman/ }).waitFor();

  const maker = await pageOf(app, partner, { width: 390 });
  await maker.goto(screens.creatorDashboard());
  await maker.getByText(/^Penjualanmu dihentikan sejak/).waitFor();
  await look(maker);
  await maker.getByRole('button', { name: 'Ajukan banding' }).click();
  const appeal = maker.getByRole('dialog', { name: 'Ajukan banding' });
  await appeal
    .getByLabel('Kenapa keputusan ini perlu ditinjau lagi?')
    .fill('Semua materinya kami tulis sendiri sejak 2019.');
  await look(maker);
  await appeal.getByRole('button', { name: 'Kirim banding' }).click();
  await maker.getByText(/^Bandingmu kami terima pada/).waitFor();

  await desk.goto(`${operatorScreens.operatorReports()}?kind=appeal`);
  await desk.getByRole('link', { name: stopped.name }).first().click();
  await desk.getByText('Semua materinya kami tulis sendiri sejak 2019.').waitFor();
  await desk.getByRole('button', { name: 'Tangani' }).click();
  await desk.getByRole('button', { name: 'Kabulkan banding' }).click();
  const granted = desk.getByRole('dialog', { name: 'Kabulkan banding?' });
  await granted.getByLabel('Jawaban untuk mitra').fill('Naskah aslinya sudah kami periksa.');
  await look(desk);
  await granted.getByRole('button', { name: 'Pulihkan mitra' }).click();
  await desk.getByText('Sudah diputuskan.').waitFor();

  await maker.reload();
  await maker.getByRole('heading', { level: 1 }).waitFor();
  expect(await maker.getByText(/^Penjualanmu dihentikan sejak/).count()).toBe(0);
  await learner.goto(screens.classPage(class_.slug));
  await learner.getByRole('heading', { name: 'Fotografi Pesisir', level: 1 }).waitFor();

  await desk.goto(`${operatorScreens.operatorAudit()}?keyword=${encodeURIComponent(stopped.name)}`);
  for (const act of ['Menghentikan mitra', 'Memulihkan mitra', 'Menindak laporan'])
    await desk.getByRole('cell', { name: act }).first().waitFor();
  expect(faults).toEqual([]);
});
