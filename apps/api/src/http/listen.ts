import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Limit for connections that wait to be accepted. Beyond it, which is 511 by default, a busy process leaves proxies
 * without an answer.
 */
const backlog = 4096;

/** Number of sockets that listen on the port. */
const sockets = 16;

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Listens by several sockets, among which Linux spreads new connections; returns what closes all but the server's own.
 * Node accepts one connection of a socket in each turn of its event loop: by one socket alone, those that a busy process
 * gets, of health checks too, would wait for seconds before it sees them and can refuse them.
 */
export async function listen(app: FastifyInstance, address: Address) {
  // Only one socket can be bound to a port that the system chooses, and only Linux spreads connections.
  if (process.platform !== 'linux' || address.port === 0) {
    await app.listen({ ...address, backlog });
    return async () => {};
  }
  await requireFree(address);
  const options = { ...address, backlog, reusePort: true };
  await app.listen(options);
  const further: Server[] = [];
  while (further.length + 1 < sockets) {
    const server = createServer((socket) => app.server.emit('connection', socket));
    await once(server.listen(options), 'listening');
    further.push(server);
  }
  // Each is closed once the calls on its connections are answered.
  return async () => void (await Promise.all(further.map((server) => once(server.close(), 'close'))));
}

/** Fails if another process listens on the port: with `reusePort` it would share the connections with this one. */
async function requireFree(address: Address) {
  const server = createServer();
  await once(server.listen(address), 'listening');
  server.close();
  await once(server, 'close');
}
