import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import {
  answerUnreadable,
  boundConnections,
  closeDuringDrain,
  connectionsReleased,
  countConnections,
  warnOfUnknownProxy,
} from './connections.ts';
import { handleErrors } from './error-handler.ts';
import { watchRate } from './uploads.ts';

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(options: object, prepare: (app: FastifyInstance) => void) {
  const app = Fastify({ forceCloseConnections: true, ...options });
  open.push(app);
  handleErrors(app);
  prepare(app);
  app.post('/', async ({ body }) => body);
  app.get('/', async () => ({ state: 'up' }));
  app.get('/slow', () => sleep(600, { state: 'up' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, app };
}

/** Sends lines as they are, and returns what came back until the server closed the connection. */
async function rawAnswer(port: number, text: string, drip?: string) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (part: string) => (answer += part)).on('error', () => {});
  socket.write(text);
  const timer = drip && setInterval(() => socket.write(drip), 20);
  await new Promise((resolve) => void socket.once('close', resolve));
  clearInterval(timer || undefined);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: body && (JSON.parse(body) as unknown) };
}

const refusal = (status: number, code: string) => ({
  success: false,
  status,
  data: null,
  error: { code, message: expect.any(String) as string },
});
const bounds = { maxConnections: 100, maxPerAddress: undefined, bodyMilliseconds: 200 };

test('a body that does not end is refused after a while, even if bytes keep arriving', async () => {
  const { port } = await serve({}, (app) => boundConnections(app, bounds));
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n"';
  const { head: answered, body } = await rawAnswer(port, head, 'a');
  expect(answered).toContain('HTTP/1.1 408');
  expect(answered.toLowerCase()).toContain('connection: close');
  expect(body).toEqual(refusal(408, 'request_timeout'));
});

test(
  'a call without a body, and one whose answer takes long, are not affected by the limit',
  { tags: 'night' },
  async () => {
    const { port } = await serve({}, (app) => boundConnections(app, bounds));
    const slow = await fetch(`http://127.0.0.1:${port}/slow`);
    expect(await slow.json()).toEqual({ state: 'up' });
    const echo = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(await echo.json()).toEqual({ a: 1 });
  },
);

test('the timer for a body ends with the body, also for a request made by `inject`', async () => {
  const { app } = await serve({}, (server) => boundConnections(server, { ...bounds, bodyMilliseconds: 200 }));
  const { body } = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } });
  expect(body).toBe('{"a":1}');
  // A timer left running would throw.
  await sleep(300);
});

test('one address may hold a fixed number of connections, and gets new ones for those it closes', async () => {
  const { port } = await serve({}, (app) => boundConnections(app, { ...bounds, maxPerAddress: 3 }));
  const line = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const lines = await Promise.all([line(), line(), line()]);
  const fourth = await line();
  await once(fourth, 'close');
  expect(lines.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);

  lines[0]!.destroy();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.status, { timeout: 5_000 })
    .toBe(200);
  for (const socket of lines) socket.destroy();
});

test.each([
  ['is no HTTP', 'apa kabar\r\n\r\n', 400, 'bad_request'],
  [
    'has two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
    400,
    'bad_request',
  ],
  [
    'has a head of 40 KB',
    `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])(
  'a request that %s is refused in the envelope, with the headers of every answer',
  async (_name, text, status, code) => {
    const headers = { 'x-content-type-options': 'nosniff' };
    const { port } = await serve({ clientErrorHandler: answerUnreadable(headers) }, () => {});
    const { head, body } = await rawAnswer(port, text);
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(body).toEqual(refusal(status, code));
  },
);

test('an upload below the lowest rate is ended, and one above it is not', { tags: 'night' }, async () => {
  const server = createServer((request, response) => {
    const watch = watchRate(request, { bytes: 1_000, milliseconds: 500 });
    watch.expect();
    request.resume().on('end', () => response.end('ok'));
    request.on('close', watch.stop);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({ close: async () => server.close() });
  const upload = (chunk: Buffer) =>
    new Promise<string>((resolve) => {
      const request = httpRequest({ port: (server.address() as AddressInfo).port, method: 'POST' }, (response) => {
        response.resume().on('end', () => resolve('answered'));
      });
      request.on('error', () => resolve('cut'));
      let sent = 0;
      const timer = setInterval(() => {
        if (sent === 50) {
          clearInterval(timer);
          request.end();
        } else request.write(chunk);
        sent += 1;
      }, 20);
      request.on('close', () => clearInterval(timer));
    });
  expect(await Promise.all([upload(Buffer.alloc(10)), upload(Buffer.alloc(10_000))])).toEqual(['cut', 'answered']);
});

test.each([
  ['says once that it is ignored where no proxy is trusted', false, 1],
  ['is nothing to say where it comes from the trusted proxy', '127.0.0.1', 0],
  ['says so where another proxy is trusted', '10.1.2.3', 1],
])('X-Forwarded-For %s', async (_name, trustProxy, times) => {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino({}, { write: (line) => void lines.push(line) });
  const { app } = await serve({ trustProxy, loggerInstance }, warnOfUnknownProxy);
  for (let call = 0; call < 3; call += 1)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9' }, remoteAddress: '127.0.0.1' });
  expect(lines.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(times);
});

/** Makes one call over the agent's connections; returns what its answer says about the connection. */
async function connectionOf(agent: Agent, port: number, path: string) {
  const request = httpRequest({ agent, port, host: '127.0.0.1', path }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await response.resume().toArray();
  return response.headers.connection;
}

test(
  'during a drain each connection in use is asked to close, and no call over it fails when the server closes',
  { tags: 'night' },
  async () => {
    let isDraining = false;
    const { port, app } = await serve({ forceCloseConnections: 'idle' }, (server) =>
      closeDuringDrain(server, () => isDraining),
    );
    const openConnections = countConnections(app.server);
    const callUntilTold = async (path: string) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while ((await connectionOf(agent, port, path)) !== 'close') await sleep(5);
    };
    const clients = Array.from({ length: 20 }, () => callUntilTold('/'));
    const underWay = connectionOf(new Agent({ keepAlive: true }), port, '/slow');
    await sleep(50);
    isDraining = true;
    await connectionsReleased(openConnections);
    await app.close();
    await Promise.all(clients);
    expect(await underWay).toBe('close');
  },
);
