import { notification } from '@sinau/api-client';
import { notificationKinds, unsubscribeIdOf } from '@sinau/contracts/core/notification/notification.rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { readKeys } from '../../platform/keys.ts';
import { defineMail, type MailMessage } from '../../platform/mail/define-mail.ts';
import { unsubscribeTokenOf } from '../../platform/mail/unsubscribe-token.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson, type Person } from '../../testing/scene.ts';
import { letterOf, notifyUsers } from './notify-users.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.connections.query("DELETE FROM pgboss.job WHERE name = 'mail.send'"));

const mail = defineMail('any', () => ({ subject: 'Kabar', lines: [] }));
let events = 0;
const tell = (
  people: readonly Person[],
  kind: 'announcement' | 'schedule_change',
  eventKey = `kabar-${(events += 1)}`,
) =>
  app.db.$transaction((tx) =>
    notifyUsers(tx, app, {
      kind,
      notices: people.map(({ id, email, fullname }) => ({ userId: id, email, fullname, eventKey, title: 'Kabar' })),
      letter: ({ email, fullname }) => letterOf(mail, { to: email, fullname }),
    }),
  );
const mails = () => app.queued<MailMessage>('mail.send');
const titles = async ({ call }: Person) => (await call(notification.list)).list.map(({ kind }) => kind);
const choose = ({ call }: Person, inProduct: boolean, byMail: boolean) =>
  call(notification.updateSettings, { body: { settings: [{ kind: 'announcement', inProduct, byMail }] } });

test('all users are notified of everything in the product and by mail until they choose otherwise, by kind', async () => {
  const person = await newPerson(app);
  const usual = notificationKinds.map((kind) => ({ kind, inProduct: true, byMail: true }));
  expect(await person.call(notification.settings)).toEqual({ list: usual });
  const { list } = await choose(person, true, false);
  expect(list).toEqual(usual.map((one) => (one.kind === 'announcement' ? { ...one, byMail: false } : one)));
  expect(await person.call(notification.settings)).toEqual({ list });
});

test('users are notified as they choose, and never twice', async () => {
  const people = await Promise.all([newPerson(app), newPerson(app), newPerson(app), newPerson(app)]);
  const [both, onlyMail, onlyProduct, nothing] = people;
  await choose(onlyMail, false, true);
  await choose(onlyProduct, true, false);
  await choose(nothing, false, false);
  for (let turn = 0; turn < 3; turn += 1) await tell(people, 'announcement', 'berulang');
  expect((await mails()).map(({ to }) => to).sort()).toEqual([both.email, onlyMail.email].sort());
  expect(await Promise.all(people.map(titles))).toEqual([['announcement'], [], ['announcement'], []]);
});

test('mandatory mails cannot be switched off, and have no unsubscribe link', async () => {
  const person = await newPerson(app);
  const settings = [{ kind: 'schedule_change' as const, inProduct: false, byMail: false }];
  expect(await person.attempt(notification.updateSettings, { body: { settings } })).toMatchObject({
    status: 422,
    fields: { 'settings.0.byMail': 'Email ini selalu kami kirim' },
  });
  await tell([person], 'schedule_change');
  expect((await mails()).map((one) => 'unsubscribe' in one)).toEqual([false]);
});

const tokenFor = ({ id }: Person, until = app.clock.now()) =>
  unsubscribeTokenOf(readKeys(app.env), unsubscribeIdOf(id, 'announcement'), until);

test('a mail unsubscribes from its kind in one click, with the headers that mail programs look for', async () => {
  const person = await newPerson(app);
  await tell([person], 'announcement');
  const [queued] = await mails();
  expect(queued).toMatchObject({ unsubscribe: unsubscribeIdOf(person.id, 'announcement') });

  // Unsubscribes as mail programs do (RFC 8058): by a form, without a session.
  const address = `${app.app.listeningOrigin}/api/user/unsubscribe/${tokenFor(person)}`;
  const press = () =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await press()).status).toBe(200);
  expect((await press()).status).toBe(200);
  await tell([person], 'announcement');
  expect(await mails()).toHaveLength(1);
  expect(await titles(person)).toEqual(['announcement', 'announcement']);
});

test('an altered or old link does not unsubscribe', async () => {
  const person = await newPerson(app);
  const token = tokenFor(person);
  const other = await newPerson(app);
  const tokens = [
    'usang',
    token.replace(person.id, other.id),
    token.replace('announcement', 'discussion'),
    tokenFor(person, later(app.clock.now(), -days(366))),
  ];
  for (const bad of tokens)
    expect(await app.visitor.attempt(notification.unsubscribe, { params: { token: bad } })).toMatchObject({
      status: 422,
      code: 'token_invalid',
    });
  expect(await app.db.notificationPreference.count({ where: { userId: { in: [person.id, other.id] } } })).toBe(0);
});
