import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@sinau/contracts';
import { AppError } from '../platform/app-error.ts';
import { envelopeOf } from './error-handler.ts';

/** Longer than a proxy keeps idle connections (a minute by default): otherwise the proxy sends calls into closing ones. */
const proxyKeepAlive = 75_000;
const visitorKeepAlive = 10_000;

/** Idle timeouts of connections, for Fastify's constructor. A head that arrives too slowly is cut by Node itself. */
export const connectionTimeouts = ({ isBehindProxy }: { isBehindProxy: boolean }) => ({
  connectionTimeout: 75_000,
  keepAliveTimeout: isBehindProxy ? proxyKeepAlive : visitorKeepAlive,
});

interface Bounds {
  /** Maximum number of connections of the process; further ones are closed immediately. */
  readonly maxConnections: number;
  /** Maximum number that one address may hold; undefined behind a proxy, which then counts them. */
  readonly maxPerAddress: number | undefined;
  /** Maximum time from the head of a request to the end of its body, unless it is an upload. */
  readonly bodyMilliseconds?: number;
}

/** Limits the connections and the time that slow or silent clients can hold. */
export function boundConnections(app: FastifyInstance, bounds: Bounds) {
  const openConnections = countConnections(app.server);
  app.server.on('connection', (socket) => {
    if (openConnections() > bounds.maxConnections) socket.destroy();
  });
  if (bounds.maxPerAddress !== undefined) boundPerAddress(app.server, bounds.maxPerAddress);
  boundBodies(app, bounds.bodyMilliseconds ?? 30_000);
}

/** Counts the open connections of a server, by whichever socket they came (`listen`). */
export function countConnections(server: Server) {
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
  return () => open;
}

function boundPerAddress(server: Server, max: number) {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > max) socket.destroy();
  });
}

/** Bounds the time for a whole body, even if bytes keep arriving. Uploads have a minimum rate instead; see `uploads.ts`. */
function boundBodies(app: FastifyInstance, milliseconds: number) {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(request) && !request.routeOptions.config.acceptsFiles) {
      const timer = setTimeout(() => {
        const { socket } = raw;
        // The rest of the body is of no use, so the connection ends with the answer.
        reply.raw.once('close', () => socket.destroy());
        if (reply.sent) socket.destroy();
        else reply.header('connection', 'close').send(new AppError('request_timeout'));
      }, milliseconds);
      // A request made by `inject` emits `end` but no `close`.
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes connections during a drain with their next answer, which says so; that of a call in progress is the first. */
export function closeDuringDrain(app: FastifyInstance, isDraining: () => boolean) {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
}

/**
 * Time that a drain waits for connections in use: a client that sent nothing meanwhile is not about to. Milliseconds.
 */
const idleMilliseconds = 1_000;

/**
 * Resolves once the connections in use have closed during a drain. Closing the server earlier would fail calls that
 * clients are just sending over them.
 */
export async function connectionsReleased(openConnections: () => number) {
  const end = performance.now() + idleMilliseconds;
  while (performance.now() < end && openConnections() > 0) await sleep(20);
}

/** Warns once about a proxy that TRUST_PROXY does not name: all visitors would share its address, and its limits. */
export function warnOfUnknownProxy(app: FastifyInstance) {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) < 2) {
      isSaid = true;
      request.log.warn('X-Forwarded-For is ignored: it came from an address that TRUST_PROXY does not name');
    }
    done();
  });
}

const codeOfParserError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers a request that Node cannot parse in the envelope; Fastify has no reply object for it. */
export const answerUnreadable =
  (headers: Record<string, unknown>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // The check that Node itself makes whether an answer is already being sent.
    const { _httpMessage: current } = socket as Socket & { _httpMessage?: { _headerSent: boolean } };
    if (!socket.writable || error.code === 'ECONNRESET' || current?._headerSent) {
      socket.destroy();
      return;
    }
    const envelope = envelopeOf(codeOfParserError[error.code ?? ''] ?? 'bad_request');
    const body = JSON.stringify(envelope);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    socket.end(`HTTP/1.1 ${envelope.status} Refused\r\n${lines.join('')}\r\n${body}`);
  };
