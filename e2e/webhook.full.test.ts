import { stepScreens } from '@sinau/contracts/step-screens';
import { expect, onTestFinished, test } from 'vitest';
import { days, hours } from '@sinau/api/platform/clock';
import { enrolled, publishedProgram } from '@sinau/api/testing/classes';
import { newPartner, newPerson } from '@sinau/api/testing/scene';
import { accept, answerWith, startReceiver } from '@sinau/api/testing/webhook-receiver';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

test('a webhook whose receiver fails for a day arrives afterwards, in order, and its log shows every attempt', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const app = await startOwnApp({ WEBHOOK_TARGETS: 'any' });
  const partner = await newPartner(app);
  const page = await pageOf(app, partner, { width: 390 });
  const faults: string[] = [];
  const look = async () => void faults.push(...(await faultsOnBothScreens(page)), ...(await smallTargets(page)));

  await page.goto(stepScreens.creatorIntegrations());
  await page.getByText('Belum ada webhook').waitFor();
  await look();
  await page.getByRole('button', { name: 'Tambah webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alamat penerima').fill(receiver.url);
  await dialog.getByRole('checkbox', { name: /^Materi selesai/ }).check();
  await look();
  await dialog.getByRole('button', { name: 'Tambah webhook' }).click();
  await page.getByText(/^whsec_/).waitFor();
  await look();
  await page.getByRole('button', { name: 'Sudah kusimpan' }).click();
  await page.getByRole('link', { name: receiver.url }).click();
  await page.getByRole('button', { name: 'Kirim uji' }).click();
  await expect.poll(() => receiver.types(), { timeout: 60_000 }).toEqual(['webhook.test']);
  await page.getByText('Terkirim').filter({ visible: true }).first().waitFor({ timeout: 60_000 });
  await look();

  receiver.answer(answerWith(500, 'Basis data penuh'));
  const person = await newPerson(app);
  const program = await publishedProgram(app, partner, { outline: [['Satu', 'Dua']] });
  const { id: participantId, sessions } = await enrolled(app, person, program);
  await person.send('PUT', `/participant/session/${participantId}/${sessions[0]!.id}/complete`);
  const arrived = () => receiver.types().slice(1);
  await expect.poll(() => arrived(), { timeout: 60_000 }).toEqual(['participant.enrolled']);
  for (let hour = 0; hour < 24; hour += 6) {
    app.clock.advance(hours(6));
    const before = arrived().length;
    await app.runJob('webhook.deliverDue');
    if (hour < 12) await expect.poll(() => arrived().length, { timeout: 60_000 }).toBeGreaterThan(before);
  }
  expect(new Set(arrived())).toEqual(new Set(['participant.enrolled']));
  await page.reload();
  await page.getByText(/belum ada kiriman yang diterima/).waitFor();
  await look();

  receiver.answer(accept);
  app.clock.advance(days(1));
  await app.runJob('webhook.deliverDue');
  await expect.poll(() => arrived().at(-1), { timeout: 60_000 }).toBe('lesson.passed');
  expect(arrived().at(-2)).toBe('participant.enrolled');
  await page.reload();
  await page.getByText('Materi selesai').filter({ visible: true }).first().waitFor();
  await page
    .getByRole('button', { name: /^Rincian Peserta terdaftar/ })
    .filter({ visible: true })
    .click();
  await page.getByText('Basis data penuh').first().waitFor();
  await page.getByText('Dijawab 204').waitFor();
  await look();
  expect(faults).toEqual([]);
});
