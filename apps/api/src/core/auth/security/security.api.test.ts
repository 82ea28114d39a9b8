import { audit, auth, operator as operators, security } from '@sinau/api-client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days, minutes } from '../../../platform/clock.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { startApp, type AppUnderTest } from '../../../testing/app-under-test.ts';
import { codesOf, templatesTo } from '../../../testing/outcomes.ts';
import { newPerson, type Person } from '../../../testing/scene.ts';

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

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
/** Moves the clock to another time step: each code is used once. */
const nextStep = () => app.clock.advance(30_000);

async function withTwoSteps(person: Person) {
  const { secret } = await person.call(security.beginAuthenticator);
  const { codes } = await person.call(security.activateAuthenticator, { body: { code: codeOf(secret) } });
  nextStep();
  return { secret, codes };
}
const signIn = async ({ email }: Person) => app.visitor.call(auth.requestToken, { body: { email, password } });
const challengeOf = async (person: Person) => (await signIn(person)).challenge!.token;
const byCode = (challenge: string, code: string) =>
  ({ body: { challenge, proof: { method: 'authenticator', code } } }) as const;
const byRecoveryCode = (challenge: string, code: string) =>
  ({ body: { challenge, proof: { method: 'recoveryCode', code } } }) as const;
const mailsTo = ({ email }: Person) => templatesTo(app, email);

describe('an authenticator', () => {
  test('counts once a code of it was sent, which ends other sessions and mails its owner', async () => {
    const person = await newPerson(app, { passwordHash });
    const other = app.signedIn((await signIn(person)).token!);
    const { secret, uri, qrCode } = await person.call(security.beginAuthenticator);
    expect(uri).toContain(`secret=${secret}`);
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((await signIn(person)).challenge).toBeNull();
    expect(await person.attempt(security.activateAuthenticator, { body: { code: '000000' } })).toMatchObject({
      code: 'wrong_code',
    });
    const { codes } = await person.call(security.activateAuthenticator, { body: { code: codeOf(secret) } });
    expect(new Set(codes).size).toBe(10);
    expect(await person.call(security.state)).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });
    expect(await other.attempt(auth.me)).toMatchObject({ code: 'unauthenticated' });
    expect(await mailsTo(person)).toEqual(['two_step_on']);
    expect(await person.attempt(security.beginAuthenticator)).toMatchObject({ code: 'two_step_on' });
  });

  test('is stored encrypted, and recovery codes are hashed', async () => {
    const person = await newPerson(app, { passwordHash });
    const { secret, codes } = await withTwoSteps(person);
    const { rows } = await app.connections.query<{ row: string }>(
      `SELECT a::text AS row FROM "Authenticator" a WHERE "userId" = $1
       UNION ALL SELECT encode(r."codeHash", 'escape') FROM "RecoveryCode" r WHERE "userId" = $1`,
      [person.id],
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });
});

describe('signing in', () => {
  test('answers a challenge, which a code passes once', async () => {
    const person = await newPerson(app, { passwordHash });
    const { secret } = await withTwoSteps(person);
    const answer = await signIn(person);
    expect(answer).toMatchObject({ token: null, challenge: { methods: ['authenticator', 'recoveryCode'] } });
    const passing = byCode(answer.challenge!.token, codeOf(secret));
    const { token } = await app.visitor.call(auth.secondStep, passing);
    expect(await app.signedIn(token).call(auth.me)).toMatchObject({ id: person.id });
    expect(await app.visitor.attempt(auth.secondStep, passing)).toMatchObject({ code: 'challenge_over' });
  });

  test('refuses a code that was used, also in another challenge and at once', async () => {
    const person = await newPerson(app, { passwordHash });
    const { secret } = await withTwoSteps(person);
    const code = codeOf(secret);
    const challenges = [await challengeOf(person), await challengeOf(person)];
    const outcomes = await Promise.allSettled(
      challenges.map((challenge) => app.visitor.call(auth.secondStep, byCode(challenge, code))),
    );
    expect(codesOf(outcomes)).toEqual(['ok', 'wrong_code']);
  });

  test('opens one session for one challenge, whatever is sent at once', async () => {
    const person = await newPerson(app, { passwordHash });
    const { codes } = await withTwoSteps(person);
    const challenge = await challengeOf(person);
    const outcomes = await Promise.allSettled(
      codes.slice(0, 2).map((code) => app.visitor.call(auth.secondStep, byRecoveryCode(challenge, code))),
    );
    expect(codesOf(outcomes)).toEqual(['challenge_over', 'ok']);
    expect((await person.call(security.state)).recoveryCodesLeft).toBe(9);
  });

  test('takes a recovery code once, however it is typed, and mails its owner', async () => {
    const person = await newPerson(app, { passwordHash });
    const { codes } = await withTwoSteps(person);
    const typed = ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `;
    await app.visitor.call(auth.secondStep, byRecoveryCode(await challengeOf(person), typed));
    expect(
      await app.visitor.attempt(auth.secondStep, byRecoveryCode(await challengeOf(person), codes[0]!)),
    ).toMatchObject({ code: 'wrong_code' });
    expect(await mailsTo(person)).toEqual(['two_step_on', 'recovery_code_used']);
    expect((await person.call(security.state)).recoveryCodesLeft).toBe(9);
  });

  test('ends a challenge after five tries or ten minutes, and limits the tries of an account over all of them', async () => {
    const person = await newPerson(app, { passwordHash });
    const { secret } = await withTwoSteps(person);
    const challenge = await challengeOf(person);
    for (let count = 0; count < 5; count += 1)
      expect(await app.visitor.attempt(auth.secondStep, byCode(challenge, '000000'))).toMatchObject({
        code: 'wrong_code',
      });
    expect(await app.visitor.attempt(auth.secondStep, byCode(challenge, codeOf(secret)))).toMatchObject({
      code: 'challenge_over',
    });
    const next = await challengeOf(person);
    expect(await app.visitor.attempt(auth.secondStep, byCode(next, codeOf(secret)))).toMatchObject({
      code: 'too_many_requests',
    });
    await app.connections.query('TRUNCATE "RateLimit"');
    app.clock.advance(minutes(10));
    expect(await app.visitor.attempt(auth.secondStep, byCode(next, codeOf(secret)))).toMatchObject({
      code: 'challenge_over',
    });
    app.clock.advance(days(1) + minutes(1));
    await app.runJob('auth.sweep');
    expect(await app.db.signInChallenge.count({ where: { userId: person.id } })).toBe(0);
  });

  test('accepts the code of the step before and after, and none beyond', async () => {
    const person = await newPerson(app, { passwordHash });
    const { secret } = await withTwoSteps(person);
    const late = codeOf(secret);
    nextStep();
    await app.visitor.call(auth.secondStep, byCode(await challengeOf(person), late));
    nextStep();
    const tooLate = codeOf(secret);
    nextStep();
    nextStep();
    expect(await app.visitor.attempt(auth.secondStep, byCode(await challengeOf(person), tooLate))).toMatchObject({
      code: 'wrong_code',
    });
  });
});

describe('recovery codes', () => {
  test('are replaced on request, which ends the old ones', async () => {
    const person = await newPerson(app, { passwordHash });
    expect(await person.attempt(security.replaceRecoveryCodes)).toMatchObject({ code: 'two_step_off' });
    const { codes: old } = await withTwoSteps(person);
    const { codes } = await person.call(security.replaceRecoveryCodes);
    expect(codes).not.toEqual(expect.arrayContaining([old[0]]));
    const challenge = await challengeOf(person);
    expect(await app.visitor.attempt(auth.secondStep, byRecoveryCode(challenge, old[1]!))).toMatchObject({
      code: 'wrong_code',
    });
    await app.visitor.call(auth.secondStep, byRecoveryCode(challenge, codes[0]!));
  });
});

describe('a confirmation', () => {
  const unconfirmed = (person: Person) =>
    app.db.session.updateMany({ where: { userId: person.id }, data: { confirmedAt: null } });

  test('is needed ten minutes after signing in, and a password or a code gives it', async () => {
    const person = await newPerson(app, { passwordHash });
    const { secret, codes } = await withTwoSteps(person);
    expect(await person.call(security.confirmation)).toEqual({
      methods: ['password', 'authenticator', 'recoveryCode'],
    });
    for (const proof of [
      { method: 'password', password },
      { method: 'authenticator', code: codeOf(secret) },
      { method: 'recoveryCode', code: codes[0]! },
    ] as const) {
      await unconfirmed(person);
      app.clock.advance(minutes(11));
      const body = proof.method === 'authenticator' ? { ...proof, code: codeOf(secret) } : proof;
      expect(await person.attempt(security.replaceRecoveryCodes)).toMatchObject({ code: 'confirmation_required' });
      await person.call(security.confirm, { body });
      if (proof.method !== 'authenticator') continue;
      await person.attempt(security.confirm, { body });
    }
    await person.call(security.turnOff);
    expect((await signIn(person)).challenge).toBeNull();
    expect(await mailsTo(person)).toContain('two_step_off');
  });

  test('is refused for a wrong password, and lasts ten minutes', async () => {
    const person = await newPerson(app, { passwordHash });
    await unconfirmed(person);
    app.clock.advance(minutes(11));
    const confirm = (typed: string) => ({ body: { method: 'password', password: typed } }) as const;
    expect(await person.attempt(security.confirm, confirm('bukan-ini'))).toMatchObject({ code: 'wrong_password' });
    await person.call(security.confirm, confirm(password));
    app.clock.advance(minutes(9));
    await person.call(security.beginAuthenticator);
    app.clock.advance(minutes(1));
    expect(await person.attempt(security.beginAuthenticator)).toMatchObject({ code: 'confirmation_required' });
  });
});

describe('staff', () => {
  test('have no roles without a second step where it is required, and see a notice of it', async () => {
    const person = await newPerson(app, { passwordHash, staffRoles: ['review'] });
    expect(await person.call(auth.me)).toMatchObject({ staffRoles: ['review'], isAskedForTwoSteps: true });
    expect(await person.call(security.state)).toMatchObject({ isRequired: true });
    expect(await person.attempt(operators.classes)).toMatchObject({ code: 'role_missing' });
    await withTwoSteps(person);
    expect(await person.call(auth.me)).toMatchObject({ isAskedForTwoSteps: false });
    await person.call(operators.classes);
  });

  test('admins turn the second step of somebody off who lost it, with a reason in the log', async () => {
    const admin = await newPerson(app, { fullname: 'Dimas Admin', staffRoles: ['admin'] });
    await withTwoSteps(admin);
    const person = await newPerson(app, { passwordHash, fullname: 'Rani Lupa' });
    const resetting = { params: { id: person.id }, body: { reason: 'Identitas dicocokkan lewat video.' } };
    expect(await admin.attempt(security.reset, resetting)).toMatchObject({ code: 'two_step_off' });
    await withTwoSteps(person);
    const challenge = await challengeOf(person);
    await admin.call(security.reset, resetting);
    expect(await person.attempt(auth.me)).toMatchObject({ code: 'unauthenticated' });
    expect(await app.visitor.attempt(auth.secondStep, byCode(challenge, '123456'))).toMatchObject({
      code: 'challenge_over',
    });
    expect((await signIn(person)).token).not.toBeNull();
    expect(await mailsTo(person)).toEqual(['two_step_on', 'two_step_off']);
    const { list } = await admin.call(audit.list, { query: { filter: { subjectId: person.id } } });
    expect(list).toMatchObject([
      { act: 'user.resetTwoStep', actor: { id: admin.id }, reason: 'Identitas dicocokkan lewat video.' },
    ]);
  });
});
