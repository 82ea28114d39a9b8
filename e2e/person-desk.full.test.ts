import { randomUUID } from 'node:crypto';
import { finished, publishedProgram } from '@sinau/api/testing/classes';
import { newPerson, scene } from '@sinau/api/testing/scene';
import { hashPassword } from '@sinau/api/platform/passwords';
import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { pageOf, startOwnApp } from './own-app.ts';

const password = 'rahasia-sekali';

/** Opens a dialog of the page, fills in its reason and confirms. */
async function actWith(page: Page, open: string | RegExp, field: string, text: string, confirm: string) {
  await page.getByRole('button', { name: open }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field).fill(text);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('support finds a person by an order, helps and protects them, and the log tells what was done', async () => {
  const app = await startOwnApp();
  const { partner, operator } = await scene(app);
  const one = await newPerson(app, {
    fullname: 'Ratih Kumalasari',
    phone: '0812 7788 1234',
    passwordHash: await hashPassword(password),
  });
  await finished(app, one, await publishedProgram(app, partner, { title: 'Menulis Lead yang Kuat' }));
  await app.runJob('certificate.issueMissing');
  const code = 'SN-270102-7K3M9QXD';
  await app.db.order.updateMany({ where: { userId: one.id }, data: { code } });
  const { number } = await app.db.certificate.findFirstOrThrow({ where: { participant: { userId: one.id } } });
  const faults: string[] = [];
  const page = await pageOf(app, operator);
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)));

  // Found by the order that the person names.
  await page.goto(operatorScreens.operatorPeople());
  await page.getByRole('searchbox').fill(code);
  await page.getByText('Cocok dengan nomor pesanannya').waitFor();
  await look();
  await page.getByRole('link', { name: one.fullname }).click();
  await page.getByRole('heading', { name: one.fullname, level: 1 }).waitFor();
  await page.getByRole('link', { name: code }).waitFor();
  await look();
  for (const view of ['Kelas', 'Bantuan', 'Perangkat', 'Sertifikat']) {
    await page.getByRole('navigation', { name: 'Tentang orang ini' }).getByRole('link', { name: view }).click();
    await look();
  }

  // A certificate is revoked with its cause; whoever verifies it sees so.
  await page.getByRole('button', { name: /^Cabut/ }).click();
  await look();
  await page.getByRole('dialog').getByLabel('Sebab').selectOption({ label: 'Kecurangan' });
  await page.getByRole('dialog').getByLabel('Penjelasannya').fill('Jawabannya disalin dari orang lain.');
  await page.getByRole('button', { name: 'Cabut sertifikat', exact: true }).click();
  await page.getByText('Dicabut', { exact: true }).waitFor();
  const visitor = await newPage({ width: 390, origin: app.env.PUBLIC_URL, expects: [/ 403 .*request-token/] });
  await visitor.goto(screens.certificate(number));
  await visitor
    .getByText(/dicabut/i)
    .first()
    .waitFor();
  await actWith(page, /^Berlakukan lagi/, 'Penjelasannya', 'Ternyata keliru dicabut.', 'Berlakukan lagi');
  await page.getByText('Berlaku', { exact: true }).waitFor();

  // Another address is asked to be confirmed, and counts once its link is opened.
  const email = `ratih-${randomUUID().slice(0, 8)}@contoh.test`;
  await page.getByRole('button', { name: 'Ganti email' }).click();
  await look();
  await page.getByRole('dialog').getByLabel('Email baru').fill(email);
  await page.getByRole('dialog').getByLabel('Bukti yang kamu lihat').fill('KTP dan bukti bayar cocok.');
  await page.getByRole('button', { name: 'Kirim konfirmasi' }).click();
  await page.getByText(`${email}, menunggu konfirmasi`).waitFor();
  await expect.poll(() => app.mails().some(({ to }) => to === email), { timeout: 30_000 }).toBe(true);
  await visitor.goto(app.mails().find(({ to }) => to === email)!.link!);
  await visitor.getByRole('heading', { name: 'Emailmu terverifikasi' }).waitFor();

  // The account is locked: signing in says so, and works again after unlocking.
  await actWith(page, 'Kunci akun', 'Alasannya', 'Ada yang masuk dari perangkat lain.', 'Kunci akun');
  await page.getByText(/^Dikunci sejak/).waitFor();
  await look();
  await visitor.goto(screens.login());
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Kata sandi', { exact: true }).fill(password);
  await visitor.getByRole('button', { name: 'Masuk', exact: true }).click();
  await visitor.getByText(/Akunmu kami kunci/).waitFor();
  await actWith(page, 'Buka kunci', 'Alasannya', 'Pemiliknya sudah mengganti kata sandi.', 'Buka kunci');
  await page.getByRole('button', { name: 'Kunci akun' }).waitFor();

  // A mail is sent again, and the log has it all.
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await page.getByRole('button', { name: /^Kirim ulang.*dibuka lagi/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kirim ulang', exact: true }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await look();
  await page.getByRole('link', { name: 'Catatan', exact: true }).click();
  for (const act of ['Mengirim ulang email', 'Membuka kunci akun', 'Mengunci akun', 'Meminta ganti email'])
    await page.getByText(act, { exact: true }).waitFor();
  await page.getByText('Memberlakukan lagi sertifikat', { exact: true }).waitFor();
  await look();
  expect(faults).toEqual([]);
});
