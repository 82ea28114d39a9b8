import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { findFreePort } from '@sinau/test-kit/ports';
import { expect, onTestFinished, test } from 'vitest';
import { countConnections } from './connections.ts';
import { listen } from './listen.ts';

async function serve() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', async () => ({ state: 'up' }));
  const openConnections = countConnections(app.server);
  const address = { host: '127.0.0.1', port: await findFreePort() };
  const closeSockets = await listen(app, address);
  const close = async () => void (await Promise.all([app.close(), closeSockets()]));
  onTestFinished(close);
  return { app, address, openConnections, close };
}

test('every connection is answered and counted, whichever socket it came by', async () => {
  const { address, openConnections, close } = await serve();
  const clients = Array.from({ length: 100 }, () => connect(address.port, address.host));
  await Promise.all(clients.map((client) => once(client, 'connect')));
  await expect.poll(openConnections).toBe(100);
  const answers = await Promise.all(
    clients.map(async (client) => {
      client.write('GET / HTTP/1.1\r\nhost: sinau\r\n\r\n');
      return String((await once(client, 'data'))[0]);
    }),
  );
  for (const answer of answers) expect(answer).toContain('200 OK');
  // Idle connections of all sockets close with the server.
  await close();
  await expect.poll(openConnections).toBe(0);
});

test('a port on which another process listens is refused', async () => {
  const { address } = await serve();
  await expect(listen(Fastify(), address)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
