import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { findFreePort, findPortFrom } from './ports.ts';

async function occupy(port: number, host: string) {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return { release: () => server.close() };
}

test('a free port is taken as wanted', async () => {
  const port = await findFreePort();
  expect(await findPortFrom(port, { host: '127.0.0.1' })).toBe(port);
});

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

test.each(['127.0.0.1', '0.0.0.0', ...(hasIPv6 ? ['::1', '::'] : [])])(
  'a port in use at %s is skipped',
  async (host) => {
    const port = await findFreePort();
    const other = await occupy(port, host);
    expect(await findPortFrom(port, { host: '127.0.0.1' })).toBeGreaterThan(port);
    other.release();
  },
);

test('a port about to be released is awaited', async () => {
  const port = await findFreePort();
  const other = await occupy(port, '127.0.0.1');
  setTimeout(() => other.release(), 300);
  expect(await findPortFrom(port, { host: '127.0.0.1', patienceMs: 5_000 })).toBe(port);
});
