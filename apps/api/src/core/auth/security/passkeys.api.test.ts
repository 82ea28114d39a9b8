import { auth, operator as operators, security } from '@sinau/api-client';
import { mostPasskeys } from '@sinau/contracts/core/security/security.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../platform/clock.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { startApp, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { codesOf, templatesTo } from '../../../testing/outcomes.ts';
import { newPerson, type Person } from '../../../testing/scene.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';

let app: AppUnderTest;
const password = 'rahasia-sekali';
let passwordHash: string;
beforeAll(async () => {
  app = await startApp({ settings: { STAFF_TWO_STEP: 'required' } });
  passwordHash = await hashPassword(password);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.stop();
  await app.connections.query('TRUNCATE "RateLimit"');
});

const newKey = (options: Partial<ConstructorParameters<typeof SoftwareAuthenticator>[0]> = {}) =>
  new SoftwareAuthenticator({ origin: app.env.PUBLIC_URL, ...options });
const made = async (person: Person, key: SoftwareAuthenticator, name: string) => ({
  body: { name, response: key.make(await person.call(security.beginPasskey)) },
});
const register = async (person: Person, key: SoftwareAuthenticator, name = 'Ponsel') =>
  person.call(security.addPasskey, await made(person, key, name));
const refusal = async (person: Person, key: SoftwareAuthenticator) =>
  person.attempt(security.addPasskey, await made(person, key, 'Ponsel'));
async function withPasskey(person: Person) {
  const key = newKey();
  const { codes } = await register(person, key);
  return { key, codes };
}
const signIn = async ({ email }: Person) => app.visitor.call(auth.requestToken, { body: { email, password } });
const challengeOf = async (person: Person) => (await signIn(person)).challenge!.token;
const optionsFor = (challenge: string) => app.visitor.call(security.secondStepPasskey, { body: { challenge } });
const byPasskey = (challenge: string, response: ReturnType<SoftwareAuthenticator['sign']>) =>
  ({ body: { challenge, proof: { method: 'passkey', response } } }) as const;
const mailsTo = ({ email }: Person) => templatesTo(app, email);

describe('adding a passkey', () => {
  test('turns the second step on with the first, mails its owner and ends other sessions', async () => {
    const person = await newPerson(app, { passwordHash });
    const other = app.signedIn((await signIn(person)).token!);
    const { codes } = await withPasskey(person);
    expect(new Set(codes).size).toBe(10);
    expect(await person.call(security.state)).toMatchObject({
      authenticatorSince: null,
      passkeys: [{ name: 'Ponsel', lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    expect(await other.attempt(auth.me)).toMatchObject({ code: 'unauthenticated' });
    expect(await register(person, newKey(), 'Laptop')).toEqual({ codes: null });
    expect(await mailsTo(person)).toEqual(['two_step_on', 'passkey_added']);
  });

  test('is refused for another origin, another domain, and a challenge that was used, is over or of another user', async () => {
    const person = await newPerson(app, { passwordHash });
    const refused = { status: 422, code: 'wrong_passkey' };
    expect(await refusal(person, newKey({ origin: 'https://jahat.example' }))).toMatchObject(refused);
    expect(await refusal(person, newKey({ rpId: 'jahat.example' }))).toMatchObject(refused);
    const add = (response: ReturnType<SoftwareAuthenticator['make']>, caller = person) =>
      caller.attempt(security.addPasskey, { body: { name: 'Ponsel', response } });
    expect(await add(newKey().make({ challenge: 'dGFudGFuZ2Fu' }))).toMatchObject(refused);
    const options = await person.call(security.beginPasskey);
    const other = await newPerson(app, { passwordHash });
    expect(await add(newKey().make(options), other)).toMatchObject(refused);
    await person.call(security.addPasskey, { body: { name: 'Ponsel', response: newKey().make(options) } });
    expect(await add(newKey().make(options))).toMatchObject(refused);
    const late = await person.call(security.beginPasskey);
    app.clock.advance(minutes(5));
    expect(await add(newKey().make(late))).toMatchObject(refused);
    expect((await person.call(security.state)).passkeys).toHaveLength(1);
  });

  test('is refused for a key of another account, and beyond the limit', async () => {
    const person = await newPerson(app, { passwordHash });
    const { key } = await withPasskey(person);
    expect(await refusal(await newPerson(app), key)).toMatchObject({ code: 'wrong_passkey' });
    for (let count = 1; count < mostPasskeys; count += 1) await register(person, newKey());
    expect(await person.attempt(security.beginPasskey)).toMatchObject({ code: 'too_many_passkeys' });
  });
});

describe('signing in', () => {
  test('passes the challenge with the passkey once, and says when it was last used', async () => {
    const person = await newPerson(app, { passwordHash });
    const { key } = await withPasskey(person);
    const answer = await signIn(person);
    expect(answer).toMatchObject({ token: null, challenge: { methods: ['passkey', 'recoveryCode'] } });
    const challenge = answer.challenge!.token;
    const options = await optionsFor(challenge);
    expect(options).toMatchObject({
      rpId: new URL(app.env.PUBLIC_URL).hostname,
      allowCredentials: [{ id: key.credentialId }],
    });
    const passing = byPasskey(challenge, key.sign(options));
    const { token } = await app.visitor.call(auth.secondStep, passing);
    expect(await app.signedIn(token).call(auth.me)).toMatchObject({ id: person.id });
    expect(await app.visitor.attempt(auth.secondStep, passing)).toMatchObject({ code: 'challenge_over' });
    expect((await person.call(security.state)).passkeys[0]!.lastUsedAt).toBe(app.clock.now().toISOString());
    // A signature for one challenge does not pass another.
    const next = await challengeOf(person);
    expect(await app.visitor.attempt(auth.secondStep, { body: { ...passing.body, challenge: next } })).toMatchObject({
      code: 'wrong_passkey',
    });
  });

  test('opens one session for one signature, also in two challenges at once', async () => {
    const person = await newPerson(app, { passwordHash });
    const { key } = await withPasskey(person);
    const challenges = [await challengeOf(person), await challengeOf(person)];
    const response = key.sign(await optionsFor(challenges[0]!));
    const outcomes = await Promise.allSettled(
      challenges.map((challenge) => app.visitor.call(auth.secondStep, byPasskey(challenge, response))),
    );
    expect(codesOf(outcomes)).toEqual(['ok', 'wrong_passkey']);
  });

  test.each([
    ['another key', () => newKey(), undefined],
    ['another origin', undefined, { origin: 'https://jahat.example' }],
  ])('is refused with %s', async (_name, other, options) => {
    const person = await newPerson(app, { passwordHash });
    const key = newKey(options);
    const real = newKey();
    await register(person, options ? real : key);
    const challenge = await challengeOf(person);
    const signer = other?.() ?? key;
    const response = signer.sign(await optionsFor(challenge));
    const forged = options ? { ...response, id: real.credentialId, rawId: real.credentialId } : response;
    expect(await app.visitor.attempt(auth.secondStep, byPasskey(challenge, forged))).toMatchObject({
      code: 'wrong_passkey',
    });
  });

  test('is refused with a copy of the key, whose counter is behind; a key that counts nothing is not', async () => {
    const person = await newPerson(app, { passwordHash });
    const { key } = await withPasskey(person);
    const signed = async (signer: SoftwareAuthenticator) => {
      const challenge = await challengeOf(person);
      return byPasskey(challenge, signer.sign(await optionsFor(challenge)));
    };
    await app.visitor.call(auth.secondStep, await signed(key));
    key.counter = 0;
    expect(await app.visitor.attempt(auth.secondStep, await signed(key))).toMatchObject({ code: 'wrong_passkey' });
    const synchronised = newKey({ counter: null });
    await register(person, synchronised, 'Pengelola kata sandi');
    await app.visitor.call(auth.secondStep, await signed(synchronised));
    await app.visitor.call(auth.secondStep, await signed(synchronised));
  });

  test('is limited in tries like codes are, and ends with the challenge', async () => {
    const person = await newPerson(app, { passwordHash });
    const { key } = await withPasskey(person);
    const challenge = await challengeOf(person);
    const options = await optionsFor(challenge);
    for (let count = 0; count < 5; count += 1)
      expect(await app.visitor.attempt(auth.secondStep, byPasskey(challenge, newKey().sign(options)))).toMatchObject({
        code: 'wrong_passkey',
      });
    expect(await app.visitor.attempt(auth.secondStep, byPasskey(challenge, key.sign(options)))).toMatchObject({
      code: 'challenge_over',
    });
    expect(await app.visitor.attempt(security.secondStepPasskey, { body: { challenge } })).toMatchObject({
      code: 'challenge_over',
    });
  });
});

describe('a confirmation', () => {
  test('is given by a passkey, with a challenge of its own', async () => {
    const person = await newPerson(app, { passwordHash });
    const { key } = await withPasskey(person);
    await app.db.session.updateMany({ where: { userId: person.id }, data: { confirmedAt: null } });
    app.clock.advance(minutes(11));
    expect(await person.attempt(security.replaceRecoveryCodes)).toMatchObject({ code: 'confirmation_required' });
    expect(await person.call(security.confirmation)).toEqual({ methods: ['password', 'passkey', 'recoveryCode'] });
    const proof = (options: { challenge: string }) =>
      ({ body: { method: 'passkey', response: key.sign(options) } }) as const;
    const ofSignIn = await optionsFor(await challengeOf(person));
    expect(await person.attempt(security.confirm, proof(ofSignIn))).toMatchObject({ code: 'wrong_passkey' });
    await person.call(security.confirm, proof(await person.call(security.confirmationPasskey)));
    await person.call(security.replaceRecoveryCodes);
  });

  test('offers no passkey to somebody without one', async () => {
    const person = await newPerson(app, { passwordHash });
    expect(await person.attempt(security.confirmationPasskey)).toMatchObject({ code: 'two_step_off' });
  });
});

describe('removing a passkey', () => {
  const byId = (id: string) => ({ params: { id } });
  const idsOf = async (person: Person) => (await person.call(security.state)).passkeys.map(({ id }) => id);

  test('mails its owner, and turns the second step off with the last', async () => {
    const person = await newPerson(app, { passwordHash });
    await withPasskey(person);
    await register(person, newKey(), 'Laptop');
    const [first, second] = await idsOf(person);
    await person.call(security.removePasskey, byId(first!));
    expect((await signIn(person)).challenge).not.toBeNull();
    await person.call(security.removePasskey, byId(second!));
    expect((await signIn(person)).challenge).toBeNull();
    expect(await person.call(security.state)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await mailsTo(person)).toEqual(['two_step_on', 'passkey_added', 'passkey_removed', 'two_step_off']);
    expect(await person.attempt(security.removePasskey, byId(second!))).toMatchObject({ status: 404 });
  });

  test('of another user is not possible', async () => {
    const person = await newPerson(app, { passwordHash });
    await withPasskey(person);
    const [id] = await idsOf(person);
    expect(await (await newPerson(app)).attempt(security.removePasskey, byId(id!))).toMatchObject({ status: 404 });
  });

  test('leaves staff their last second step, also where two are removed at once', async () => {
    const person = await newPerson(app, { passwordHash, staffRoles: ['review'] });
    expect(await person.call(auth.me)).toMatchObject({ isAskedForTwoSteps: true });
    await withPasskey(person);
    expect(await person.call(auth.me)).toMatchObject({ isAskedForTwoSteps: false });
    await person.call(operators.classes);
    await register(person, newKey(), 'Laptop');
    const outcomes = await Promise.allSettled(
      (await idsOf(person)).map((id) => person.call(security.removePasskey, byId(id))),
    );
    expect(codesOf(outcomes)).toEqual(['last_second_step', 'ok']);
    expect(await idsOf(person)).toHaveLength(1);
  });
});
