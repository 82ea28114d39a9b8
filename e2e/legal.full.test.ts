import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { expect, test } from 'vitest';
import { seedReference } from '@sinau/api/seed/reference';
import { newPerson } from '@sinau/api/testing/scene';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

const changes = 'Pengembalian dana kini diajukan di halaman Transaksi.';

test('an operator publishes new terms; a learner is asked on the next page, agrees once, and is not asked on other devices', async () => {
  const app = await startOwnApp();
  await seedReference(app.db, app.env);
  const account = { fullname: 'Sekar Ayu', email: 'sekar@contoh.test', password: 'rahasia-sekali' };
  const { body } = await app.visitor.send('POST', '/user/auth/register', account);
  const learner = app.signedIn(body.data.token as string);
  const faults: string[] = [];

  const desk = await pageOf(app, await newPerson(app, { fullname: 'Dimas Prakoso', isOperator: true }));
  await desk.goto(operatorScreens.operatorContent({ kind: 'legal' }));
  faults.push(...(await faultsOnBothScreens(desk)));
  await desk.getByRole('link', { name: 'Tulis versi baru Syarat dan Ketentuan' }).click();
  await desk.getByLabel('Yang berubah').fill(changes);
  await desk.getByRole('button', { name: 'Simpan dan lihat pratinjau' }).click();
  await desk.getByRole('button', { name: 'Ubah draf' }).waitFor();
  faults.push(...(await faultsOnBothScreens(desk)));
  await desk.getByRole('button', { name: 'Terbitkan' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Terbitkan' }).click();
  await desk.getByRole('link', { name: 'Syarat dan Ketentuan, versi 2' }).waitFor();

  const phone = await pageOf(app, learner, { width: 390 });
  await phone.goto(screens.myClass());
  const dialog = phone.getByRole('dialog', { name: 'Ada yang berubah' });
  await dialog.getByText(changes).waitFor();
  faults.push(...(await faultsOnBothScreens(phone)), ...(await smallTargets(phone)));
  await dialog.getByRole('button', { name: 'Setuju dan lanjutkan' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const laptop = await pageOf(app, learner);
  const known = laptop.waitForResponse(`${app.env.PUBLIC_URL}/api/user/me`);
  await laptop.goto(screens.myClass());
  expect(await (await known).json()).toMatchObject({ data: { isAskedToAgree: false } });
  await laptop.goto(screens.terms(1, 1));
  await laptop.getByText('Versi ini sudah digantikan.').waitFor();
  faults.push(...(await faultsOnBothScreens(laptop)));
  expect(faults).toEqual([]);
});
