import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Signals } from '../../platform/signals.ts';
import { createSharedAnswers, encode, encodingFor, etagOf, type SharedAnswer } from './shared-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose answers are the same: everybody's, or those of all who do not say who they are. */
    isShared?: 'everybody' | 'visitors';
  }
}

/** A proxy that revalidates behind our back may be a second late, and so may a visitor's browser. */
const forVisitors = 'public, max-age=0, stale-while-revalidate=1';
const forUsers = 'private, no-cache';

interface Options {
  /** Triggers announce with the transaction itself that something shown has changed. */
  readonly signals: Signals;
  readonly isDraining: () => boolean;
}

/**
 * Answers from memory what is the same for everybody, before any other hook. Call it first: what it hands on is answered as
 * if it were not there.
 */
export function shareAnswers(app: FastifyInstance, { signals, isDraining }: Options) {
  const answers = createSharedAnswers();
  signals.on('shown', { heard: answers.drop, missed: answers.drop });
  app.addHook('onListen', async () => {
    // Until it hears of changes, every answer is made.
    await signals.ready().catch((error: unknown) => app.log.warn({ err: error }, 'answers are not shared yet'));
  });
  /** Marks our own requests that make an answer. */
  const maker = randomUUID();

  const make = async (request: FastifyRequest): Promise<SharedAnswer> => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'GET',
      url: request.url,
      remoteAddress: request.ip,
      headers: { [makerHeader]: maker },
    });
    return { status: statusCode, headers: lasting(headers), etag: etagOf(rawPayload), body: rawPayload, encoded: {} };
  };

  app.addHook('onRequest', (request, reply, done) => {
    const { isShared } = request.routeOptions.config;
    const { authorization, [makerHeader]: mark } = request.headers;
    const isOwn = isShared === 'visitors' && authorization !== undefined;
    if (!isShared || isOwn || !isPlain(request) || !signals.isOpen() || isDraining() || mark === maker) return done();
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
const lasting = (headers: Record<string, unknown>) =>
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
