import { account, auth } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const password = 'rahasia-sekali';
async function newUser() {
  const email = uniqueEmail();
  const profile = await app.visitor.call(auth.register, { body: { fullname: 'Sekar Ayu', email, password } });
  return { email, profile, caller: app.signedIn(profile.token!) };
}

/** Requests a password reset link, and runs the job that creates it. */
async function forgotPassword(email: string) {
  await app.visitor.call(auth.forgotPassword, { body: { email } });
  await app.runQueued('auth.sendResetLink');
}

test('a password reset link is used once, also by five concurrent calls', async () => {
  const { email } = await newUser();
  await forgotPassword(email);
  const token = await app.mailedToken(email, 'reset_password');
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) =>
      app.visitor.call(auth.verifyResetPassword, { body: { token, password: `rahasia-baru-${number}` } }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'token_invalid' });
});

test('a password reset request does the same work whether the address has an account or not', async () => {
  const { email } = await newUser();
  const unknown = uniqueEmail('tak-ada');
  const queriesFor = (address: string) =>
    countQueries(() => app.visitor.call(auth.forgotPassword, { body: { email: address } }));
  expect(await queriesFor(email)).toBe(await queriesFor(unknown));
  expect(await app.queued('auth.sendResetLink')).toEqual([{ email }, { email: unknown }]);
  await app.runQueued('auth.sendResetLink');
  expect((await app.queued<MailMessage>('mail.send')).map(({ to }) => to)).not.toContain(unknown);
});

test('an address gets at most three verification mails a day, and none greets by the name that was typed', async () => {
  const email = uniqueEmail();
  const { token } = await app.visitor.call(auth.register, { body: { fullname: 'Hadiah Gratis', email, password } });
  const caller = app.signedIn(token!);
  for (const _ of [1, 2]) await caller.call(auth.requestEmailVerification);
  expect(await caller.attempt(auth.requestEmailVerification)).toMatchObject({ status: 429, code: 'too_many_mails' });
  await app.runQueued('mail.send');
  const mails = app.mails().filter(({ to }) => to === email);
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toContain('Hadiah');
});

test('an account opened at a foreign address cannot have many mails sent there', async () => {
  const { email, caller } = await newUser();
  for (const _ of [1, 2, 3, 4]) await app.runJob('auth.sendResetLink', { email });
  await caller.call(account.deactivate, { body: { password } });
  for (const _ of [1, 2, 3, 4])
    expect(await app.visitor.attempt(auth.requestToken, { body: { email, password } })).toMatchObject({
      code: 'account_deactivated',
    });
  const templates = (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === email);
  const count = (name: string) => templates.filter(({ template }) => template === name).length;
  expect([count('reset_password'), count('restore_account')]).toEqual([3, 3]);
});

test('an easily guessed password is refused wherever one is chosen, and does not use up a link', async () => {
  const email = uniqueEmail('sekarwangi');
  for (const guessed of ['password', '12345678', 'IloveYou', email, 'Lestari-2026']) {
    const body = { fullname: 'Ayu Lestari', email, password: guessed };
    expect([guessed, await app.visitor.attempt(auth.register, { body })]).toEqual([
      guessed,
      expect.objectContaining({
        status: 422,
        code: 'invalid_input',
        fields: { password: expect.any(String) as string },
      }),
    ]);
  }
  const { token } = await app.visitor.call(auth.register, { body: { fullname: 'Ayu Lestari', email, password } });
  const refused = { status: 422, fields: { password: expect.any(String) as string } };
  for (const guessed of ['superman', 'lestari2026']) {
    const body = { oldPassword: password, password: guessed };
    expect(await app.signedIn(token!).attempt(account.changePassword, { body })).toMatchObject(refused);
  }
  await forgotPassword(email);
  const link = await app.mailedToken(email, 'reset_password');
  for (const guessed of ['superman', 'lestari2026'])
    expect(
      await app.visitor.attempt(auth.verifyResetPassword, { body: { token: link, password: guessed } }),
    ).toMatchObject(refused);
  await app.visitor.call(auth.verifyResetPassword, { body: { token: link, password: 'rahasia-baru' } });
});

test('a changed password is mailed to the address of the account if that is confirmed', async () => {
  const { email, caller } = await newUser();
  const mailCount = async () => {
    await app.runQueued('mail.send');
    return app.mails().filter(({ to, subject }) => to === email && subject.startsWith('Kata sandi akun')).length;
  };
  await caller.call(account.changePassword, { body: { oldPassword: password, password: 'rahasia-baru' } });
  expect(await mailCount()).toBe(0);
  await forgotPassword(email);
  const token = await app.mailedToken(email, 'reset_password');
  await app.visitor.call(auth.verifyResetPassword, { body: { token, password: 'rahasia-lagi' } });
  expect(await mailCount()).toBe(1);
  const again = await app.visitor.call(auth.requestToken, { body: { email, password: 'rahasia-lagi' } });
  const body = { oldPassword: 'rahasia-lagi', password: 'rahasia-terakhir' };
  await app.signedIn(again.token!).call(account.changePassword, { body });
  expect(await mailCount()).toBe(2);
});

test('no table stores a mailed token', async () => {
  const { email } = await newUser();
  const token = await app.mailedToken(email, 'verify_email');
  const { rows } = await app.connections.query<{ kept: string }>(
    'SELECT coalesce(j.data::text, $1) || coalesce(t."tokenHash"::text, $1) AS kept FROM pgboss.job j FULL JOIN "MailToken" t ON false',
    [''],
  );
  expect(rows.map(({ kept }) => kept).join('\n')).not.toContain(token);
  await app.visitor.call(auth.verifyEmail, { body: { token } });
});

test('expired links and sessions are deleted after a day, and those in use are kept', async () => {
  const { email, caller, profile } = await newUser();
  const token = await app.mailedToken(email, 'verify_email');
  await app.visitor.call(auth.verifyEmail, { body: { token } });
  const other = app.signedIn((await app.visitor.call(auth.requestToken, { body: { email, password } })).token!);
  await other.call(auth.logout);
  const kept = async () => ({
    tokens: await app.db.mailToken.count({ where: { userId: profile.id } }),
    sessions: await app.db.session.count({ where: { userId: profile.id } }),
  });

  await app.runJob('auth.sweep');
  expect(await kept()).toEqual({ tokens: 1, sessions: 2 });
  app.clock.advance(hours(25));
  await app.runJob('auth.sweep');
  expect(await kept()).toEqual({ tokens: 0, sessions: 1 });
  await caller.call(auth.me);
  app.clock.advance(-hours(25));
});
