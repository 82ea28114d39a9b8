import { hashPassword } from '@sinau/api/platform/passwords';
import { newPerson } from '@sinau/api/testing/scene';
import { screens } from '@sinau/contracts/screens';
import { findFreePort } from '@sinau/test-kit/ports';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { signIn } from './people.ts';

/** Plugs a device into the browser that makes passkeys and confirms by itself. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, is the second step of signing in, confirms a sensitive act, and is removed', async () => {
  // Passkeys belong to a name; a browser makes none for an IP address.
  const PORT = String(await findFreePort());
  const app = await startOwnApp({ PORT, PUBLIC_URL: `http://localhost:${PORT}` });
  const password = 'rahasia-sekali';
  const person = await newPerson(app, { fullname: 'Sekar Ayu', passwordHash: await hashPassword(password) });
  const page = await pageOf(app, person, { width: 390, expects: [/ 428 /, / 422 /] });
  await plugIn(page);
  const faults: string[] = [];
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)));

  await page.goto(screens.settings());
  const card = page.getByRole('region', { name: 'Verifikasi dua langkah' });
  await card.getByRole('button', { name: 'Tambah passkey' }).click();
  await page.getByLabel('Nama passkey').fill('Ponsel Sekar');
  await look();
  await page.getByRole('button', { name: 'Buat passkey' }).click();
  await page.getByRole('button', { name: 'Sudah kusimpan' }).click();
  await card.getByText('Ponsel Sekar').waitFor();
  await card.getByText(/belum pernah dipakai/).waitFor();
  await look();

  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Verifikasi dua langkah' });
  await dialog.getByRole('button', { name: 'Masuk dengan passkey' }).waitFor();
  await look();
  await dialog.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));

  // Ten minutes after signing in, a sensitive act asks again.
  await app.db.session.updateMany({
    where: { userId: person.id },
    data: { createdAt: new Date('2026-01-01T00:00:00Z'), confirmedAt: null },
  });
  await page.goto(screens.settings());
  await card.getByText(/terakhir dipakai/).waitFor();
  await card.getByRole('button', { name: 'Buat kode pemulihan baru' }).click();
  await page.getByRole('button', { name: 'Buat yang baru' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Pastikan ini kamu' });
  await confirmation.getByRole('button', { name: 'Pakai passkey' }).click();
  await confirmation.getByRole('button', { name: 'Lanjutkan dengan passkey' }).click();
  await page.getByRole('button', { name: 'Sudah kusimpan' }).click();

  await card.getByRole('button', { name: 'Hapus passkey Ponsel Sekar' }).click();
  await page.getByText(/langkah keduamu yang terakhir/).waitFor();
  await look();
  await page.getByRole('button', { name: 'Hapus passkey', exact: true }).click();
  await card.getByRole('button', { name: 'Pasang aplikasi autentikator' }).waitFor();
  expect(faults).toEqual([]);

  await page.evaluate(() => localStorage.removeItem('session'));
  await signIn(page, { email: person.email, password });
});
