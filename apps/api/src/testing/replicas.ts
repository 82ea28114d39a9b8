import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Number of applications that answer the calls of a test in turn, each with an empty data folder, over one database and
 * one S3-compatible store. The nightly run sets it to 2.
 */
export const replicaCount = Number(process.env.TEST_REPLICAS ?? 1);

/** Starts a server that passes each call on to the next of these origins. */
export async function startRoundRobin(origins: readonly string[]): Promise<Server> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    turn += 1;
    forward(incoming, answer, origins[turn % origins.length]!);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function forward(incoming: IncomingMessage, answer: ServerResponse, origin: string) {
  const { method, url, rawHeaders } = incoming;
  const outgoing = request(origin + url, { method, headers: rawHeaders, agent: false, setHost: false });
  // Either side that ends early ends the other one.
  const end = () => {
    outgoing.destroy();
    answer.destroy();
  };
  answer.once('close', () => outgoing.destroy());
  outgoing.once('error', end);
  outgoing.once('response', (response) => {
    answer.writeHead(response.statusCode!, response.rawHeaders);
    pipeline(response, answer, () => undefined);
  });
  pipeline(incoming, outgoing, () => undefined);
}

/** The first application, reached through the server that takes turns. */
export function reachedThrough(app: FastifyInstance, server: Server): FastifyInstance {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const replaced = { server, listeningOrigin: `http://127.0.0.1:${address.port}` };
  return new Proxy(app, {
    get: (target, name) => (name in replaced ? replaced[name as keyof typeof replaced] : Reflect.get(target, name)),
  });
}
