import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { days, hours, later } from '@sinau/api/platform/clock';
import type { AppUnderTest } from '@sinau/api/testing/app-under-test';
import { enrolled, newProgram, publishChanges, publishedProgram, sold } from '@sinau/api/testing/classes';
import { requestedPayout } from '@sinau/api/testing/payouts';
import { newPartner, newPerson, type Person } from '@sinau/api/testing/scene';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';

const refusal = 'Peranmu tidak membuka halaman ini';

/** One member of the staff of each role, with a page of the desk. */
async function staffOf(app: AppUnderTest) {
  const memberOf = (role: StaffRole) => newPerson(app, { fullname: `Staf ${role}`, staffRoles: [role] });
  const [support, content, review, finance, admin] = await Promise.all(
    (['support', 'content', 'review', 'finance', 'admin'] as const).map(memberOf),
  );
  return { support, content, review, finance, admin } as Record<StaffRole, Person>;
}

/** Expects that a role is refused a page of the desk, by the screen and, for a call of it, by the API. */
async function refused(page: Page, person: Person, path: string, [method, call]: readonly [string, string]) {
  await page.goto(path);
  await page.getByRole('heading', { name: refusal }).waitFor();
  const { status, body } = await person.send(method as 'GET', call, {});
  expect([call, status, body.error?.code]).toEqual([call, 403, 'role_missing']);
}

/** Presses a button, fills in the field of its dialog, and confirms. */
async function actWith(page: Page, open: string | RegExp, field: string | RegExp, text: string, confirm: string) {
  await page.getByRole('button', { name: open }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field).fill(text);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

const nowhere = '0198f1c0-0000-7000-8000-000000000000';

test('support works off the list by keys, answers with a canned answer, signs a person out and deactivates an account', async () => {
  const app = await startOwnApp();
  const staff = await staffOf(app);
  const faults: string[] = [];
  const one = await newPerson(app, { fullname: 'Ratih Kumalasari' });
  const ask = (content: string) =>
    one.send('POST', '/support-ticket/create', { name: 'Ratih', email: one.email, topic: 'payment', content });
  await ask('Kelasku belum terbuka padahal sudah dibayar.');
  await ask('Bagaimana cara mengganti nama di sertifikat?');

  const desk = await pageOf(app, staff.support);
  const look = async () => void faults.push(...(await faultsOnBothScreens(desk)));
  await desk.goto(operatorScreens.operatorCannedAnswers());
  await desk.getByRole('button', { name: 'Tulis jawaban' }).click();
  const writing = desk.getByRole('dialog');
  await writing.getByLabel('Judul').fill('Kelas belum terbuka');
  await writing.getByLabel('Jawaban').fill('Halo {nama}, kelasmu sudah kami buka.');
  await look();
  await writing.getByRole('button', { name: 'Simpan' }).click();
  await desk.getByRole('rowheader', { name: /^Kelas belum terbuka/ }).waitFor();
  await look();

  // The older request is the first of the list; J, K and Enter open it.
  await desk.goto(operatorScreens.operatorDesk());
  await desk.getByRole('link', { name: /^#1 Kelasku belum terbuka/ }).waitFor();
  await look();
  for (const key of ['j', 'j', 'k', 'Enter']) await desk.keyboard.press(key);
  await desk.getByRole('heading', { name: 'Permintaan #1', level: 1 }).waitFor();
  await desk.getByRole('combobox', { name: 'Sisipkan jawaban siap pakai' }).selectOption('Kelas belum terbuka');
  expect(await desk.getByLabel('Jawaban', { exact: true }).inputValue()).toBe(
    'Halo Ratih Kumalasari, kelasmu sudah kami buka.',
  );
  await look();
  await desk.getByRole('button', { name: 'Kirim jawaban' }).click();
  await desk.getByText('Jawabanmu terkirim').waitFor();
  await expect
    .poll(() => app.mails().some(({ to, subject }) => to === one.email && subject === 'Balasan untuk pesanmu (#1)'), {
      timeout: 30_000,
    })
    .toBe(true);
  await desk.goto(operatorScreens.operatorDesk());
  await desk.getByRole('link', { name: /^#2 Bagaimana/ }).click();
  await desk.getByRole('button', { name: 'Tutup tanpa jawaban' }).click();
  await desk.getByText('Permintaan ditutup').waitFor();
  await desk.goto(operatorScreens.operatorDesk());
  await desk.getByRole('heading', { name: 'Semua sudah beres' }).waitFor();
  await look();

  const own = await pageOf(app, one, { expects: [/ 401 /] });
  await desk.goto(operatorScreens.operatorPerson(one.id));
  await actWith(desk, 'Keluarkan dari semua perangkat', 'Alasannya', 'Ponselnya hilang kemarin.', 'Keluarkan');
  await own.goto('/my-class');
  await own.getByLabel('Kata sandi', { exact: true }).waitFor();
  await actWith(desk, 'Nonaktifkan akun', 'Alasannya', 'Diminta pemiliknya lewat surat.', 'Nonaktifkan akun');
  await desk
    .getByText(/^Dinonaktifkan/)
    .first()
    .waitFor();
  await look();

  const others = await pageOf(app, staff.finance);
  await refused(others, staff.finance, operatorScreens.operatorSupport(), ['GET', '/operator/support-ticket']);
  await refused(others, staff.finance, operatorScreens.operatorCannedAnswers(), ['POST', '/operator/canned-answer']);
  await others.goto(operatorScreens.operatorPerson(one.id));
  await others.getByRole('heading', { name: one.fullname, level: 1 }).waitFor();
  expect(await others.getByRole('button', { name: 'Nonaktifkan akun' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('review reads a class with ticks, decides an application, marks a publication, and takes down what breaks the rules', async () => {
  const app = await startOwnApp();
  const staff = await staffOf(app);
  const faults: string[] = [];
  const now = app.clock.now();
  const partner = await newPartner(app);
  await newProgram(app, partner, {
    title: 'Meliput Banjir',
    statusApprove: 'waiting',
    submittedAt: later(now, -days(3)),
  });
  const published = await publishedProgram(app, partner, { title: 'Menulis Lead' });
  const publish = async (data: { description: string } | { about: string }) => {
    await app.db.workingClass.update({ where: { classId: published.id }, data });
    await app.db.class.update({ where: { id: published.id }, data: { hasChanges: true } });
    await publishChanges(partner, published.id);
  };
  await publish({ description: 'Menulis pembuka berita.' });
  await publish({ about: '<p>Selengkapnya di <a href="https://jebakan.test/">situs kami</a>.</p>' });
  const applicant = await newPartner(app, { status: 'Pending' });
  await app.db.mitraApplication.create({
    data: {
      mitraId: applicant.mitraId,
      applicantId: applicant.id,
      kind: 'person',
      name: 'Studio Jahit',
      expertise: 'Menjahit',
      experience: 'none',
      about: 'Kelas jahit untuk pemula.',
      submittedAt: later(now, -hours(30)),
    },
  });
  const learner = await newPerson(app, { fullname: 'Tono Wibowo' });
  const { id: participantId } = await enrolled(app, learner, published);
  await app.db.participant.update({ where: { id: participantId }, data: { progress: 60 } });
  await learner.send('POST', `/review/user/program/${published.id}/create`, {
    rating: 1,
    content: 'Hubungi 0812 saja.',
  });
  await app.db.discussion.create({
    data: {
      classId: published.id,
      lessonId: published.sections[0]!.lessons[0]!.id,
      userId: learner.id,
      role: 'Participant',
      content: 'Beli jawaban di sini.',
      createdAt: now,
    },
  });

  const desk = await pageOf(app, staff.review);
  const look = async () => void faults.push(...(await faultsOnBothScreens(desk)));
  await desk.goto(operatorScreens.operatorDesk());
  await desk.getByRole('link', { name: 'Meliput Banjir' }).waitFor();
  expect(await desk.getByText('Angka pagi ini').count()).toBe(0);
  await look();
  await desk.getByRole('link', { name: 'Meliput Banjir' }).click();
  const outline = desk.getByRole('navigation', { name: 'Materi kelas' });
  await outline.getByText('0 dari 2 materi sudah kamu baca').waitFor();
  await outline.getByRole('checkbox').first().check();
  await outline.getByText('1 dari 2 materi sudah kamu baca').waitFor();
  await desk.reload();
  await outline.getByText('1 dari 2 materi sudah kamu baca').waitFor();
  await look();

  await desk.goto(operatorScreens.operatorDesk());
  await desk.getByRole('link', { name: 'Studio Jahit' }).click();
  await desk.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await desk.getByRole('button', { name: 'Verifikasi mitra' }).click();
  await desk.getByText('Mitra terverifikasi').waitFor();

  await desk.goto(operatorScreens.operatorDesk());
  await desk.getByRole('link', { name: /^Perubahan kelas \d/ }).click();
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'Tautan baru ke luar' })
    .getByRole('link', { name: 'Menulis Lead' })
    .click();
  await desk.getByRole('button', { name: 'Sudah dilihat' }).click();
  await desk.getByText(/^Sudah dilihat Staf review/).waitFor();

  await desk.goto(operatorScreens.operatorReviews());
  await actWith(desk, /^Turunkan/, 'Alasannya', 'Memuat nomor telepon.', 'Turunkan ulasan');
  await desk.getByRole('button', { name: /^Tampilkan lagi/ }).waitFor();
  await desk.goto(operatorScreens.operatorDiscussions());
  await actWith(desk, /^Sembunyikan/, 'Alasannya', 'Menjual jawaban tugas.', 'Sembunyikan');
  await desk.getByRole('button', { name: /^Tampilkan lagi/ }).waitFor();
  await look();

  const others = await pageOf(app, staff.support);
  await refused(others, staff.support, operatorScreens.operatorClasses(), ['GET', '/operator/class']);
  await refused(others, staff.support, operatorScreens.operatorApplications(), [
    'PUT',
    `/operator/mitra/${nowhere}/verify`,
  ]);
  await refused(others, staff.support, operatorScreens.operatorPublications(), [
    'PUT',
    `/operator/publication/${nowhere}/look`,
  ]);
  await refused(others, staff.support, operatorScreens.operatorReviews(), [
    'PUT',
    `/operator/review/${nowhere}/take-down`,
  ]);
  expect(faults).toEqual([]);
});

test('finance reads the morning, checks a bank account, grants a refund found by its class, and settles a dispute', async () => {
  const app = await startOwnApp();
  const staff = await staffOf(app);
  const faults: string[] = [];
  const partner = await newPartner(app);
  const class_ = await publishedProgram(app, partner, { title: 'Fotografi Pesisir' });
  const { id: orderId, buyer } = await sold(app, class_);
  const order = await app.db.order.update({ where: { id: orderId }, data: { code: 'SN-270102-7K3M9QXD' } });
  await enrolled(app, buyer, class_);
  const disputed = await sold(app, class_);
  await requestedPayout(app, partner, class_);
  await app.db.order.update({
    where: { id: disputed.id },
    data: { status: 'DISPUTED', disputedAt: later(app.clock.now(), -days(4)) },
  });

  const desk = await pageOf(app, staff.finance);
  const look = async () => void faults.push(...(await faultsOnBothScreens(desk)));
  await desk.goto(operatorScreens.operatorDesk());
  await desk
    .getByText(/^Kemarin, /)
    .first()
    .waitFor();
  await desk.getByText('Penarikan menunggu').waitFor();
  await look();
  await desk.getByRole('link', { name: /^Penarikan saldo 1/ }).click();
  await desk
    .getByRole('list')
    .getByRole('link', { name: /^Penarikan #1/ })
    .click();
  await desk.getByText('Rekening tujuannya belum diperiksa.').waitFor();
  await look();
  await desk.getByRole('link', { name: 'Riwayat rekening' }).click();
  await actWith(
    desk,
    'Tandai perlu dijelaskan',
    'Apa yang kamu periksa',
    'Nama pemilik berbeda dari mitra.',
    'Simpan hasil',
  );
  await desk.getByText('Nama pemilik berbeda dari mitra.').waitFor();
  await look();
  await desk.goto(`${operatorScreens.operatorBankAccounts()}?check=doubtful`);
  await desk.getByRole('link', { name: 'Ruang Redaksi' }).waitFor();
  await look();

  await desk.goto(operatorScreens.operatorOrder(order.code));
  await desk.getByRole('checkbox', { name: /^Fotografi Pesisir/ }).check();
  await actWith(desk, /^Kembalikan Rp/, 'Alasan', 'Videonya tidak bisa diputar.', 'Kembalikan');
  await desk.goto(`${operatorScreens.operatorRefunds()}?state=all&keyword=fotografi`);
  await desk.getByRole('link', { name: order.code }).waitFor();
  await desk.goto(`${operatorScreens.operatorDisputes()}?keyword=fotografi`);
  await actWith(desk, /^Menang/, 'Kabar dari bank', 'Bank menerima bukti akses pembeli.', 'Simpan hasil');
  await desk.getByText('Dimenangkan').filter({ visible: true }).first().waitFor();
  await look();

  const others = await pageOf(app, staff.review);
  await refused(others, staff.review, operatorScreens.operatorBankAccounts(), ['GET', '/operator/bank-account']);
  await refused(others, staff.review, operatorScreens.operatorPayouts(), ['GET', '/operator/payout']);
  await refused(others, staff.review, operatorScreens.operatorOrder(order.code), [
    'POST',
    `/operator/order/${order.id}/refund`,
  ]);
  await refused(others, staff.review, operatorScreens.operatorDisputes(), ['PUT', `/operator/dispute/${disputed.id}`]);
  expect((await staff.review.send('GET', '/operator/morning')).status).toBe(403);
  expect(faults).toEqual([]);
});

test('an admin gives and takes roles, whose holder stays signed in, runs a failed job again and reads the log; content keeps the site', async () => {
  const app = await startOwnApp();
  const staff = await staffOf(app);
  const faults: string[] = [];
  await app.connections.query(
    `INSERT INTO pgboss.job (name, data, state, completed_on, started_on, retry_count, retry_limit)
     VALUES ('ledger.mature', '{}', 'failed', now(), now(), 0, 0)`,
  );
  const desk = await pageOf(app, staff.admin);
  const look = async () => void faults.push(...(await faultsOnBothScreens(desk)));
  await desk.goto(operatorScreens.operatorDesk());
  await desk.getByRole('link', { name: '1 pekerjaan sistem gagal' }).click();
  await desk.getByRole('button', { name: /^Coba lagi/ }).click();
  await desk.getByRole('heading', { name: 'Tidak ada pekerjaan yang gagal' }).waitFor();
  await look();

  const newcomer = await newPerson(app, { fullname: 'Wulan Sari', email: `wulan-${randomUUID()}@contoh.test` });
  await desk.goto(operatorScreens.operatorStaff());
  await desk.getByRole('button', { name: 'Tambah staf' }).click();
  const adding = desk.getByRole('dialog');
  await adding.getByRole('textbox', { name: 'Email' }).fill(newcomer.email);
  await adding.getByRole('checkbox', { name: /^Konten/ }).check();
  await adding.getByRole('checkbox', { name: /^Dukungan/ }).check();
  await look();
  await adding.getByRole('button', { name: 'Beri peran' }).click();
  await desk.getByText('Perannya diberikan').waitFor();

  const own = await pageOf(app, newcomer, { expects: [/ 403 /] });
  await own.goto(operatorScreens.operatorSupport());
  await own.getByRole('heading', { name: 'Bantuan', level: 1 }).waitFor();
  await desk.getByRole('button', { name: 'Ubah peran Wulan Sari' }).click();
  const changing = desk.getByRole('dialog');
  await changing.getByRole('checkbox', { name: /^Dukungan/ }).uncheck();
  await changing.getByRole('button', { name: 'Simpan' }).click();
  await changing.getByRole('button', { name: /^Cabut/ }).click();
  await desk.getByText('Perannya diubah').waitFor();

  // The role was taken away while its page was open: the next call says so, and ends no session.
  await own.getByRole('link', { name: 'Jawaban siap pakai' }).click();
  await own.getByRole('heading', { name: refusal }).waitFor();
  await own.goto(operatorScreens.operatorContentRecord('testimony', 'new'));
  await own.getByLabel('Nama').fill('Sekar Ayu');
  await own.getByLabel('Pekerjaan dan tempat').fill('Guru SMA di Kupang');
  await own.getByLabel('Yang dikatakannya').fill('Kelasnya jelas dan langsung bisa dipakai mengajar.');
  await own.getByRole('button', { name: 'Simpan' }).click();
  await own.waitForURL((url) => url.pathname === '/operator/content');
  await own.getByText('Sekar Ayu').first().waitFor();

  await desk.goto(operatorScreens.operatorAudit());
  for (const act of ['Mengubah peran staf', 'Menjalankan lagi pekerjaan sistem', 'Menambah testimoni'])
    await desk.getByRole('cell', { name: act }).first().waitFor();
  await look();

  await refused(own, newcomer, operatorScreens.operatorStaff(), ['GET', '/operator/staff']);
  await refused(own, newcomer, operatorScreens.operatorAudit(), ['GET', '/operator/audit']);
  const { status } = await newcomer.send('PUT', `/operator/system/job/${nowhere}/retry`);
  expect(status).toBe(403);
  const others = await pageOf(app, staff.finance);
  await refused(others, staff.finance, operatorScreens.operatorContent(), ['POST', '/operator/testimony']);
  expect(faults).toEqual([]);
});
