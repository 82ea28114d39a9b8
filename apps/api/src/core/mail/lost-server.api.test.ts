import { expect, test, onTestFinished } from 'vitest';
import { hours, minutes } from '../../platform/clock.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { startApp } from '../../testing/app-under-test.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { mailsAtRest, toNextAttempt } from '../../testing/unsent-mails.ts';
import { verifyEmailMail } from '../auth/auth.mails.ts';

const recipients = ['sekar@contoh.id', 'bagas@contoh.id', 'maya@contoh.id'];

/** An application that sends to a mail server which demands a login, and mails to three people. */
async function threeMails(lose: (server: Awaited<ReturnType<typeof startSmtpServer>>) => unknown) {
  const server = await startSmtpServer({ needsLogin: true });
  onTestFinished(() => server.stop());
  await lose(server);
  const app = await startApp({ withWorkers: true, settings: { SMTP_URL: server.url } });
  onTestFinished(() => app.stop());
  for (const to of recipients)
    await queueMail(app.db, app.jobs, verifyEmailMail, { to, fullname: 'Sekar', seed: 'benih' });
  await mailsAtRest(app);
  return { app, server };
}

/** Recipients of the mails that arrived, once for each. */
const arrived = (mails: readonly string[]) => mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).toSorted();

test('every mail arrives, once, after ten minutes without the mail server', { tags: 'night' }, async () => {
  const { app, server } = await threeMails((one) => one.pause());
  let seconds = 0;
  while (seconds * 1000 < minutes(10)) seconds += await toNextAttempt(app);
  expect(server.received).toEqual([]);
  await server.resume();
  await toNextAttempt(app);
  expect(arrived(server.received)).toEqual(recipients.toSorted());
});

test(
  'every mail arrives, once, after the mail server refused the password for an hour',
  { tags: 'night' },
  async () => {
    const { app, server } = await threeMails((one) => one.setPassword('diganti'));
    let seconds = 0;
    while (seconds * 1000 < hours(1)) seconds += await toNextAttempt(app);
    expect(server.received).toEqual([]);
    // A server that counts wrong passwords would lock an account that tries more often.
    expect(server.refusedLogins()).toBeLessThan(recipients.length * 15);
    server.setPassword('rahasia');
    await toNextAttempt(app);
    expect(arrived(server.received)).toEqual(recipients.toSorted());
    expect(new Set(server.received.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])).size).toBe(recipients.length);
  },
);
