import { operatorScreens } from '@sinau/contracts/operator-screens';
import { expect, onTestFinished, test } from 'vitest';
import { verifyEmailMail } from '@sinau/api/core/auth/auth.mails';
import { queueMail } from '@sinau/api/platform/mail/define-mail';
import { newPerson } from '@sinau/api/testing/scene';
import { startSmtpServer } from '@sinau/api/testing/smtp-server';
import { mailsAtRest, toLastAttempt } from '@sinau/api/testing/unsent-mails';
import { faultsOnBothScreens } from './faults.ts';
import { pageOf, startOwnApp } from './own-app.ts';
import { smallTargets } from './targets.ts';

test('a mail that was given up is seen at the desk, sent again after the password was mended, and arrives', async () => {
  const server = await startSmtpServer({ needsLogin: true });
  onTestFinished(() => server.stop());
  server.setPassword('diganti');
  const app = await startOwnApp({ SMTP_URL: server.url });
  const to = 'sekar@contoh.id';
  await queueMail(app.db, app.jobs, verifyEmailMail, { to, fullname: 'Sekar', seed: 'benih' });
  await mailsAtRest(app);
  await toLastAttempt(app);

  const desk = await pageOf(app, await newPerson(app, { fullname: 'Dimas Prakoso', isOperator: true }), { width: 390 });
  await desk.goto(operatorScreens.operatorSystem());
  const faults = await faultsOnBothScreens(desk);
  await desk.getByRole('link', { name: 'Email gagal' }).click();
  await desk.getByText('Verifikasi emailmu di Sinau').waitFor();
  await desk.getByText('Server email menolak nama pengguna atau kata sandi kita').waitFor();
  faults.push(...(await faultsOnBothScreens(desk)), ...(await smallTargets(desk)));

  server.setPassword('rahasia');
  await desk.getByRole('button', { name: `Kirim lagi ke ${to}` }).click();
  await desk.getByText('Dikirim lagi').waitFor();
  await mailsAtRest(app);
  expect(server.received).toHaveLength(1);
  await desk.goto(operatorScreens.operatorSystem({ view: 'mail' }));
  await desk.getByRole('heading', { name: 'Semua email sudah terkirim' }).waitFor();

  await desk.goto(operatorScreens.operatorAudit());
  await desk.getByText('Menjalankan lagi pekerjaan sistem').filter({ visible: true }).waitFor();
  await desk.goto(operatorScreens.operatorSystem({ view: 'job' }));
  await desk.getByRole('heading', { name: 'Tidak ada pekerjaan yang gagal' }).waitFor();
  faults.push(...(await faultsOnBothScreens(desk)));
  expect(faults).toEqual([]);
});
