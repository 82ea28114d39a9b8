import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@sinau/tools/ports';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { startHaproxy } from './testing/haproxy.ts';
import { publishedProgram, type ProgramRow } from './testing/classes.ts';
import { publishedWebinar } from './testing/marketplace.ts';
import { newPartner, newPerson } from './testing/scene.ts';
import { settingsBeside, startServerProcess } from './testing/server-process.ts';
import { newVoucher } from './testing/vouchers.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Three processes on one database. */
async function startProcesses(settings: NodeJS.ProcessEnv = {}) {
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
  const start = (port: number) =>
    startServerProcess({
      ...settingsBeside(app),
      DATABASE_POOL_SIZE: '8',
      TRUST_PROXY: '127.0.0.1',
      PORT: String(port),
      ...settings,
    });
  const processes: Awaited<ReturnType<typeof start>>[] = [];
  // One after the other, as an orchestrator does: a second process finds a database that the first has set up.
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
    const proxy = await startHaproxy(processes.ports);
    onTestFinished(() => proxy.stop());
    await expect.poll(async () => (await fetch(`${proxy.url}/api/health/ready`)).status, { timeout: 30_000 }).toBe(200);

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
        // The proxy looks twice a second whether the process is back.
        await sleep(1_500);
      }
    isOver = true;
    await Promise.all(using);
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(5_000);
  },
);

test(
  'no cart keeps a class that its owner bought at the same moment, on whichever process',
  { timeout: 120_000 },
  async () => {
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
  },
);

/** What becomes of an order that two hundred send at once, half of them to each of two processes: how often each outcome. */
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

test('two hundred buyers at once get exactly fifty seats, on whichever process', { timeout: 180_000 }, async () => {
  const { id, ticketId } = await publishedWebinar(app, await newPartner(app));
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 50 } });
  await app.db.ticket.update({ where: { id: ticketId }, data: { quota: 50 } });
  const { urls } = await startProcesses();
  expect(await sentByTwoHundred(urls, () => ({ ticketIds: [ticketId] }))).toEqual({ placed: 50, ticket_sold_out: 150 });
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 50, sold: 0 });
  expect(await app.db.orderLine.count({ where: { ticketId, stock: 'held' } })).toBe(50);
});

test(
  'two hundred buyers at once use a voucher for thirty exactly thirty times, on whichever process',
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
