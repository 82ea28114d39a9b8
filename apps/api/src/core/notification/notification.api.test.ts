import { auth, notification } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newPerson } from '../../testing/scene.ts';
import { notifyUsers } from './notify-users.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const tell = (userIds: readonly string[], eventKey: string, title = 'Sesi tanya jawab') =>
  app.db.$transaction((tx) =>
    notifyUsers(tx, app, {
      kind: 'announcement',
      notices: userIds.map((userId) => ({ userId, eventKey, title, content: 'Sabtu, pukul 10.', path: '/my-class' })),
    }),
  );

/** Creates a user with a number of notifications, the oldest first. */
async function personWith(count: number) {
  const person = await newPerson(app);
  for (let number = 1; number <= count; number += 1) {
    await tell([person.id], `kabar-${number}`, `Kabar ${number}`);
    app.clock.advance(1000);
  }
  const read = async (query: object = {}) => (await person.call(notification.list, { query })).list;
  const ids = (await read({ perPage: 100 })).map(({ id }) => id);
  return { ...person, read, ids };
}

test('notifications are listed newest first, with _id, title, createdAt and isRead [3.28]', async () => {
  const { id, call } = await personWith(3);
  const answer = await call(notification.list, { query: { perPage: 2 } });
  expect(answer).toMatchObject({ total: 3, unread: 3, page: 1, perPage: 2 });
  expect(answer.list.map(({ title }) => title)).toEqual(['Kabar 3', 'Kabar 2']);
  const [newest] = answer.list;
  expect(newest).toEqual({
    _id: newest!.id,
    id: newest!.id,
    kind: 'announcement',
    title: 'Kabar 3',
    content: 'Sabtu, pukul 10.',
    path: '/my-class',
    createdAt: expect.any(String),
    isRead: false,
  });
  expect(await app.db.notification.count({ where: { userId: id } })).toBe(3);
});

test('a list takes perPage 5, sort, keyword and filter [7.31, 9.11]', async () => {
  const { read, ids, call } = await personWith(7);
  expect((await read({ perPage: 5 })).map(({ title }) => title)).toEqual([
    'Kabar 7',
    'Kabar 6',
    'Kabar 5',
    'Kabar 4',
    'Kabar 3',
  ]);
  expect((await read({ perPage: 1, sort: 'createdAt' }))[0]).toMatchObject({ title: 'Kabar 1' });
  expect(await read({ keyword: 'kabar 4' })).toMatchObject([{ title: 'Kabar 4' }]);
  await call(notification.readOrUnread, { body: { ids: [ids[0]!], isRead: true } });
  expect(await read({ filter: { isRead: true } })).toMatchObject([{ title: 'Kabar 7' }]);
  expect(await read({ filter: { isRead: { ne: true } } })).toHaveLength(6);
});

test('a notification is read once it is opened, and can be made unread again [4.18]', async () => {
  const { call, ids } = await personWith(1);
  const id = ids[0]!;
  expect(await call(notification.open, { params: { id } })).toMatchObject({ isRead: true });
  expect(await call(notification.update, { params: { id }, body: { isRead: false } })).toMatchObject({ isRead: false });
  expect(await call(notification.update, { params: { id }, body: { isRead: true } })).toMatchObject({ isRead: true });
});

test('several are marked together, and all of them by no ids; the profile counts the unread ones [3.3, 4.18]', async () => {
  const { call, ids } = await personWith(3);
  const unread = async () => (await call(auth.me)).totalNotification;
  expect(await unread()).toBe(3);
  await call(notification.readOrUnread, { body: { ids: ids.slice(0, 2), isRead: true } });
  expect(await unread()).toBe(1);
  await call(notification.readOrUnread, { body: { ids: [], isRead: true } });
  expect(await unread()).toBe(0);
  await call(notification.readOrUnread, { body: { ids: ids.slice(0, 1), isRead: false } });
  expect(await unread()).toBe(1);
});

test('deleted notifications disappear from lists, from the count and by their address, and may be restored', async () => {
  const { call, attempt, read, ids } = await personWith(3);
  await call(notification.deleteMany, { body: { ids: ids.slice(0, 2) } });
  // A repeated call finds nothing left to do.
  await call(notification.deleteMany, { body: { ids: ids.slice(0, 2) } });
  expect(await read()).toMatchObject([{ title: 'Kabar 1' }]);
  expect((await call(auth.me)).totalNotification).toBe(1);
  expect(await attempt(notification.open, { params: { id: ids[0]! } })).toMatchObject({ status: 404 });
  await call(notification.restore, { body: { ids: ids.slice(0, 1) } });
  expect((await read()).map(({ title }) => title)).toEqual(['Kabar 3', 'Kabar 1']);
});

test("ids of another user's notifications have no effect", async () => {
  const [mine, other] = [await personWith(1), await personWith(1)];
  const theirs = { body: { ids: other.ids } };
  expect(await mine.attempt(notification.deleteMany, theirs)).toMatchObject({ status: 404 });
  expect(await mine.attempt(notification.restore, theirs)).toMatchObject({ status: 404 });
  const body = { ids: [...mine.ids, ...other.ids], isRead: true };
  await mine.call(notification.readOrUnread, { body });
  expect(await other.read()).toMatchObject([{ isRead: false }]);
  expect(await mine.read()).toMatchObject([{ isRead: true }]);
});

test('an event is notified once, also after its deletion and by two concurrent calls', async () => {
  const { id, call, read, ids } = await personWith(1);
  await tell([id], 'kabar-1');
  expect(await read()).toHaveLength(1);
  await call(notification.deleteMany, { body: { ids } });
  await tell([id], 'kabar-1');
  expect(await read()).toEqual([]);
  await Promise.all([tell([id], 'sekali'), tell([id], 'sekali'), tell([id, id], 'sekali')]);
  expect(await read()).toHaveLength(1);
});

test('many users are notified in one statement', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(app)));
  const ids = people.map(({ id }) => id);
  // BEGIN and COMMIT are counted too.
  expect(await countQueries(() => tell(ids, 'bersama'))).toBeLessThanOrEqual(3);
  expect(await app.db.notification.count({ where: { userId: { in: ids } } })).toBe(20);
});

test('deleted notifications are removed after 30 days, and all after a year', async () => {
  const { id, call, ids } = await personWith(2);
  const count = () => app.db.notification.count({ where: { userId: id } });
  await call(notification.deleteMany, { body: { ids: ids.slice(0, 1) } });
  app.clock.advance(days(29));
  await app.runJob('notification.sweep');
  expect(await count()).toBe(2);
  app.clock.advance(days(2));
  await app.runJob('notification.sweep');
  expect(await count()).toBe(1);
  app.clock.advance(days(340));
  await app.runJob('notification.sweep');
  expect(await count()).toBe(0);
});
