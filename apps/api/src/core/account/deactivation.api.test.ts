import {
  account,
  auth,
  certificate,
  mitra,
  operator as operators,
  portfolio,
  profile,
  program as programs,
} from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { readKeys } from '../../platform/keys.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, finished, newCategory, publishedProgram } from '../../testing/classes.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newPartner, newPerson, scene, type Person } from '../../testing/scene.ts';
import { blankPng, storedFiles, upload } from '../../testing/uploads.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { issueCertificate } from '../certificate/index.ts';
import { issueInvoice } from '../../commerce/invoice/index.ts';

const password = 'rahasia-sekali';
let app: AppUnderTest;
let passwordHash: string;
beforeAll(async () => {
  app = await startApp();
  passwordHash = await hashPassword(password);
});
afterAll(() => app.stop());

const withPassword = async <P extends Person>(person: P) => {
  await app.db.user.update({ where: { id: person.id }, data: { passwordHash } });
  return person;
};
const close = (person: Person) => person.call(account.deactivate, { body: { password } });
const restoringToken = (person: Person) => app.mailedToken(person.email, 'restore_account');
const restore = (token: string) => app.visitor.attempt(account.restore, { body: { token } });
const runDeletion = () => app.runJob('account.delete');
const userOf = (person: Person) => app.db.user.findUniqueOrThrow({ where: { id: person.id } });

test('a mailed link restores a closed account once', async () => {
  const person = await withPassword(await newPerson(app));
  await close(person);
  expect(await person.attempt(auth.me)).toMatchObject({ status: 401 });
  expect(await app.visitor.attempt(profile.detail, { params: { id: person.id } })).toMatchObject({ status: 404 });

  const token = await restoringToken(person);
  await app.visitor.call(account.restore, { body: { token } });
  expect(await restore(token)).toMatchObject({ status: 422, code: 'token_invalid' });
  await app.visitor.call(auth.requestToken, { body: { email: person.email, password } });
});

test('login to a closed account mails a new link when the password is right, and reveals nothing when it is wrong', async () => {
  const person = await withPassword(await newPerson(app));
  await close(person);
  const first = await restoringToken(person);
  const attempt = (typed: string) =>
    app.visitor.attempt(auth.requestToken, { body: { email: person.email, password: typed } });
  expect(await attempt('salah-sama-sekali')).toMatchObject({ status: 422, code: 'wrong_credentials' });
  expect(await attempt(password)).toMatchObject({ status: 409, code: 'account_deactivated' });
  expect(await restore(first)).toMatchObject({ code: 'token_invalid' });
  await app.visitor.call(account.restore, { body: { token: await restoringToken(person) } });
});

test('two concurrent calls with one link restore the account once', async () => {
  const person = await withPassword(await newPerson(app));
  await close(person);
  const token = await restoringToken(person);
  const answers = await Promise.all([1, 2, 3].map(() => app.visitor.send('POST', '/user/restore-account', { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test('account closing refuses a wrong password, and allows five attempts', async () => {
  const person = await withPassword(await newPerson(app));
  const wrong = () => person.attempt(account.deactivate, { body: { password: 'salah' } });
  for (let count = 0; count < 5; count += 1) expect(await wrong()).toMatchObject({ code: 'wrong_password' });
  expect(await wrong()).toMatchObject({ status: 429 });
  expect(await userOf(person)).toMatchObject({ deactivatedAt: null });
});

test('personal data is deleted after fourteen days, and the books keep the order without a name', async () => {
  const { partner } = await scene(app);
  const person = await withPassword(
    await newPerson(app, { fullname: 'Sekar Rahasia', phone: '0812 3456 7890', slug: 'sekar-rahasia' }),
  );
  const program = await publishedProgram(app, partner);
  const { number } = await issueCertificate(
    app.db,
    { ...app, keys: readKeys(app.env) },
    (await finished(app, person, program)).id,
  );
  const work = await person.call(portfolio.create, { body: { title: 'Pasar Pagi' } });
  const order = await app.db.order.create({
    data: {
      userId: person.id,
      code: `SN-${person.id}`,
      total: 0,
      gateway: 'simulator',
      expiresAt: app.clock.now(),
      nextCheckAt: app.clock.now(),
    },
  });
  await issueInvoice(app.db, order, app.clock.now());
  await close(person);
  const token = await restoringToken(person);

  app.clock.advance(days(13));
  await runDeletion();
  expect(await userOf(person)).toMatchObject({ fullname: 'Sekar Rahasia', deletedAt: null });

  app.clock.advance(days(1) + 1);
  expect(await restore(token)).toMatchObject({ status: 422 });
  await Promise.all([runDeletion(), runDeletion()]);
  const deleted = await userOf(person);
  expect(deleted).toMatchObject({
    fullname: 'Akun terhapus',
    email: `${person.id}@terhapus.invalid`,
    phone: null,
    slug: null,
    passwordHash: null,
    deletedAt: expect.any(Date) as Date,
  });
  expect(await app.db.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({ userId: person.id });
  expect(await app.db.invoice.findUniqueOrThrow({ where: { orderId: order.id } })).toMatchObject({
    buyerName: 'Akun terhapus',
    buyerEmail: `${person.id}@terhapus.invalid`,
  });
  expect(await app.visitor.attempt(certificate.verify, { params: { number } })).toMatchObject({ status: 404 });
  expect(await app.visitor.attempt(portfolio.detail, { params: { id: work.id } })).toMatchObject({ status: 404 });
  expect(await app.db.mailToken.count({ where: { userId: person.id } })).toBe(0);
  // A certificate without an owner is not issued again, and the address is free for a new account.
  await app.runJob('certificate.issueMissing');
  expect(await app.db.certificate.count({ where: { participant: { userId: person.id } } })).toBe(0);
  await app.visitor.call(auth.register, { body: { fullname: 'Orang Baru', email: person.email, password } });
  const { rows } = await app.connections.query<{ found: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM "User" u WHERE u.id = $1 AND u::text LIKE ANY ($2)) AS found',
    [person.id, ['%Rahasia%', `%${person.email}%`, '%0812%']],
  );
  expect(rows[0]!.found).toBe(false);
});

test('an application to become a partner loses what is personal, and its documents are deleted', async () => {
  const person = await withPassword(await newPerson(app, { fullname: 'Ni Luh Sari' }));
  const { operator } = await scene(app);
  const file = { name: 'ktp.png', content: blankPng(40, 40) };
  const { data } = await upload(app, person, '/media?purpose=identity', file);
  const { id } = await person.call(mitra.create, {
    body: {
      kind: 'person',
      name: 'Studio Rahasia',
      categoryId: (await newCategory(app)).id,
      expertise: 'Rahasia menenun lurik',
      experience: 'none',
      about: 'Rahasia keluarga kami menenun lurik sejak tiga generasi, sekarang untuk semua.',
      phone: '0812 999',
      isAgreed: true,
      documents: [{ kind: 'identity_card', mediaId: data.id }],
    },
  });
  const question = 'Apakah Rahasia nama aslimu?';
  await operator.call(operators.askApplicant, { params: { id }, body: { question } });
  await operator.call(operators.noteApplication, { params: { id }, body: { content: 'Rahasia tinggal di Klaten.' } });
  await close(person);
  app.clock.advance(days(14) + 1);
  await runDeletion();
  await app.runJob('media.sweep');
  expect(await app.db.media.findUnique({ where: { id: data.id } })).toBeNull();
  expect((await storedFiles(app)).filter((path) => path.includes(data.id))).toEqual([]);
  const { rows } = await app.connections.query<{ row: string }>(
    `SELECT a::text AS row FROM "MitraApplication" a WHERE id = $1
     UNION ALL SELECT q::text FROM "ApplicationQuestion" q WHERE "applicationId" = $1
     UNION ALL SELECT n::text FROM "ApplicationNote" n WHERE "applicationId" = $1
     UNION ALL SELECT d::text FROM "ApplicationDocument" d WHERE "applicationId" = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toMatch(/Rahasia|lurik|0812/);
});

test('a mitra stays with its other owner, passes to its oldest member, or closes with its last one', async () => {
  const partner = await withPassword(await newPartner(app));
  const preview = async () => (await partner.call(account.deactivation)).mitra;
  const program = await publishedProgram(app, partner);
  expect(await preview()).toEqual([{ name: 'Ruang Redaksi', becomes: 'closes', totalClass: 1, owesSessions: false }]);
  const member = await newPerson(app);
  await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: member.id, role: 'member' } });
  expect(await preview()).toMatchObject([{ becomes: 'passes' }]);

  await close(partner);
  expect(await app.db.class.findUniqueOrThrow({ where: { id: program.id } })).toMatchObject({ isForSale: true });
  app.clock.advance(days(14) + 1);
  await runDeletion();
  expect(await app.db.mitraMember.findMany({ where: { mitraId: partner.mitraId } })).toMatchObject([
    { userId: member.id, role: 'owner' },
  ]);
});

test('classes of a mitra leave the catalog when its last member closes the account, and return when it is restored', async () => {
  const partner = await withPassword(await newPartner(app));
  const shown = await publishedProgram(app, partner);
  const archived = await publishedProgram(app, partner, { archiveAt: app.clock.now() });
  const isForSale = async (id: string) => (await app.db.class.findUniqueOrThrow({ where: { id } })).isForSale;
  await close(partner);
  expect([await isForSale(shown.id), await isForSale(archived.id)]).toEqual([false, false]);
  await app.visitor.call(account.restore, { body: { token: await restoringToken(partner) } });
  expect([await isForSale(shown.id), await isForSale(archived.id)]).toEqual([true, false]);
});

test("classes of a mitra without members carry the configured institute's name [9.21]", async () => {
  const partner = await withPassword(await newPartner(app));
  const program = await publishedProgram(app, partner);
  const learner = await newPerson(app);
  await enrolled(app, learner, program);
  await close(partner);
  app.clock.advance(days(14) + 1);
  await runDeletion();
  const closed = { id: partner.mitraId, name: 'TEMPO INSTITUTE', slug: partner.mitraId, logo: null };
  expect(await learner.call(programs.participantDetail, { params: { id: program.id } })).toMatchObject({
    mitra: closed,
  });
  const { list } = await app.visitor.call(mitra.list, { query: { keyword: 'TEMPO INSTITUTE' } });
  expect(list).toEqual([]);
});

test('a mitra whose participants are waiting for a live session does not close', async () => {
  const partner = await withPassword(await newPartner(app));
  const { id } = await publishedWebinar(app, partner);
  await enrolled(app, await newPerson(app), await app.db.class.findUniqueOrThrow({ where: { id } }));
  expect(await partner.attempt(account.deactivate, { body: { password } })).toMatchObject({
    status: 409,
    code: 'mitra_owes_sessions',
  });
  expect(await userOf(partner)).toMatchObject({ deactivatedAt: null });
});

test('a changed address is reported to the old one', async () => {
  const person = await withPassword(await newPerson(app));
  const email = uniqueEmail();
  await person.call(account.changeEmail, { body: { email, password } });
  const mailed = async () =>
    (await app.queued<{ to: string; template: string; newEmail?: string }>('mail.send')).filter(
      ({ template, to }) => template === 'email_changed' && to === person.email,
    );
  expect(await mailed()).toEqual([]);
  await app.visitor.call(auth.verifyEmail, { body: { token: await app.mailedToken(email, 'change_email') } });
  expect(await mailed()).toMatchObject([{ newEmail: email }]);
});
