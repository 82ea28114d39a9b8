import { account, audit, auth, certificate, person, support } from '@sinau/api-client';
import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, later } from '../../platform/clock.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { readKeys } from '../../platform/keys.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, uniqueEmail, type AppUnderTest, type Caller } from '../../testing/app-under-test.ts';
import { enrolled, finished, publishedProgram } from '../../testing/classes.ts';
import { costOf } from '../../testing/count-queries.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';
import { issueCertificate } from '../../core/certificate/index.ts';

const password = 'rahasia-sekali';
const reason = 'Pemiliknya melapor ada yang masuk.';
let app: AppUnderTest;
let passwordHash: string;
let operator: Person;
beforeAll(async () => {
  app = await startApp();
  passwordHash = await hashPassword(password);
  ({ operator } = await scene(app));
});
afterAll(() => app.stop());

/** Codes of the refused calls among some that run at once. */
const refusalsAmong = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  );
const deleted = () => ({ passwordHash: null, deactivatedAt: app.clock.now(), deletedAt: app.clock.now() });
const newUser = (overrides: Parameters<typeof newPerson>[1] = {}) => newPerson(app, { passwordHash, ...overrides });
const signIn = (email: string) => app.visitor.call(auth.requestToken, { body: { email, password } });
const refusedSignIn = (email: string) => app.visitor.attempt(auth.requestToken, { body: { email, password } });
const mailsTo = async (email: string) =>
  (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === email).map(({ template }) => template);
const actsOn = async ({ id }: Person) =>
  (await operator.call(person.acts, { params: { id } })).list.map(({ act }) => act);
const upon = ({ id }: Person, text = reason) => ({ params: { id }, body: { reason: text } });
const orderOf = (userId: string, code: string) =>
  app.db.order.create({
    data: { userId, code, total: 0, gateway: 'simulator', expiresAt: app.clock.now(), status: 'EXPIRED' },
  });

describe('find', () => {
  const find = async (keyword: string) =>
    (await operator.call(person.find, { query: { keyword } })).list.map(({ id, match }) => `${match} ${id}`);

  test('finds a person by id, address, order, certificate, phone, name and part of the address', async () => {
    const { partner } = await scene(app);
    const one = await newUser({
      fullname: 'Ratih Kumalasari',
      email: `ratih.${Date.now()}@contoh.id`,
      phone: '0812-7788 1234',
    });
    const { number } = await issueCertificate(
      app.db,
      { ...app, keys: readKeys(app.env) },
      (await finished(app, one, await publishedProgram(app, partner))).id,
    );
    await orderOf(one.id, 'SN-270102-RATIH001');

    const typed = {
      id: [one.id],
      email: [one.email, ` ${one.email.toUpperCase()} `],
      order: ['SN-270102-RATIH001', ' sn-270102-ratih001'],
      certificate: [number, formatCertificateNumber(number).toLowerCase()],
      phone: ['081277881234', '+62 812 7788 1234', '0812-7788'],
      name: ['ratih kumala', 'KUMALASARI Ratih', 'ratíh'],
      emailPart: [one.email.slice(0, 12)],
    };
    for (const [match, texts] of Object.entries(typed))
      for (const text of texts) expect(await find(text), text).toContain(`${match} ${one.id}`);
  });

  test('lists the surest match first, and twenty people at most', async () => {
    const named = await Promise.all(Array.from({ length: 25 }, () => newUser({ fullname: 'Wayan Sudarmika' })));
    const { list, isCut } = await operator.call(person.find, { query: { keyword: 'wayan sudarmika' } });
    expect([list.length, isCut]).toEqual([20, true]);
    expect(await find(named[3]!.email)).toEqual([`email ${named[3]!.id}`]);
  });

  test('finds nobody by fewer than three letters, by a pattern, or whose data was deleted', async () => {
    const one = await newUser({ fullname: 'Zulkarnain', ...deleted() });
    for (const text of ['zu', '%%%', '___', 'zulkarnain', one.id]) expect(await find(text), text).toEqual([]);
  });

  test('reads people by an index, however many there are', async () => {
    const plan = await app.db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
        EXPLAIN SELECT id FROM "User" WHERE person_name(fullname) LIKE '%kumala%'
        UNION ALL SELECT id FROM "User" WHERE email LIKE '%kumala%'
        UNION ALL SELECT id FROM "User" WHERE phone IS NOT NULL AND phone_digits(phone) LIKE '81277%'`;
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['User_name_trgm', 'User_email_idx', 'User_phone_digits']) expect(text).toContain(index);
  });
});

describe('the page of a person', () => {
  test('shows the head, orders with refunds, classes, certificates, requests for help and agreements', async () => {
    const { partner, learner } = await scene(app);
    const program = await publishedProgram(app, partner);
    const participant = await finished(app, learner, program);
    const { number } = await issueCertificate(app.db, { ...app, keys: readKeys(app.env) }, participant.id);
    await learner.call(support.create, {
      body: { name: 'Sekar', email: 'x@contoh.id', topic: 'payment', content: 'Kelasnya belum terbuka.' },
    });
    const params = { id: learner.id };

    expect(await operator.call(person.detail, { params })).toMatchObject({
      fullname: 'Sekar Ayu',
      email: learner.email,
      state: 'active',
      isEmailVerified: true,
      pendingEmail: null,
      hasPassword: false,
      mitra: [],
    });
    expect(await operator.call(person.detail, { params: { id: partner.id } })).toMatchObject({
      mitra: [{ id: partner.mitraId, name: 'Ruang Redaksi', role: 'owner', status: 'Verified' }],
    });
    expect(await operator.call(person.orders, { params })).toMatchObject({
      total: 1,
      list: [{ status: 'SUCCESS', titles: [expect.any(String)], refunds: [] }],
    });
    expect(await operator.call(person.classes, { params })).toMatchObject({
      list: [{ id: participant.id, class: { id: program.id }, progress: 100, hasAccess: true }],
    });
    expect(await operator.call(person.certificates, { params })).toMatchObject({ list: [{ number, revokedAt: null }] });
    expect(await operator.call(person.tickets, { params })).toMatchObject({ list: [{ topic: 'payment' }] });
    expect(await operator.call(person.sessions, { params })).toMatchObject({ list: [{ device: expect.any(String) }] });
    expect(await operator.call(person.agreements, { params })).toEqual({ list: [] });
  });

  test('takes as many queries for ten classes as for one', { tags: 'night' }, async () => {
    const { partner, learner } = await scene(app);
    const params = { id: learner.id };
    const read = () =>
      Promise.all([
        operator.call(person.orders, { params }),
        operator.call(person.classes, { params }),
        operator.call(person.certificates, { params }),
        operator.call(person.mails, { params }),
      ]);
    await enrolled(app, learner, await publishedProgram(app, partner));
    const cost = await costOf(read);
    for (let count = 0; count < 9; count += 1) await enrolled(app, learner, await publishedProgram(app, partner));
    expect(await costOf(read)).toBe(cost);
  });

  test('is closed to everybody but operators, and missing for a deleted account', async () => {
    const one = await newUser();
    const gone = await newUser(deleted());
    expect(await one.attempt(person.detail, { params: { id: one.id } })).toMatchObject({ status: 403 });
    expect(await app.visitor.attempt(person.find, { query: { keyword: 'sekar' } })).toMatchObject({ status: 401 });
    const params = { id: gone.id };
    expect(await operator.attempt(person.detail, { params })).toMatchObject({ status: 404 });
    expect(await operator.attempt(person.mails, { params })).toMatchObject({ status: 404 });
    expect(await operator.attempt(person.sessions, { params })).toMatchObject({ status: 404 });
  });
});

describe('acts', () => {
  test('signOut ends every session, and mails the person', async () => {
    const one = await newUser();
    await operator.call(person.signOut, upon(one));
    expect(await one.attempt(auth.me)).toMatchObject({ status: 401 });
    expect(await signIn(one.email)).toMatchObject({ token: expect.any(String) });
    expect(await mailsTo(one.email)).toEqual(['signed_out_by_staff']);
    expect(await actsOn(one)).toEqual(['person.signOut']);
  });

  test('lock refuses signing in and every call with its sentence until unlock, and purchases stay', async () => {
    const { partner } = await scene(app);
    const one = await newUser();
    const participant = await enrolled(app, one, await publishedProgram(app, partner));
    await app.visitor.call(auth.forgotPassword, { body: { email: one.email } });
    await app.runQueued('auth.sendResetLink');
    const reset = await app.mailedToken(one.email, 'reset_password');

    expect(await operator.call(person.lock, upon(one))).toMatchObject({ state: 'locked' });
    const refused = { status: 403, code: 'account_locked', message: expect.stringContaining('kunci') };
    expect(await one.attempt(auth.me)).toMatchObject(refused);
    expect(await refusedSignIn(one.email)).toMatchObject(refused);
    expect(
      await app.visitor.attempt(auth.verifyResetPassword, { body: { token: reset, password: 'rahasia-lain-lagi' } }),
    ).toMatchObject({ code: 'token_invalid' });
    expect(await operator.call(person.classes, { params: { id: one.id } })).toMatchObject({
      list: [{ id: participant.id, hasAccess: true }],
    });

    expect(await operator.call(person.unlock, upon(one))).toMatchObject({ state: 'active', lockedAt: null });
    expect(await one.attempt(auth.me)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await signIn(one.email)).toMatchObject({ token: expect.any(String) });
    expect(await mailsTo(one.email)).toEqual(['reset_password', 'account_locked', 'account_unlocked']);
    expect(await actsOn(one)).toEqual(['person.unlock', 'person.lock']);
  });

  test('a wrong password to a locked account reveals nothing', async () => {
    const one = await newUser({ lockedAt: app.clock.now() });
    expect(
      await app.visitor.attempt(auth.requestToken, { body: { email: one.email, password: 'salah-sekali' } }),
    ).toMatchObject({ code: 'wrong_credentials' });
  });

  test('of two operators who lock at once, one does', async () => {
    const one = await newUser();
    const other = await newPerson(app, { fullname: 'Operator Lain', isOperator: true });
    expect(await refusalsAmong([operator, other].map((by) => by.call(person.lock, upon(one))))).toEqual([
      'person_locked',
    ]);
    expect(await actsOn(one)).toEqual(['person.lock']);
    expect(await mailsTo(one.email)).toEqual(['account_locked']);
  });

  test('deactivate closes the account with its reason in the mail, and the link restores it', async () => {
    const one = await newUser();
    expect(await operator.call(person.deactivation, { params: { id: one.id } })).toMatchObject({ mitra: [] });
    expect(await operator.call(person.deactivate, upon(one))).toMatchObject({
      state: 'deactivated',
      deletedAfter: expect.any(String),
    });
    const [mail] = (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === one.email);
    expect(mail).toMatchObject({ template: 'restore_account', reason });
    expect(await operator.attempt(person.signOut, upon(one))).toMatchObject({ code: 'person_deactivated' });
    await app.visitor.call(account.restore, { body: { token: await app.mailedToken(one.email, 'restore_account') } });
    expect(await operator.call(person.detail, { params: { id: one.id } })).toMatchObject({ state: 'active' });
  });

  test('changeEmail counts once the new address is confirmed, mails both, and logs them in part', async () => {
    const one = await newUser();
    const email = uniqueEmail('baru');
    const proof = 'KTP dan bukti transfer cocok.';
    const to = (address: string) => ({ params: { id: one.id }, body: { email: address, proof } });
    expect(await operator.attempt(person.changeEmail, to(operator.email))).toMatchObject({ code: 'email_taken' });
    expect(await operator.call(person.changeEmail, to(email))).toMatchObject({
      email: one.email,
      pendingEmail: { email },
    });
    expect(await mailsTo(one.email)).toEqual(['email_change_asked']);

    await app.visitor.call(auth.verifyEmail, { body: { token: await app.mailedToken(email, 'change_email') } });
    expect(await operator.call(person.detail, { params: { id: one.id } })).toMatchObject({ email, pendingEmail: null });
    const { list } = await operator.call(audit.list, { query: { filter: { personId: one.id } } });
    expect(list).toMatchObject([{ act: 'person.changeEmail', reason: proof, subject: { type: 'person' } }]);
    expect(JSON.stringify(list)).not.toContain(email);
  });

  test('refuse staff to all but admins, oneself, everybody but operators, and a reason that says nothing', async () => {
    const staff = await newPerson(app, { isOperator: true, fullname: 'Operator Lain' });
    const helper = await newPerson(app, { staffRoles: ['support', 'review'], fullname: 'Staf Dukungan' });
    const one = await newUser();
    const acts = {
      signOut: (by: Caller, target: Person, text = reason) => by.attempt(person.signOut, upon(target, text)),
      lock: (by: Caller, target: Person, text = reason) => by.attempt(person.lock, upon(target, text)),
      unlock: (by: Caller, target: Person, text = reason) => by.attempt(person.unlock, upon(target, text)),
      deactivate: (by: Caller, target: Person, text = reason) => by.attempt(person.deactivate, upon(target, text)),
      changeEmail: (by: Caller, target: Person, text = reason) =>
        by.attempt(person.changeEmail, { params: { id: target.id }, body: { email: uniqueEmail(), proof: text } }),
    };
    for (const [name, act] of Object.entries(acts)) {
      expect(await act(helper, staff), name).toMatchObject({ status: 409, code: 'person_is_staff' });
      expect(await act(operator, operator), name).toMatchObject({ status: 409, code: 'person_is_self' });
      expect(await act(one, one), name).toMatchObject({ status: 403 });
      expect(await act(app.visitor, one), name).toMatchObject({ status: 401 });
      expect(await act(operator, one, 'ya'), name).toMatchObject({ status: 422 });
    }
    expect(await actsOn(staff)).toEqual([]);
    expect(await operator.attempt(person.unlock, upon(one))).toMatchObject({ code: 'person_not_locked' });
    expect(await operator.call(person.lock, upon(helper))).toMatchObject({ state: 'locked' });
  });

  test('of two admins who lock each other at once, one is left', async () => {
    const [one, other] = [await newPerson(app, { isOperator: true }), await newPerson(app, { isOperator: true })];
    await app.db.user.updateMany({
      where: { isOperator: true, id: { notIn: [one.id, other.id] } },
      data: { lockedAt: app.clock.now() },
    });
    expect(await refusalsAmong([one.call(person.lock, upon(other)), other.call(person.lock, upon(one))])).toEqual([
      'person_is_staff',
    ]);
    await app.db.user.update({ where: { id: operator.id }, data: { lockedAt: null } });
  });
});

describe('mails', () => {
  const sendQueued = () => app.runQueued('mail.send');
  const mailsOf = async ({ id }: Person) => (await operator.call(person.mails, { params: { id } })).list;
  const repeat = (one: Person, mailId: string) => operator.call(person.repeatMail, { params: { id: one.id, mailId } });
  const refusedRepeat = (one: Person, mailId: string) =>
    operator.attempt(person.repeatMail, { params: { id: one.id, mailId } });

  test('are listed by subject, and one is sent again to the address of today, once at a time', async () => {
    const one = await newUser();
    await operator.call(person.signOut, upon(one));
    await sendQueued();
    const [mail] = await mailsOf(one);
    expect(mail).toMatchObject({ to: one.email, state: 'sent', repeat: 'same' });
    expect(Object.keys(mail!).sort()).toEqual(['createdAt', 'id', 'repeat', 'state', 'subject', 'to']);
    const email = uniqueEmail('pindah');
    await app.db.user.update({ where: { id: one.id }, data: { email } });

    expect(await refusalsAmong([repeat(one, mail!.id), repeat(one, mail!.id)])).toEqual(['mail_just_repeated']);
    expect(await mailsTo(email)).toEqual(['signed_out_by_staff']);
    expect(await actsOn(one)).toEqual(['person.repeatMail', 'person.signOut']);
    app.clock.advance(hours(1));
    expect(await repeat(one, mail!.id)).toMatchObject({ id: mail!.id });
  });

  test('the content of a mail is sealed in the database, and a link is not stored at all', async () => {
    const one = await newUser({ emailVerifiedAt: app.clock.now() });
    await operator.call(person.lock, upon(one, 'Kata yang tidak boleh terbaca.'));
    await operator.call(person.unlock, upon(one));
    await app.visitor.call(auth.forgotPassword, { body: { email: one.email } });
    await app.runQueued('auth.sendResetLink');
    await sendQueued();
    const rows = await app.db.sentMail.findMany({ where: { userId: one.id } });
    expect(rows.map(({ template, sealed }) => [template, sealed !== null]).toSorted()).toEqual([
      ['account_locked', true],
      ['account_unlocked', true],
      ['reset_password', false],
    ]);
    expect(JSON.stringify(rows)).not.toContain('tidak boleh terbaca');
  });

  test('a link is made anew, and the earlier one ends', async () => {
    const one = await newUser();
    await app.visitor.call(auth.forgotPassword, { body: { email: one.email } });
    await app.runQueued('auth.sendResetLink');
    const first = await app.mailedToken(one.email, 'reset_password');
    await sendQueued();
    const [mail] = await mailsOf(one);
    expect(mail).toMatchObject({ repeat: 'link' });
    await repeat(one, mail!.id);
    const second = await app.mailedToken(one.email, 'reset_password');
    const reset = (token: string) =>
      app.visitor.call(auth.verifyResetPassword, { body: { token, password: 'sandi-baru-sekali' } });
    await expect(reset(first)).rejects.toMatchObject({ code: 'token_invalid' });
    await reset(second);
  });

  test('a link that is not needed any more, and a mail of somebody else, are refused', async () => {
    const one = await newUser({ emailVerifiedAt: null });
    await one.call(auth.requestEmailVerification);
    await sendQueued();
    await app.db.user.update({ where: { id: one.id }, data: { emailVerifiedAt: app.clock.now() } });
    const [mail] = await mailsOf(one);
    expect(await refusedRepeat(one, mail!.id)).toMatchObject({ code: 'mail_not_needed' });
    expect(await refusedRepeat(await newUser(), mail!.id)).toMatchObject({ status: 404 });
  });

  test('a mail that may not go to an unconfirmed address is listed as withheld', async () => {
    const one = await newUser({ emailVerifiedAt: null });
    await operator.call(person.signOut, upon(one));
    await sendQueued();
    expect(await mailsOf(one)).toMatchObject([{ state: 'withheld' }]);
  });

  test('are deleted after ninety days, and with the account', async () => {
    const one = await newUser();
    const mail = (createdAt: Date) =>
      app.db.sentMail.create({
        data: {
          id: crypto.randomUUID(),
          userId: one.id,
          to: one.email,
          template: 'graded',
          subject: 'Nilaimu',
          state: 'sent',
          createdAt,
        },
      });
    await mail(later(app.clock.now(), -hours(24 * 91)));
    const kept = await mail(later(app.clock.now(), -hours(24 * 89)));
    await app.runJob('mail.sweep');
    expect((await mailsOf(one)).map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('certificates', () => {
  async function certified() {
    const { learner, partner } = await scene(app);
    const participant = await finished(app, learner, await publishedProgram(app, partner));
    const issued = await issueCertificate(app.db, { ...app, keys: readKeys(app.env) }, participant.id);
    return { learner, participant, ...issued };
  }
  const note = 'Jawabannya disalin dari orang lain.';

  test('revoke mails the owner and shows on verification, and restore undoes it', async () => {
    const { learner, id, number } = await certified();
    const verify = () => app.visitor.call(certificate.verify, { params: { number } });
    await operator.call(certificate.revoke, { params: { id }, body: { reason: 'fraud', note } });
    expect(await verify()).toMatchObject({ status: 'revoked' });
    await operator.call(certificate.restore, { params: { id }, body: { note: 'Ternyata keliru dicabut.' } });
    expect(await verify()).toMatchObject({ status: 'valid', revokedAt: null });
    expect(await mailsTo(learner.email)).toEqual(['certificate_revoked', 'certificate_restored']);
    expect(await actsOn(learner)).toEqual(['certificate.restore', 'certificate.revoke']);
  });

  test('of two operators who restore at once, one does', async () => {
    const { learner, id } = await certified();
    await operator.call(certificate.revoke, { params: { id }, body: { reason: 'error', note } });
    const restore = () => operator.call(certificate.restore, { params: { id }, body: { note } });
    expect(await refusalsAmong([restore(), restore()])).toEqual(['certificate_not_revoked']);
    expect(await actsOn(learner)).toEqual(['certificate.restore', 'certificate.revoke']);
  });

  test('restore refuses a certificate whose class was returned', async () => {
    const { participant, id } = await certified();
    await operator.call(certificate.revoke, { params: { id }, body: { reason: 'refund', note } });
    await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: app.clock.now() } });
    expect(await operator.attempt(certificate.restore, { params: { id }, body: { note } })).toMatchObject({
      code: 'certificate_without_access',
    });
  });
});
