import { account, auth } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours } from '../../platform/clock.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';

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
const mailedToken = (email: string, template: string) => app.mailedToken(email, template);
/** Requests a password reset link, and runs the job that creates it. */
async function forgotPassword(email: string) {
  await app.visitor.call(auth.forgotPassword, { body: { email } });
  await app.runQueued('auth.sendResetLink');
}

test('registering signs in and mails a link that confirms the address, and changes nothing when it is opened again [3.2]', async () => {
  const { email, profile, caller } = await newUser();
  expect(profile).toMatchObject({
    id: expect.any(String),
    token: expect.any(String),
    fullname: 'Sekar Ayu',
    email,
    phone: null,
    avatar: null,
    isMitra: false,
    isEmailVerified: false,
  });

  const token = await mailedToken(email, 'verify_email');
  await app.visitor.call(auth.verifyEmail, { body: { token } });
  const confirmed = await caller.call(auth.me);
  expect(confirmed).toMatchObject({ isEmailVerified: true, token: null });
  expect(await app.visitor.call(auth.verifyEmail, { body: { token } })).toEqual({ wish: null });
  expect(await caller.call(auth.me)).toEqual(confirmed);
});

test('an address registers once, however it is typed, and two concurrent registrations create one account', async () => {
  const email = uniqueEmail();
  const body = { fullname: 'Sekar', email, password };
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => app.visitor.call(auth.register, { body })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const again = await app.visitor.attempt(auth.register, { body: { ...body, email: ` ${email.toUpperCase()} ` } });
  expect(again).toMatchObject({ status: 422, code: 'email_taken', fields: { email: 'Email ini sudah terdaftar' } });
});

test('an address with an internationalized domain, or pasted with invisible characters, is stored as the mail system knows it', async () => {
  const mailbox = uniqueEmail().split('@')[0]!;
  const body = { fullname: 'Sekar\u200b\u00a0Ayu', email: `${mailbox}@bücher.id\u200b`, password };
  await app.visitor.call(auth.register, { body });
  const email = `${mailbox}@xn--bcher-kva.id`;
  for (const typed of [email, `\ufeff${mailbox}＠BÜCHER.id`]) {
    const { token } = await app.visitor.call(auth.requestToken, { body: { email: typed, password } });
    expect(token).toEqual(expect.any(String));
  }
  expect(await app.db.user.findUnique({ where: { email }, select: { fullname: true } })).toEqual({
    fullname: 'Sekar Ayu',
  });
});

test('bad input is reported field by field, in Indonesian', async () => {
  const refusal = await app.visitor.attempt(auth.register, {
    body: { fullname: ' ', email: 'bukan email', password: 'pendek' },
  });
  expect(refusal).toMatchObject({
    status: 422,
    code: 'invalid_input',
    fields: {
      fullname: 'Minimal 2 karakter',
      email: 'Tulis alamat email yang lengkap, misalnya nama@contoh.id',
      password: 'Minimal 8 karakter',
    },
  });
  const { body } = await app.visitor.send('POST', '/user/auth/register', '{ bukan json');
  expect(body).toMatchObject({ success: false, status: 400, error: { code: 'bad_request' } });
});

test('a wrong password is answered by 422, and the sixth attempt has to wait', async () => {
  const { email } = await newUser();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await app.visitor.attempt(auth.requestToken, { body: { email, password: 'salah-sekali' } })).toMatchObject({
      status: 422,
      code: 'wrong_credentials',
    });
  }
  expect(await app.visitor.attempt(auth.requestToken, { body: { email, password } })).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
});

test('an unknown address gets the same answer as a wrong password', async () => {
  const refusal = await app.visitor.attempt(auth.requestToken, { body: { email: uniqueEmail(), password } });
  expect(refusal).toMatchObject({ status: 422, code: 'wrong_credentials' });
});

test('logging out invalidates the token, and other devices can be signed out one by one [7.4]', async () => {
  const { email, caller } = await newUser();
  const other = app.signedIn((await app.visitor.call(auth.requestToken, { body: { email, password } })).token!);
  const { list } = await caller.call(auth.sessions);
  expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);

  await caller.call(auth.endSession, { params: { id: list.find(({ isCurrent }) => !isCurrent)!.id } });
  expect(await other.attempt(auth.me)).toMatchObject({ status: 401, code: 'unauthenticated' });

  await caller.call(auth.logout);
  expect(await caller.attempt(auth.me)).toMatchObject({ status: 401 });
});

test('forged, foreign and idle tokens give no session', async () => {
  const { caller } = await newUser();
  await caller.call(auth.me);
  const [header, claims] = caller.token!.split('.');
  expect(await app.signedIn(`${header}.${claims}.c2lnbmF0dXJl`).attempt(auth.me)).toMatchObject({ status: 401 });
  expect(await app.signedIn('bukan.token').attempt(auth.me)).toMatchObject({ status: 401 });

  for (const sid of ['bukan-uuid', '', 7, null, undefined, { id: 1 }])
    expect(await app.signedIn(app.app.jwt.sign({ sid })).attempt(auth.me)).toMatchObject({ status: 401 });

  app.clock.advance(days(31));
  expect(await caller.attempt(auth.me)).toMatchObject({ status: 401 });
  app.clock.advance(-days(31));
});

test('a forgotten password is reset by the mailed link, which ends every session', async () => {
  const { email, caller } = await newUser();
  await forgotPassword(email);
  await forgotPassword(uniqueEmail('tak-ada'));
  const token = await mailedToken(email, 'reset_password');

  await app.visitor.call(auth.verifyResetPassword, { body: { token, password: 'rahasia-baru' } });
  expect(await caller.attempt(auth.me)).toMatchObject({ status: 401 });
  await app.visitor.call(auth.requestToken, { body: { email, password: 'rahasia-baru' } });
  expect(
    await app.visitor.attempt(auth.verifyResetPassword, { body: { token, password: 'rahasia-lagi' } }),
  ).toMatchObject({ code: 'token_invalid' });
});

test('a mailed link expires', async () => {
  const { email } = await newUser();
  const token = await mailedToken(email, 'verify_email');
  app.clock.advance(hours(25));
  expect(await app.visitor.attempt(auth.verifyEmail, { body: { token } })).toMatchObject({
    status: 422,
    code: 'token_expired',
  });
  app.clock.advance(-hours(25));
});

test('a new address takes effect when the mail sent there is confirmed, unless another account took it meanwhile', async () => {
  const { email, caller } = await newUser();
  const wanted = uniqueEmail('baru');
  expect(await caller.attempt(account.changeEmail, { body: { email: wanted, password: 'salah' } })).toMatchObject({
    status: 422,
    code: 'wrong_password',
  });
  await caller.call(account.changeEmail, { body: { email: wanted, password } });
  expect((await caller.call(auth.me)).email).toBe(email);

  await app.visitor.call(auth.verifyEmail, { body: { token: await mailedToken(wanted, 'change_email') } });
  expect(await caller.call(auth.me)).toMatchObject({ email: wanted, isEmailVerified: true });

  const contested = uniqueEmail('rebutan');
  await caller.call(account.changeEmail, { body: { email: contested, password } });
  await app.visitor.call(auth.register, { body: { fullname: 'Orang Lain', email: contested, password } });
  const token = await mailedToken(contested, 'change_email');
  expect(await app.visitor.attempt(auth.verifyEmail, { body: { token } })).toMatchObject({
    status: 422,
    code: 'email_taken',
  });
});

test('links mailed to a former address stop working', async () => {
  const { email, caller } = await newUser();
  const moved = uniqueEmail('pindah');
  const oldLink = await mailedToken(email, 'verify_email');
  await caller.call(account.changeEmail, { body: { email: moved, password } });
  await forgotPassword(email);
  const resetLink = await mailedToken(email, 'reset_password');
  await app.visitor.call(auth.verifyEmail, { body: { token: await mailedToken(moved, 'change_email') } });

  expect(await app.visitor.attempt(auth.verifyEmail, { body: { token: oldLink } })).toMatchObject({
    status: 422,
    code: 'token_invalid',
  });
  expect(
    await app.visitor.attempt(auth.verifyResetPassword, { body: { token: resetLink, password: 'rahasia-lagi' } }),
  ).toMatchObject({ code: 'token_invalid' });
  expect((await caller.call(auth.me)).email).toBe(moved);
});

test('a new password ends the links that were requested before', async () => {
  const { email, caller } = await newUser();
  const foreign = uniqueEmail('asing');
  await caller.call(account.changeEmail, { body: { email: foreign, password } });
  await forgotPassword(email);
  await app.visitor.call(auth.verifyResetPassword, {
    body: { token: await mailedToken(email, 'reset_password'), password: 'rahasia-baru' },
  });
  expect(
    await app.visitor.attempt(auth.verifyEmail, { body: { token: await mailedToken(foreign, 'change_email') } }),
  ).toMatchObject({ code: 'token_invalid' });

  await forgotPassword(email);
  const again = app.signedIn(
    (await app.visitor.call(auth.requestToken, { body: { email, password: 'rahasia-baru' } })).token!,
  );
  await again.call(account.changePassword, { body: { oldPassword: 'rahasia-baru', password: 'rahasia-terakhir' } });
  const link = await mailedToken(email, 'reset_password');
  expect(
    await app.visitor.attempt(auth.verifyResetPassword, { body: { token: link, password: 'rahasia-lagi' } }),
  ).toMatchObject({ code: 'token_invalid' });
});

test('a user cannot have mails sent to any number of addresses', async () => {
  const { caller } = await newUser();
  for (let mail = 1; mail <= 5; mail += 1)
    await caller.call(account.changeEmail, { body: { email: uniqueEmail('tujuan'), password } });
  expect(await caller.attempt(account.changeEmail, { body: { email: uniqueEmail('tujuan'), password } })).toMatchObject(
    { status: 429, code: 'too_many_requests' },
  );
});

test('changing the password preserves this session and ends the others', async () => {
  const { email, caller } = await newUser();
  const other = app.signedIn((await app.visitor.call(auth.requestToken, { body: { email, password } })).token!);
  await caller.call(account.changePassword, { body: { oldPassword: password, password: 'rahasia-baru' } });
  await caller.call(auth.me);
  expect(await other.attempt(auth.me)).toMatchObject({ status: 401 });
});

test('a deactivated account is signed out, and its password no longer signs in', async () => {
  const { email, caller } = await newUser();
  await caller.call(account.deactivate, { body: { password } });
  expect(await caller.attempt(auth.me)).toMatchObject({ status: 401 });
  expect(await app.visitor.attempt(auth.requestToken, { body: { email, password } })).toMatchObject({
    status: 409,
    code: 'account_deactivated',
  });
});
