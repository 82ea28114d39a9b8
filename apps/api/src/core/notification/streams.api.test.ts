import { account, auth, notification } from '@sinau/api-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../platform/passwords.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { testOfOneProcess } from '../../testing/test-of-one-process.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { openStream } from '../../testing/event-stream.ts';
import { newPerson } from '../../testing/scene.ts';
import { settingsBeside, startServerProcess } from '../../testing/server-process.ts';
import { mostStreamsOfUser } from './streams.ts';
import { notifyUsers } from './notify-users.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const address = () => app.app.listeningOrigin;
const opened: { leave: () => Promise<void> }[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((stream) => stream.leave()))));

async function open(token: string | null, url = address()) {
  const stream = await openStream(url, token);
  opened.push(stream);
  return stream;
}
const tell = (userIds: readonly string[], eventKey: string) =>
  app.db.$transaction((tx) =>
    notifyUsers(tx, app, {
      kind: 'announcement',
      notices: userIds.map((userId) => ({ userId, eventKey, title: 'Sesi tanya jawab' })),
    }),
  );

test('a stream sends the unread count immediately and after every change [2.47]', async () => {
  const person = await newPerson(app);
  const stream = await open(person.token);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.headers.get('cache-control')).toContain('no-store');
  await stream.says({ unread: 0 });
  await tell([person.id], 'satu');
  await stream.says({ unread: 1 });
  const { list } = await person.call(notification.list);
  const ids = list.map(({ id }) => id);
  await person.call(notification.open, { params: { id: ids[0]! } });
  await stream.says({ unread: 0 });
  await person.call(notification.readOrUnread, { body: { ids, isRead: false } });
  await stream.says({ unread: 1 });
  await person.call(notification.deleteMany, { body: { ids } });
  await stream.says({ unread: 0 });
});

test('two processes serve streams, and report changes made in either', { tags: 'night' }, async () => {
  const other = await startServerProcess({ ...settingsBeside(app), DATABASE_POOL_SIZE: '4' });
  const [one, two] = await Promise.all([newPerson(app), newPerson(app)]);
  const [here, there] = [await open(one.token), await open(two.token, other.url)];
  await here.says({ unread: 0 });
  await there.says({ unread: 0 });
  await tell([one.id, two.id], 'bersama');
  await here.says({ unread: 1 });
  await there.says({ unread: 1 });
  // A change in the other process is reported in this one.
  await fetch(`${other.url}/api/user/notification/read-or-unread`, {
    method: 'POST',
    headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [], isRead: true }),
  });
  await here.says({ unread: 0 });
  // A session that ends here ends its stream there, and a process that stops ends all its own.
  const three = await newPerson(app);
  const staying = await open(three.token, other.url);
  await staying.says({ unread: 0 });
  await two.call(auth.logout);
  await there.ended();
  expect(staying.isEnded()).toBe(false);
  expect(await other.stop()).toBe(0);
  await staying.ended();
});

const password = 'rahasia-sekali';

test('a stream ends with the session it was opened in, and with no other', async () => {
  const person = await newPerson(app);
  const [mine, other] = [await open(person.token), await open((await newPerson(app)).token)];
  await mine.says({ unread: 0 });
  await person.call(auth.logout);
  await mine.ended();
  expect(other.isEnded()).toBe(false);
  expect((await openStream(address(), person.token)).status).toBe(401);
});

test('a changed password ends the streams of other devices, and a closed account all of them', async () => {
  const person = await newPerson(app, { passwordHash: await hashPassword(password) });
  const { token } = await app.visitor.call(auth.requestToken, { body: { email: person.email, password } });
  const [here, elsewhere] = [await open(person.token), await open(token)];
  await elsewhere.says({ unread: 0 });
  await person.call(account.changePassword, { body: { oldPassword: password, password: 'rahasia-baru' } });
  await elsewhere.ended();
  expect(here.isEnded()).toBe(false);
  await person.call(account.deactivate, { body: { password: 'rahasia-baru' } });
  await here.ended();
});

test('each stream gets another time after which to reconnect', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => newPerson(app)));
  const streams = await Promise.all(people.map(({ token }) => open(token)));
  await Promise.all(streams.map((stream) => stream.says({ unread: 0 })));
  const times = streams.map((stream) => stream.retryMs()!);
  for (const time of times) expect(time).toSatisfy((ms: number) => ms >= 1_000 && ms < 10_000);
  expect(new Set(times).size).toBeGreaterThan(1);
});

testOfOneProcess('a user holds a limited number of streams, and abandoned ones make room', async () => {
  const { token } = await newPerson(app);
  const streams = [];
  for (let count = 0; count < mostStreamsOfUser; count += 1) streams.push(await open(token));
  expect((await openStream(address(), token)).status).toBe(429);
  await streams[0]!.leave();
  await expect.poll(async () => (await open(token)).status).toBe(200);
});

testOfOneProcess(
  'a hundred streams hold one connection to the database, and are updated with one statement',
  async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => newPerson(app)));
    const streams = await Promise.all(people.map(({ token }) => open(token)));
    await Promise.all(streams.map((stream) => stream.says({ unread: 0 })));
    const { rows } = await app.connections.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'sinau-signals' AND datname = current_database()",
    );
    expect(rows).toEqual([{ count: 1 }]);
    const statements = async () => {
      return countQueries(async () => {
        await tell(
          people.map(({ id }) => id),
          'semua',
        );
        await Promise.all(streams.map((stream) => stream.says({ unread: 1 })));
      });
    };
    expect(await statements()).toBeLessThan(8);
  },
);

test('a lost connection for signals loses no change', async () => {
  const person = await newPerson(app);
  const [stream, ended] = [await open(person.token), await newPerson(app)];
  const endedStream = await open(ended.token);
  await stream.says({ unread: 0 });
  await endedStream.says({ unread: 0 });
  await app.connections.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sinau-signals' AND datname = current_database()",
  );
  await tell([person.id], 'saat-terputus');
  await ended.call(auth.logout);
  await stream.says({ unread: 1 });
  await endedStream.ended();
});
