import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@sinau/test-kit/ports';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { freezableDatabase } from './testing/freezable-database.ts';
import { startHaproxy } from './testing/haproxy.ts';
import { publishedProgram, type ProgramRow } from './testing/classes.ts';
import { publishedWebinar } from './testing/marketplace.ts';
import { newPartner, newPerson } from './testing/scene.ts';
import { settingsBeside, spawnServerProcess, startServerProcess } from './testing/server-process.ts';
import { newVoucher } from './testing/vouchers.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Processes on one database. */
async function startProcesses(settings: NodeJS.ProcessEnv = {}, count = 3) {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await findFreePort());
  const start = (port: number) =>
    startServerProcess({
      ...settingsBeside(app),
      DATABASE_POOL_SIZE: '8',
      TRUST_PROXY: '127.0.0.1',
      PORT: String(port),
      ...settings,
    });
  const processes: Awaited<ReturnType<typeof start>>[] = [];
  // The processes start one after the other, as with an orchestrator: a second one finds a database that the first has
  // set up.
  for (const port of ports) processes.push(await start(port));
  onTestFinished(async () => void (await Promise.all(processes.map((process) => process.stop()))));
  return {
    ports,
    urls: processes.map(({ url }) => url),
    async restart(index: number) {
      await processes[index]!.stop();
      processes[index] = await start(ports[index]!);
    },
  };
}

const untilReady = (url: string) =>
  expect
    .poll(async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.status, { timeout: 30_000 })
    .toBe(200);

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

const send = (url: string, token: string | null, { method, path, body }: Call) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const putInCart = ({ id }: ProgramRow): Call => ({
  method: 'POST',
  path: '/user/cart/create',
  body: { type: 'Program', programId: id },
});

test(
  'three rolling restarts behind HAProxy fail no call of eight clients that never stop',
  { timeout: 300_000 },
  async () => {
    const program = await publishedProgram(app, await newPartner(app));
    const clients = await Promise.all(Array.from({ length: 8 }, () => newPerson(app)));
    const processes = await startProcesses({ DRAIN_SECONDS: '2' });
    const proxy = await startHaproxy(processes.ports, { hasRetries: false });
    onTestFinished(() => proxy.stop());
    await untilReady(proxy.url);

    const round: Call[] = [
      { method: 'GET', path: '/catalog?page=1&perPage=10' },
      { method: 'GET', path: '/user/me' },
      putInCart(program),
      { method: 'GET', path: '/user/cart/count' },
      { method: 'DELETE', path: '/user/cart/delete-all', body: { ids: [] } },
    ];
    let isOver = false;
    let calls = 0;
    const failures: string[] = [];
    const use = async (token: string | null) => {
      while (!isOver)
        for (const call of round) {
          calls += 1;
          const outcome = await send(proxy.url, token, call).then(
            async (response) => response.json().then(() => response.status),
            (error: Error) => String(error.cause ?? error),
          );
          if (outcome !== 200) failures.push(`${call.method} ${call.path}: ${outcome}`);
        }
    };
    const using = clients.map(({ token }) => use(token));
    for (let turn = 0; turn < 3; turn += 1)
      for (const index of processes.ports.keys()) {
        await processes.restart(index);
        // The proxy checks twice a second whether the process is back.
        await sleep(1_500);
      }
    isOver = true;
    await Promise.all(using);
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(5_000);
  },
);

/**
 * Callers from many addresses, since the proxy limits the open connections of one address, with the count of each
 * outcome.
 */
function createCallers(url: string, tokens: readonly (string | null)[]) {
  // Idle connections are closed before the proxy closes them, which would fail the next call over them.
  const options = { keepAlive: true, maxSockets: 100, timeout: 5_000 };
  const agents = tokens.map((_token, index) => new Agent({ ...options, localAddress: `127.0.1.${index + 1}` }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  const outcomes: Record<string, number> = {};
  let calls = 0;
  /** The proxy answers in HTML, the API in its envelope. */
  const outcomeOf = async (index: number) => {
    const headers = { authorization: `Bearer ${tokens[index]}` };
    const [answer] = (await once(
      request(`${url}/api/user/me`, { agent: agents[index]!, headers }).end(),
      'response',
    )) as [IncomingMessage];
    await answer.resume().toArray();
    const answerer = answer.headers['content-type']?.includes('json') ? 'API' : 'proxy';
    return `${answer.statusCode} by the ${answerer}`;
  };
  const call = async () => {
    calls += 1;
    const outcome = await outcomeOf(calls % agents.length).catch((error: NodeJS.ErrnoException) => String(error.code));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    return outcome;
  };
  return {
    call,
    outcomes,
    /** Runs callers that wait for each answer; returns the calls answered per second. */
    async keepBusy(count: number, milliseconds: number) {
      const [begun, before] = [performance.now(), calls];
      const caller = async () => {
        while (performance.now() - begun < milliseconds) await call();
      };
      await Promise.all(Array.from({ length: count }, caller));
      return ((calls - before) / (performance.now() - begun)) * 1000;
    },
    /** Sends calls whether the previous ones were answered or not. */
    async flood(perSecond: number, milliseconds: number) {
      const sent: Promise<unknown>[] = [];
      for (const begun = performance.now(); performance.now() - begun < milliseconds; await sleep(10))
        while (sent.length < ((performance.now() - begun) * perSecond) / 1000) sent.push(call());
      await Promise.all(sent);
    },
  };
}

/** Two processes behind the shipped proxy, and callers of it. */
async function startBehindProxy(settings: NodeJS.ProcessEnv = {}) {
  const people = await Promise.all(Array.from({ length: 40 }, () => newPerson(app)));
  const { ports } = await startProcesses(settings, 2);
  const proxy = await startHaproxy(ports);
  onTestFinished(() => proxy.stop());
  const callers = createCallers(
    proxy.url,
    people.map(({ token }) => token),
  );
  await untilReady(proxy.url);
  return callers;
}

function shareByApi(outcomes: Record<string, number>) {
  const count = (entries: [string, number][]) => entries.reduce((sum, [, times]) => sum + times, 0);
  const all = Object.entries(outcomes);
  return count(all.filter(([outcome]) => outcome.endsWith('by the API'))) / count(all);
}

test(
  'two processes at twice the load that they can carry refuse the excess themselves, not the proxy',
  { timeout: 300_000 },
  async ({ annotate }) => {
    const { call, outcomes, keepBusy, flood } = await startBehindProxy();
    const capacity = await keepBusy(64, 5_000);
    expect(Object.keys(outcomes)).toEqual(['200 by the API']);
    await flood(2 * capacity, 20_000);
    const figures = `at twice ${capacity.toFixed(0)} calls a second: ${JSON.stringify(outcomes)}`;
    await annotate(figures);
    expect(shareByApi(outcomes), figures).toBeGreaterThan(0.99);
    await expect.poll(call).toBe('200 by the API');
  },
);

test('a database that is silent for fifteen seconds ends no process', { timeout: 300_000 }, async () => {
  const database = await freezableDatabase(app.env.DATABASE_URL);
  onTestFinished(() => database.close());
  const { call, outcomes, keepBusy } = await startBehindProxy({ DATABASE_URL: database.url });
  const busy = keepBusy(16, 20_000);
  database.freeze();
  await sleep(15_000);
  database.thaw();
  await busy;
  expect(shareByApi(outcomes), JSON.stringify(outcomes)).toBe(1);
  await expect.poll(call).toBe('200 by the API');
});

test('a process whose database is absent for a minute waits, and serves', { timeout: 300_000 }, async () => {
  const port = await findFreePort();
  const url = Object.assign(new URL(app.env.DATABASE_URL), { hostname: '127.0.0.1', port: String(port) });
  const server = await spawnServerProcess({ ...settingsBeside(app), DATABASE_URL: url.href });
  onTestFinished(async () => void (await server.kill()));
  await sleep(60_000);
  const database = await freezableDatabase(app.env.DATABASE_URL, port);
  onTestFinished(() => database.close());
  await server.ready;
  expect((await send(server.url, null, { method: 'GET', path: '/health/ready' })).status).toBe(200);
  expect(server.output().match(/waiting for the database/g)!.length).toBeGreaterThan(5);
});

test('no cart retains a class that its owner bought concurrently, on any process', { timeout: 120_000 }, async () => {
  const partner = await newPartner(app);
  const { urls } = await startProcesses();
  for (let turn = 0; turn < 10; turn += 1) {
    const [program, buyer] = [await publishedProgram(app, partner, { salePrice: 0 }), await newPerson(app)];
    const buy: Call = { method: 'POST', path: '/transaction/create', body: { programIds: [program.id] } };
    const [bought, ...added] = await Promise.all([
      send(urls[turn % 3]!, buyer.token, buy),
      ...urls.map((url) => send(url, buyer.token, putInCart(program))),
    ]);
    expect(bought!.status).toBe(200);
    for (const { status } of added) expect([200, 409]).toContain(status);
    expect(await app.db.participant.count({ where: { userId: buyer.id } })).toBe(1);
    expect(await app.db.cartItem.count({ where: { userId: buyer.id } })).toBe(0);
  }
});

/**
 * Outcomes of an order that two hundred send concurrently, half of them to each of two processes, with their counts.
 */
async function sentByTwoHundred(urls: readonly string[], bodyOf: (index: number) => object) {
  const buyers = await Promise.all(Array.from({ length: 200 }, () => newPerson(app)));
  const outcomes = await Promise.all(
    buyers.map(async ({ token }, index) => {
      const order: Call = { method: 'POST', path: '/transaction/create', body: bodyOf(index) };
      const { error } = (await (await send(urls[index % 2]!, token, order)).json()) as {
        error: { code: string } | null;
      };
      return error?.code ?? 'placed';
    }),
  );
  return Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([name, all]) => [name, all.length]));
}

test('two hundred concurrent buyers get exactly fifty seats, on any process', { timeout: 180_000 }, async () => {
  const { id, ticketId } = await publishedWebinar(app, await newPartner(app));
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 50 } });
  await app.db.ticket.update({ where: { id: ticketId }, data: { quota: 50 } });
  const { urls } = await startProcesses();
  expect(await sentByTwoHundred(urls, () => ({ ticketIds: [ticketId] }))).toEqual({ placed: 50, ticket_sold_out: 150 });
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 50, sold: 0 });
  expect(await app.db.orderLine.count({ where: { ticketId, stock: 'held' } })).toBe(50);
});

test(
  'two hundred concurrent buyers use a voucher for thirty exactly thirty times, on any process',
  { timeout: 180_000 },
  async () => {
    const partner = await newPartner(app);
    const { id: classId } = await publishedProgram(app, partner);
    const { id, code } = await newVoucher(app, partner, { quota: 30 });
    const { urls } = await startProcesses();
    expect(await sentByTwoHundred(urls, () => ({ programIds: [classId], voucherMitra: [code] }))).toEqual({
      placed: 30,
      voucher_quota: 170,
    });
    expect(await app.db.voucher.findUnique({ where: { id } })).toMatchObject({ held: 30, used: 0 });
    expect(await app.db.voucherRedemption.count({ where: { voucherId: id, state: 'held' } })).toBe(30);
  },
);
