import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

/** Answers as a receiver that works. */
export const accept: Answer = (_request, response) => void response.writeHead(204).end();
export const answerWith =
  (status: number, text = ''): Answer =>
  (_request, response) =>
    void response.writeHead(status).end(text);

/** A little HTTP server that receives webhooks on loopback. */
export async function startReceiver(answer: Answer = accept) {
  const received: Received[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() };
      received.push(one);
      current(request, response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sinau`,
    received,
    /** Types and ids of what arrived. */
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    answer: (next: Answer) => {
      current = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
