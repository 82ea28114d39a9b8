import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { ownServer } from './own-server.ts';
import { signIn } from './people.ts';
import { smallTargets } from './targets.ts';

const changes = 'Pengembalian dana kini diajukan di halaman Transaksi.';

test('an operator publishes new terms; a learner is asked on the next page, agrees once, and is asked on no other device', async () => {
  const { baseUrl, cli } = await ownServer();
  const operator = { email: 'operator@contoh.test', password: 'rahasia-operator' };
  await cli('operator', 'create', '--email', operator.email, '--fullname', 'Dimas', '--password', operator.password);
  const learner = { email: 'sekar@contoh.test', password: 'rahasia-sekali' };
  const pageOf = async (person: typeof learner, width: number) => {
    const page = await newPage({ width });
    await page.goto(baseUrl + screens.login());
    await signIn(page, person);
    return page;
  };
  const faults: string[] = [];

  await fetch(`${baseUrl}/api/user/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullname: 'Sekar Ayu', ...learner }),
  });
  const phone = await pageOf(learner, 390);

  const desk = await pageOf(operator, 1440);
  await desk.goto(baseUrl + screens.operatorContent({ kind: 'legal' }));
  faults.push(...(await faultsOnBothScreens(desk)));
  await desk.getByRole('link', { name: 'Tulis versi baru Syarat dan Ketentuan' }).click();
  await desk.getByLabel('Yang berubah').fill(changes);
  await desk.getByRole('button', { name: 'Simpan dan lihat pratinjau' }).click();
  await desk.getByRole('button', { name: 'Ubah draf' }).waitFor();
  faults.push(...(await faultsOnBothScreens(desk)));
  await desk.getByRole('button', { name: 'Terbitkan' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Terbitkan' }).click();
  await desk.getByRole('link', { name: 'Syarat dan Ketentuan, versi 2' }).waitFor();

  await phone.goto(baseUrl + screens.myClass());
  const dialog = phone.getByRole('dialog', { name: 'Ada yang berubah' });
  await dialog.getByText(changes).waitFor();
  faults.push(...(await faultsOnBothScreens(phone)), ...(await smallTargets(phone)));
  await dialog.getByRole('button', { name: 'Setuju dan lanjutkan' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const laptop = await pageOf(learner, 1440);
  const known = laptop.waitForResponse(`${baseUrl}/api/user/me`);
  await laptop.goto(baseUrl + screens.myClass());
  expect(await (await known).json()).toMatchObject({ data: { isAskedToAgree: false } });
  await laptop.goto(baseUrl + screens.terms(1, 1));
  await laptop.getByText('Versi ini sudah digantikan.').waitFor();
  faults.push(...(await faultsOnBothScreens(laptop)));
  expect(faults).toEqual([]);
});
