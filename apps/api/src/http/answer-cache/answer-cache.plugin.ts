import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { later, type Clock } from '../../platform/clock.ts';
import { cachedAnswers } from '../../platform/metrics/process-metrics.ts';
import type { Signals } from '../../platform/signals.ts';
import { idsIn, tagsOf } from './change-journal.ts';
import {
  createAnswerStore,
  encode,
  encodingFor,
  etagOf,
  shortTtlMs,
  type Validity,
  type FreshAnswer,
  type CachedAnswer,
} from './answer-store.ts';

/** An answer in progress. */
interface CacheEntry {
  /** Time for which the answer remains valid at most, as its route has found. */
  ttlMs: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Users who share the answer: everybody, or all visitors, who are not signed in. */
    cache?: 'everybody' | 'visitors';
    /** True if the answer names, by their ids, everything whose price, seats and state it shows. */
    cacheUntilChanged?: boolean;
  }
  interface FastifyRequest {
    /** Set where the answer is for many readers. */
    cacheEntry?: CacheEntry;
  }
}

/** A proxy that revalidates in the background may be a second late, and so may a visitor's browser. */
const forVisitors = 'public, max-age=0, stale-while-revalidate=1';
const forUsers = 'private, no-cache';

interface Options {
  /** Signals of triggers, sent with the transaction itself when something shown has changed. */
  readonly signals: Signals;
  readonly clock: Clock;
  /** Returns when the clock next changes what is shown of things with these ids, after a time. */
  readonly nextChange: (ids: readonly string[], after: Date) => Promise<Date | null>;
  readonly isDraining: () => boolean;
  /** Called with each change, before answers are computed again. */
  readonly onChange: () => void;
}

/**
 * Answers from the cache what is the same for everybody, before any other hook. Call it first: what it passes on is
 * answered as if it were not there.
 */
export function cacheAnswers(app: FastifyInstance, { signals, clock, nextChange, isDraining, onChange }: Options) {
  const answers = createAnswerStore({ clock, heardAt: signals.heardAt });
  signals.on('shown', {
    heard(ids) {
      onChange();
      if (ids === '') answers.drop();
      else answers.changed(ids.split(','));
    },
    missed() {
      onChange();
      answers.drop();
    },
  });
  app.addHook('onListen', async () => {
    // Until it receives changes, every answer is computed.
    await signals.ready().catch((error: unknown) => app.log.warn({ err: error }, 'answers are not shared yet'));
  });
  app.decorateRequest('cacheEntry', undefined);
  /** Our own requests that compute an answer, by the mark that they carry. */
  const underWay = new Map<unknown, CacheEntry>();

  const make = async (request: FastifyRequest): Promise<FreshAnswer> => {
    const cacheEntry: CacheEntry = { ttlMs: Infinity };
    const mark = randomUUID();
    // A page is made of answers that may be this old: what the clock changed since then counts.
    const validFrom = later(clock.now(), -shortTtlMs);
    underWay.set(mark, cacheEntry);
    try {
      const { statusCode, headers, rawPayload } = await app.inject({
        method: 'GET',
        url: request.url,
        remoteAddress: request.ip,
        headers: { [makerHeader]: mark },
      });
      const answer = { status: statusCode, headers: ofAll(headers), etag: etagOf(rawPayload), body: rawPayload };
      const isUntilChanged =
        request.routeOptions.config.cacheUntilChanged && statusCode === 200 && cacheEntry.ttlMs > 0;
      return {
        answer: { ...answer, encoded: {} },
        validity: isUntilChanged ? await validityOf(rawPayload, cacheEntry, validFrom) : null,
      };
    } finally {
      underWay.delete(mark);
    }
  };

  const validityOf = async (body: Buffer, { ttlMs }: CacheEntry, validFrom: Date): Promise<Validity> => {
    const ids = idsIn(body.toString());
    const moment = await nextChange(ids, validFrom);
    return { tags: tagsOf(ids), until: Math.min(clock.now().getTime() + ttlMs, moment?.getTime() ?? Infinity) };
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { cache } = request.routeOptions.config;
    const { authorization, [makerHeader]: mark } = request.headers;
    const cacheEntry = underWay.get(mark);
    if (cacheEntry) request.cacheEntry = cacheEntry;
    const isOwn = cache === 'visitors' && authorization !== undefined;
    if (!cache || isOwn || !isPlain(request) || !signals.isOpen() || isDraining() || cacheEntry) return done();
    const stored = answers.peek(request.url);
    (stored ? hits : misses).inc();
    if (stored) return send(request, reply, stored);
    answers
      .make(request.url, () => make(request))
      .then((answer) => send(request, reply, answer))
      .catch((error: Error) => reply.send(error));
  });
}

const makerHeader = 'x-shared-maker';

const hits = cachedAnswers.labels('hit');
const misses = cachedAnswers.labels('miss');

const isPlain = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;

function send(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  const encoding = encodingFor(request.headers['accept-encoding'], answer.body);
  const body = encoding ? encode(answer, encoding) : answer.body;
  if (body instanceof Promise) void body.then((bytes) => write(request, reply, answer, bytes, encoding));
  else write(request, reply, answer, body, encoding);
}

function write(
  { id, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag }: CachedAnswer,
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

/** Omits the headers that belong to a single answer. */
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
