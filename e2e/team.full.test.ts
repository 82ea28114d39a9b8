import { randomUUID } from 'node:crypto';
import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { callerOf } from './api.ts';
import { faultsOnBothScreens, untilLoaded } from './faults.ts';
import { newPage, readMail } from './harness.ts';
import { demoPartner, sessionOf } from './people.ts';

test('an instructor is invited, accepts by the mailed link, sees only that class, and after being revoked sees nothing', async () => {
  const call = await callerOf(demoPartner);
  const title = `Menyunting Naskah ${randomUUID().slice(0, 8)}`;
  const { slug } = await call<{ slug: string }>('POST', '/user/program/create', { title });
  const email = `rani-${randomUUID().slice(0, 8)}@contoh.test`;
  const faults: string[] = [];

  const partner = await newPage({ session: await sessionOf(demoPartner) });
  await partner.goto(screens.classTeam(slug));
  await untilLoaded(partner);
  faults.push(...(await faultsOnBothScreens(partner)));
  await partner.getByRole('button', { name: 'Undang instruktur' }).click();
  await partner.getByLabel('Email').fill(email);
  await partner.getByRole('button', { name: 'Kirim undangan' }).click();
  await partner.getByText('Menunggu jawaban').waitFor();
  faults.push(...(await faultsOnBothScreens(partner)));

  // An invitee without an account registers on the way, and returns to the invitation.
  const { link } = await readMail(email);
  const page = await newPage({ width: 390, expects: [/403 \(Forbidden\)/] });
  await page.goto(link!);
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('main').getByRole('link', { name: 'Daftar', exact: true }).click();
  await page.getByLabel('Nama lengkap').fill('Rani Instruktur');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia-sekali');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click();
  await page.getByRole('heading', { name: `Mengajar di kelas ${title}` }).waitFor();
  faults.push(...(await faultsOnBothScreens(page)));
  await page.getByRole('button', { name: 'Terima undangan' }).click();
  await page.getByRole('link', { name: 'Buka portal kreator' }).click();

  await page.waitForURL(`**${screens.creatorCatalog()}`);
  await page.getByRole('link', { name: title }).waitFor();
  expect(await page.getByText('1 kelas', { exact: true }).count()).toBe(1);
  expect(await page.getByText('Buat kelas').count()).toBe(0);
  faults.push(...(await faultsOnBothScreens(page)));
  await page.goto(screens.creatorDashboard());
  await page.getByText('Kelas yang kamu ajar').waitFor();
  faults.push(...(await faultsOnBothScreens(page)));
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Ajukan Kelas' }).waitFor();

  await partner.reload();
  await partner.getByText('Aktif').waitFor();
  await partner.getByRole('button', { name: 'Menu Rani Instruktur' }).click();
  await partner.getByRole('button', { name: 'Cabut akses' }).click();
  await partner.getByRole('alertdialog').getByRole('button', { name: 'Cabut akses' }).click();
  await partner.getByText('Belum ada instruktur').waitFor();

  // The next call is refused, so the portal closes.
  await page.goto(screens.creatorCatalog());
  await page.waitForURL((url) => url.pathname === screens.home());
  expect(await page.getByText(title).count()).toBe(0);
  expect(faults).toEqual([]);
});
