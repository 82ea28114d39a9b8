import { auth, cart, catalog, report } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { publishedProgram } from '../testing/classes.ts';
import { newPartner, newPerson } from '../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('an address that cannot be decoded is refused in the envelope, with the headers of every answer', async () => {
  for (const address of ['/%zz', '/program/%E0%A4%A']) {
    const { status, body, headers } = await app.visitor.send('GET', address);
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        status: 400,
        data: null,
        error: { code: 'bad_request', message: 'Permintaan tidak bisa dibaca' },
      },
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      'permissions-policy': expect.stringContaining('microphone=()') as string,
      'cache-control': 'no-store',
    });
  }
});

test('an answer that depends on the caller is not cached', async () => {
  const person = await newPerson(app);
  for (const { path } of [auth.me, cart.list, cart.count]) {
    const { status, headers } = await person.send('GET', path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
  }
  const { headers } = await app.visitor.send('GET', catalog.list.path);
  expect(headers['cache-control']).toBeUndefined();
});

test('a refusal is not cached', async () => {
  for (const [method, address, status] of [
    ['GET', '/tidak-ada', 404],
    ['GET', '/program/tidak-ada', 404],
    ['GET', '/user/me', 401],
    ['GET', '/catalog?page=x', 400],
    ['POST', '/user/auth/request-token', 422],
  ] as const) {
    const { status: answered, headers } = await app.visitor.send(method, address, method === 'POST' ? {} : undefined);
    expect([address, answered, headers['cache-control']]).toEqual([address, status, 'no-store']);
  }
});

test('a table with names in it is not cached', async () => {
  const partner = await newPartner(app);
  const { id } = await publishedProgram(app, partner);
  const address = report.participantsCsv.path.replace(':type', 'program').replace(':id', id);
  const { status, headers } = await partner.send('GET', address);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'private, no-store',
  ]);
});

test('an answer to too many calls says when to retry', async () => {
  const send = () =>
    app.visitor.send('POST', auth.requestToken.path, { email: 'siapa@contoh.id', password: 'bukan-ini' });
  let answer = await send();
  for (let calls = 0; answer.status !== 429 && calls < 100; calls += 1) answer = await send();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
