import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { faultsOnBothScreens } from './faults.ts';
import { newPage } from './harness.ts';
import { createAccount, demoPartner, sessionOf } from './people.ts';

const taught = screens.classPage('menulis-berita-yang-dibaca-sampai-habis');

test('a visitor reads the questions of others before buying; a learner asks, is answered from the inbox, notified, and reads the answer on the page', async () => {
  const faults: string[] = [];
  const visitor = await newPage({ width: 390 });
  await visitor.goto(taught);
  const asked = visitor.getByRole('region', { name: 'Tanya sebelum ikut' });
  await asked.getByText('Tugasnya diperiksa orang, atau dinilai otomatis?').waitFor();
  await asked.getByRole('link', { name: 'Masuk untuk bertanya' }).waitFor();

  const question = `Apakah ada contoh naskah untuk tabloid sekolah? (${Date.now()})`;
  const account = await createAccount('Wulan Prameswari');
  const phone = await newPage({ width: 390, session: account.session });
  await phone.goto(taught);
  const field = phone.getByRole('textbox', { name: 'Tulis pertanyaan tentang kelas ini' });
  await field.fill(question);
  await field.press('Enter');
  await phone.getByRole('listitem').filter({ hasText: question }).waitFor();
  faults.push(...(await faultsOnBothScreens(phone)));

  const desk = await newPage({ session: await sessionOf(demoPartner) });
  await desk.goto(screens.creatorDiscussion());
  await desk.getByRole('listitem').filter({ hasText: question }).getByRole('button', { name: 'Balas' }).click();
  await desk.getByRole('textbox', { name: 'Balas Wulan Prameswari' }).fill('Ada, di bagian terakhir.');
  await desk.keyboard.press('Enter');
  await desk.getByRole('listitem').filter({ hasText: question }).getByText('Sudah dijawab').waitFor();

  await phone.goto(screens.notifications());
  await phone.getByRole('link', { name: /Maya Larasati menjawab pertanyaanmu/ }).click();
  await phone.getByText('Ada, di bagian terakhir.').waitFor();
  await phone.getByRole('link', { name: 'Buka', exact: true }).click();
  await phone.waitForURL((url) => url.pathname === taught);
  await phone
    .getByRole('listitem')
    .filter({ hasText: question })
    .getByText('Ada, di bagian terakhir.')
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});
