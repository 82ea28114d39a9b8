import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { later, type Clock } from '../../platform/clock.ts';
import type { Signals } from '../../platform/signals.ts';
import { idsIn, tagsOf } from './journal.ts';
import {
  createSharedAnswers,
  encode,
  encodingFor,
  etagOf,
  keptMs,
  type Lasting,
  type Made,
  type SharedAnswer,
} from './shared-answers.ts';

/** An answer while it is made. */
interface Making {
  /** For how long what it says will be true at most, as its route has found. */
  lastsMs: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose answers are the same: everybody's, or those of all who do not say who they are. */
    isShared?: 'everybody' | 'visitors';
    /** It names, by their ids, all whose price, seats and state it shows. */
    isLasting?: boolean;
  }
  interface FastifyRequest {
    /** Set where many will get the answer. */
    making?: Making;
  }
}

/** A proxy that revalidates behind our back may be a second late, and so may a visitor's browser. */
const forVisitors = 'public, max-age=0, stale-while-revalidate=1';
const forUsers = 'private, no-cache';

interface Options {
  /** Triggers announce with the transaction itself that something shown has changed. */
  readonly signals: Signals;
  readonly clock: Clock;
  /** When the clock next changes what is shown of things with these ids, after a time. */
  readonly nextMoment: (ids: readonly string[], after: Date) => Promise<Date | null>;
  readonly isDraining: () => boolean;
}

/**
 * Answers from memory what is the same for everybody, before any other hook. Call it first: what it hands on is answered as
 * if it were not there.
 */
export function shareAnswers(app: FastifyInstance, { signals, clock, nextMoment, isDraining }: Options) {
  const answers = createSharedAnswers({ clock, heardAt: signals.heardAt });
  signals.on('shown', {
    heard: (ids) => (ids === '' ? answers.drop() : answers.changed(ids.split(','))),
    missed: answers.drop,
  });
  app.addHook('onListen', async () => {
    // Until it hears of changes, every answer is made.
    await signals.ready().catch((error: unknown) => app.log.warn({ err: error }, 'answers are not shared yet'));
  });
  app.decorateRequest('making', undefined);
  /** Our own requests that make an answer, by the mark that they carry. */
  const underWay = new Map<unknown, Making>();

  const make = async (request: FastifyRequest): Promise<Made> => {
    const making: Making = { lastsMs: Infinity };
    const mark = randomUUID();
    // A page is made of answers that may be as old as this: what the clock changed since then counts.
    const madeFrom = later(clock.now(), -keptMs);
    underWay.set(mark, making);
    try {
      const { statusCode, headers, rawPayload } = await app.inject({
        method: 'GET',
        url: request.url,
        remoteAddress: request.ip,
        headers: { [makerHeader]: mark },
      });
      const answer = { status: statusCode, headers: ofAll(headers), etag: etagOf(rawPayload), body: rawPayload };
      const isLasting = request.routeOptions.config.isLasting && statusCode === 200 && making.lastsMs > 0;
      return {
        answer: { ...answer, encoded: {} },
        lasting: isLasting ? await lastingOf(rawPayload, making, madeFrom) : null,
      };
    } finally {
      underWay.delete(mark);
    }
  };

  const lastingOf = async (body: Buffer, { lastsMs }: Making, madeFrom: Date): Promise<Lasting> => {
    const ids = idsIn(body.toString());
    const moment = await nextMoment(ids, madeFrom);
    return { tags: tagsOf(ids), until: Math.min(clock.now().getTime() + lastsMs, moment?.getTime() ?? Infinity) };
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { isShared } = request.routeOptions.config;
    const { authorization, [makerHeader]: mark } = request.headers;
    const making = underWay.get(mark);
    if (making) request.making = making;
    const isOwn = isShared === 'visitors' && authorization !== undefined;
    if (!isShared || isOwn || !isPlain(request) || !signals.isOpen() || isDraining() || making) return done();
    const kept = answers.peek(request.url);
    if (kept) return send(request, reply, kept);
    answers
      .make(request.url, () => make(request))
      .then((answer) => send(request, reply, answer))
      .catch((error: Error) => reply.send(error));
  });
}

const makerHeader = 'x-shared-maker';

const isPlain = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

function send(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer) {
  const encoding = encodingFor(request.headers['accept-encoding'], answer.body);
  const body = encoding ? encode(answer, encoding) : answer.body;
  if (body instanceof Promise) void body.then((bytes) => write(request, reply, answer, bytes, encoding));
  else write(request, reply, answer, body, encoding);
}

function write(
  { id, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag }: SharedAnswer,
  body: Buffer,
  encoding: string | null,
) {
  reply.hijack();
  const isKnown = status === 200 && asked['if-none-match'] === etag;
  reply.raw.writeHead(isKnown ? 304 : status, {
    ...headers,
    ...(status === 200 && { etag, 'cache-control': asked.authorization ? forUsers : forVisitors }),
    vary: 'accept-encoding, authorization',
    'x-request-id': id,
    ...(!isKnown && { 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) }),
  });
  reply.raw.end(isKnown ? undefined : body);
}

/** Without what belongs to a single answer. */
const ofAll = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !fleeting.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
const fleeting = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'vary',
]);
