import { createHash, randomUUID } from 'node:crypto';
import { account, auth, security } from '@sinau/api-client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { clientId, startFakeGoogle } from '../../testing/fake-google.ts';
import { respelled } from '../../testing/respelled.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let google: Awaited<ReturnType<typeof startFakeGoogle>>;
beforeAll(async () => {
  google = await startFakeGoogle();
  app = await startApp({ settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: google.url } });
});
afterAll(async () => {
  await app.stop();
  await google.stop();
});

const somebody = (email = uniqueEmail()) => ({ sub: randomUUID(), email });
const signIn = async (claims: Record<string, unknown>) =>
  app.visitor.call(auth.google, { body: { credential: await google.credential({ claims }) } });
const attempt = (credential: string) => app.visitor.attempt(auth.google, { body: { credential } });
const invalid = { status: 422, code: 'google_credential_invalid' };

test('sign-in without an account reports so, returns the data to register with, and creates no account [4.43, 7.5]', async () => {
  const { sub, email } = somebody();
  expect(await signIn({ sub, email: email.toUpperCase(), name: 'Sekar Ayu' })).toEqual({
    isRegistered: false,
    fullname: 'Sekar Ayu',
    email,
    token: null,
    challenge: null,
  });
  expect(await app.db.user.count({ where: { email } })).toBe(0);
});

test('sign-in opens the existing account, also after either address has changed [7.5]', async () => {
  const person = await newPerson(app, { fullname: 'Bima Sakti' });
  const claims = somebody(person.email);
  const first = await signIn(claims);
  expect(first).toEqual({
    isRegistered: true,
    fullname: 'Bima Sakti',
    email: person.email,
    token: expect.any(String) as string,
    challenge: null,
  });
  expect(await app.signedIn(first.token!).call(auth.me)).toMatchObject({ id: person.id });

  const email = uniqueEmail();
  await app.db.user.update({ where: { id: person.id }, data: { email } });
  expect(await signIn({ ...claims, email: uniqueEmail() })).toMatchObject({ isRegistered: true, email });
});

test('a password account keeps its password once its address is confirmed', async () => {
  const email = uniqueEmail();
  const password = 'rahasia-sekali';
  await app.visitor.call(auth.register, { body: { fullname: 'Sekar Ayu', email, password } });
  await app.visitor.call(auth.verifyEmail, { body: { token: await app.mailedToken(email, 'verify_email') } });
  await signIn(somebody(email));
  await app.visitor.call(auth.requestToken, { body: { email, password } });
});

test('sign-in to an unconfirmed account first drops its password, sessions and mailed links', async () => {
  const email = uniqueEmail();
  const password = 'rahasia-sekali';
  const planted = await app.visitor.call(auth.register, { body: { fullname: 'Bukan Sekar', email, password } });
  const link = await app.mailedToken(email, 'verify_email');

  const { token } = await signIn(somebody(email));
  expect(await app.signedIn(token!).call(auth.me)).toMatchObject({ id: planted.id, isEmailVerified: true });
  expect(await app.signedIn(planted.token!).attempt(auth.me)).toMatchObject({ status: 401 });
  expect(await app.visitor.attempt(auth.requestToken, { body: { email, password } })).toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await app.visitor.attempt(auth.verifyEmail, { body: { token: link } })).toMatchObject({ status: 422 });
  // Without a password, calls that ask for it say how to set one.
  expect(
    await app.signedIn(token!).attempt(account.changeEmail, { body: { email: uniqueEmail(), password } }),
  ).toMatchObject({ status: 409, code: 'password_missing' });
});

test('an address that moved to another Google account does not open the account of its former owner', async () => {
  const person = await newPerson(app);
  await signIn(somebody(person.email));
  expect(await attempt(await google.credential({ claims: somebody(person.email) }))).toMatchObject(invalid);
});

test('concurrent sign-ins link one account, and each gets a session', async () => {
  const person = await newPerson(app, { emailVerifiedAt: null });
  const claims = somebody(person.email);
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(claims)));
  for (const { token } of answers) expect(await app.signedIn(token!).call(auth.me)).toMatchObject({ id: person.id });
});

test('a credential is accepted once', async () => {
  const person = await newPerson(app);
  const known = { sub: randomUUID() };
  for (const claims of [{}, { jti: undefined }]) {
    const credential = await google.credential({ claims: { ...somebody(person.email), ...known, ...claims } });
    await app.visitor.call(auth.google, { body: { credential } });
    for (const spelling of [credential, `${credential}==`, `${credential}\n`, respelled(credential)[0]!])
      expect(await attempt(spelling)).toMatchObject(invalid);
  }
});

test('a credential that was created for a page is accepted from that page alone', async () => {
  const nonce = randomUUID();
  const digest = createHash('sha256').update(nonce).digest('base64url');
  const credential = () => google.credential({ claims: { ...somebody(), nonce: digest } });
  expect(await attempt(await credential())).toMatchObject(invalid);
  const other = { credential: await credential(), nonce: randomUUID() };
  expect(await app.visitor.attempt(auth.google, { body: other })).toMatchObject(invalid);
  const own = { credential: await credential(), nonce };
  expect(await app.visitor.call(auth.google, { body: own })).toMatchObject({ isRegistered: false });
});

test('a credential for several products is accepted if it was issued to this one', async () => {
  const audience = [clientId, 'lain.apps.googleusercontent.com'];
  const issued = (claims: object) => google.credential({ audience, claims: { ...somebody(), ...claims } });
  expect(await attempt(await issued({}))).toMatchObject(invalid);
  expect(await attempt(await issued({ azp: audience[1] }))).toMatchObject(invalid);
  const credential = await issued({ azp: clientId });
  expect(await app.visitor.call(auth.google, { body: { credential } })).toMatchObject({ isRegistered: false });
});

test.each([
  ['for another product', { audience: 'lain.apps.googleusercontent.com' }],
  ['of another issuer', { issuer: 'https://accounts.google.example' }],
  ['that has expired', { issuedAt: -7200, expiresAt: -3600 }],
  ['that is older than an hour', { issuedAt: -7200, expiresAt: 3600 }],
  ['whose address Google has not confirmed', { claims: { email_verified: false } }],
  ['without an address', { claims: { email: undefined } }],
])('a credential %s is refused', async (_what, { claims, ...rest }: { claims?: object } & Record<string, unknown>) => {
  const person = await newPerson(app);
  const credential = await google.credential({ ...rest, claims: { ...somebody(person.email), ...claims } });
  expect(await attempt(credential)).toMatchObject(invalid);
});

test('a credential of a key that Google never published, altered in transit, or without a signature is refused', async () => {
  const person = await newPerson(app);
  await google.addKey('palsu', { isPublished: false });
  const forged = await google.credential({ claims: somebody(person.email) }, 'palsu');
  const [head, body, signature] = (await google.credential({ claims: somebody(person.email) })).split('.');
  const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body!, 'base64url').toString()), sub: 'x' }));
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  for (const credential of [forged, `${head}.${other.toString('base64url')}.${signature}`, `${unsigned}.${body}.`])
    expect(await attempt(credential)).toMatchObject(invalid);
});

test('a closed account is not opened, and looks like a missing one', async () => {
  const person = await newPerson(app, { deactivatedAt: new Date() });
  expect(await signIn(somebody(person.email))).toMatchObject({ isRegistered: false, token: null });
});

test(
  'the call is missing without a client id, and can be retried while the keys cannot be fetched',
  { tags: 'night' },
  async () => {
    google.setDown(true);
    const other = await startApp({ settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: google.url } });
    const plain = await startApp();
    try {
      const body = { credential: await google.credential({ claims: somebody() }) };
      expect(await other.visitor.attempt(auth.google, { body })).toMatchObject({ status: 503, code: 'unavailable' });
      expect(await plain.visitor.attempt(auth.google, { body })).toMatchObject({ status: 404 });
      google.setDown(false);
      expect(await other.visitor.call(auth.google, { body })).toMatchObject({ isRegistered: false });
    } finally {
      google.setDown(false);
      await other.stop();
      await plain.stop();
    }
  },
);

test('sign-in by Google asks for the second step as well', async () => {
  const person = await newPerson(app);
  const claims = somebody(person.email);
  await signIn(claims);
  const { secret } = await person.call(security.beginAuthenticator);
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
  app.clock.stop();
  await person.call(security.activateAuthenticator, { body: { code: code() } });
  app.clock.advance(30_000);
  const { token, challenge } = await signIn(claims);
  expect(token).toBeNull();
  await app.visitor.call(auth.secondStep, {
    body: { challenge: challenge!.token, proof: { method: 'authenticator', code: code() } },
  });
});
