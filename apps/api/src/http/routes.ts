import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalsOf, type Endpoint, type NamedEndpoint, type Produced, type Received } from '@sinau/contracts';
import { keyPrefix } from '@sinau/contracts/core/apikey/apikey.rules';
import type { Actor, Operator, Partner } from '../platform/actor.ts';
import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import { itemOf } from '@sinau/contracts/list-query';
import { AppError } from '../platform/app-error.ts';
import { partnerWithin } from '../platform/class-access.ts';
import type { Archive } from '../platform/archive.ts';
import type { CsvTable } from '../platform/csv.ts';
import type { OpenEvents } from '../platform/event-sink.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { sendArchive } from './archive.ts';
import { sendEvents } from './events.ts';
import type { Delivery } from './delivery.ts';
import { deliverFile, sendCsv, sendRedirect, type FileAnswer, type Redirect } from './files.ts';
import {
  announcementIn,
  protocolHeaders,
  requireProtocol,
  sendUploadState,
  type UploadState,
} from './upload-protocol.ts';
import type { AnnouncedFile, IncomingFile, IncomingChunk } from '../platform/incoming-file.ts';
import { withChunk, withUpload } from './uploads.ts';
import type { CallLimit } from './call-limit.ts';
import type { ConcurrencyLimiter } from './user-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    operation?: string;
    isForMachines?: boolean;
    acceptsFiles?: boolean;
    acceptsChunk?: boolean;
    /** True if a file or a stream is passed on, for as long as the network takes. */
    isTransfer?: boolean;
  }
}

interface Actors {
  public: null;
  optional: Actor | null;
  user: Actor;
  partner: Partner;
  operator: Operator;
}

export type Call<E extends Endpoint> = Received<E> & {
  actor: Actors[E['auth']];
  /** Address of the caller, as far as the configured proxy vouches for it. */
  address: string;
  userAgent: string;
  /** The header of cookies; empty without any. Sessions are none of them. */
  cookies: string;
  /** Host that the caller names, with its port. */
  host: string;
  /** True if a browser requests it as the page of a tab. */
  isTab: boolean;
  /** Signs the token that names a session. */
  signToken: (sessionId: string) => string;
} & (E extends { accepts: 'multipart' } ? { files: AsyncIterable<IncomingFile> } : unknown) &
  (E extends { accepts: 'chunk' } ? { part: IncomingChunk } : unknown) &
  (E extends { method: 'POST'; answers: 'upload' } ? { announced: AnnouncedFile } : unknown);

type Outcome<E extends Endpoint> = E extends { answers: 'file' }
  ? FileAnswer
  : E extends { answers: 'redirect' }
    ? Redirect
    : E extends { answers: 'events' }
      ? OpenEvents
      : E extends { answers: 'csv' }
        ? CsvTable
        : E extends { answers: 'zip' }
          ? Archive
          : E extends { answers: 'upload' }
            ? UploadState
            : Produced<E>;
export type Handlers<T extends Record<string, Endpoint>> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<Outcome<T[K]>>;
};

export interface Routes {
  readonly table: Record<string, NamedEndpoint>;
  readonly handlers: Record<string, (call: never) => Promise<unknown>>;
}

/** Binds each operation of a contract to a use case; a missing one does not compile. */
export const defineRoutes = <T extends Record<string, NamedEndpoint>>(table: T, handlers: Handlers<T>): Routes => ({
  table,
  handlers: handlers as Routes['handlers'],
});

interface Options {
  readonly limits: RateLimits;
  readonly limiter: ConcurrencyLimiter;
  readonly callLimit: CallLimit;
  readonly findActor: (request: FastifyRequest) => Promise<Actor | null>;
  /** True if answers are checked against the contract; on in tests and development. */
  readonly checkAnswers: boolean;
  /** Delivery of lessons' files; null where this process sends them. */
  readonly delivery: Delivery | null;
}

/** Registers a contract as Fastify routes, one per path and alias; the only place that does. */
export function registerRoutes(app: FastifyInstance, { table, handlers }: Routes, options: Options) {
  for (const [operation, endpoint] of Object.entries(table)) {
    const handle = handlers[operation] as (call: object) => Promise<unknown>;
    const respond = responderOf(endpoint, options);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.actor,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        cookies: request.headers.cookie ?? '',
        host: request.host,
        isTab: request.headers['sec-fetch-dest'] === 'document',
        signToken: (sessionId: string) => app.jwt.sign({ sid: sessionId }, { expiresIn: '90d' }),
      };
      return respond(request, reply, await receive(endpoint, request, handle, call));
    };
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        config: {
          operation: endpoint.id,
          ...(endpoint.cache && { cache: endpoint.auth === 'public' ? 'everybody' : 'visitors' }),
          ...(endpoint.cacheUntilChanged && { cacheUntilChanged: true }),
          ...(endpoint.machineBody && { isForMachines: true }),
          ...(endpoint.accepts && { acceptsFiles: true }),
          ...((endpoint.accepts || endpoint.answers) && { isTransfer: true }),
          ...(endpoint.accepts === 'chunk' && { acceptsChunk: true }),
        },
        ...(endpoint.machineBody && { bodyLimit: endpoint.machineBody.bytes }),
        // A file is sent uncompressed: the ranges of a compressed one would be another file's.
        ...(endpoint.answers && { compress: false }),
        onRequest: admit(endpoint, options),
        schema: {
          ...(endpoint.params && { params: endpoint.params }),
          ...(endpoint.query && { querystring: endpoint.query }),
          ...(endpoint.body && { body: endpoint.body }),
          ...(!endpoint.answers && { response: { 200: endpoint.data } }),
        },
        handler: options.checkAnswers ? onlyDeclared(endpoint, answer) : answer,
      });
    }
  }
}

/** Passes files on while they arrive; everything else has arrived. */
async function receive(
  { accepts, answers, maxFiles = 1 }: NamedEndpoint,
  request: FastifyRequest,
  handle: (call: object) => Promise<unknown>,
  call: object,
) {
  if (answers === 'upload') requireProtocol(request);
  if (accepts === 'multipart') return withUpload(request, maxFiles, (files) => handle({ ...call, files }));
  if (accepts === 'chunk') return withChunk(request, (part) => handle({ ...call, part }));
  return handle(answers === 'upload' ? { ...call, announced: announcementIn(request) } : call);
}

/** Turns a refusal that the contract does not declare into a defect, which fails a test. */
function onlyDeclared(endpoint: NamedEndpoint, answer: Answer): Answer {
  const declared = refusalsOf(endpoint);
  return async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      if (error instanceof AppError && !declared.has(error.code)) {
        throw new Error(`${endpoint.id} refuses with ${error.code}, which its contract does not declare`, {
          cause: error,
        });
      }
      throw error;
    }
  };
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Respond = (request: FastifyRequest, reply: FastifyReply, outcome: unknown) => unknown;

function responderOf({ answers, auth, data }: NamedEndpoint, { checkAnswers, delivery }: Options): Respond {
  if (answers === 'redirect') return (request, reply, outcome) => sendRedirect(request, reply, outcome as Redirect);
  if (answers === 'csv') return (_request, reply, outcome) => sendCsv(reply, outcome as CsvTable);
  if (answers === 'zip') return (request, reply, outcome) => sendArchive(request, reply, outcome as Archive);
  if (answers === 'file')
    return (request, reply, outcome) => deliverFile(request, reply, outcome as FileAnswer, delivery);
  if (answers === 'events') return (request, reply, outcome) => sendEvents(request, reply, outcome as OpenEvents);
  if (answers === 'upload') return (request, reply, outcome) => sendUploadState(request, reply, outcome as UploadState);
  const item = itemOf(data);
  return (request, reply, outcome) => {
    // Answers that depend on the caller must stay out of shared caches.
    if (auth !== 'public') reply.header('cache-control', 'private, no-store');
    const answer = outcome ?? null;
    if (checkAnswers) data.parse(answer);
    const { attributes, page } = request.query as { attributes?: string[]; page?: number };
    if (item && page === 0 && isTruncated(answer)) reply.header('x-truncated', 'true');
    return {
      success: true,
      status: 200,
      data: attributes && item ? onlyFields(answer, attributes, item) : answer,
      error: null,
    };
  };
}

/** Returns whether a list of all rows was cut at the limit of such lists. */
const isTruncated = (answer: unknown) => {
  const { list, total } = answer as { list: unknown[]; total: number };
  return total > list.length;
};

/** Reduces a list's items to the requested fields, and the one that tells their kinds apart. */
function onlyFields(answer: unknown, attributes: string[], { discriminator }: { discriminator: string | null }) {
  const kept = discriminator === null ? attributes : [...attributes, discriminator];
  const { list, ...rest } = answer as { list: Record<string, unknown>[] };
  return {
    ...rest,
    list: list.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => kept.includes(name)))),
  };
}

function admit(endpoint: NamedEndpoint, { limits, limiter, callLimit, findActor }: Options) {
  // Files take as long as the network does, which says nothing about the database. A busy process is healthy.
  const isBounded = !endpoint.accepts && !endpoint.answers && !endpoint.path.startsWith('/health/');
  const isOfUser = isBounded && endpoint.auth !== 'public';
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (endpoint.answers === 'upload') reply.headers(protocolHeaders);
    if (isOfUser) await limiter.acquire(request, reply);
    // Calls that wait for others of their user are not in progress: a few users could fill the process with them.
    if (isBounded) await callLimit.enter(reply);
    if (endpoint.limit) await limits.consume({ name: endpoint.id, ...endpoint.limit }, request.ip);
    if (endpoint.auth === 'public') return;
    if (!endpoint.keyScope && isKeyCall(request)) throw new AppError('api_key_scope');
    const actor = await findActor(request);
    if (actor?.keyScopes && !actor.keyScopes.includes(endpoint.keyScope!)) throw new AppError('api_key_scope');
    if (!isAdmitted(endpoint, actor)) throw new AppError(actor ? refusalOf(endpoint) : 'unauthenticated');
    if (endpoint.needsConfirmation && !actor?.isConfirmed) throw new AppError('confirmation_required');
    if (actor) limiter.bindUser(request, actor.id);
    request.actor = endpoint.auth === 'partner' && isPartner(actor) ? partnerWithin(actor, endpoint.scopes) : actor;
  };
}

/** Returns whether a call brings an API key, which most endpoints refuse without looking at it. */
const isKeyCall = ({ headers: { authorization = '' } }: FastifyRequest) =>
  authorization.slice('Bearer '.length).startsWith(keyPrefix);

/** Refusal of somebody who is signed in. */
const refusalOf = ({ auth }: NamedEndpoint) => (auth === 'operator' ? 'role_missing' : 'forbidden');

function isAdmitted({ auth, staff = [] }: NamedEndpoint, actor: Actor | null) {
  if (auth === 'public' || auth === 'optional') return true;
  if (!actor) return false;
  return auth === 'user' || (auth === 'partner' ? isPartner(actor) : isStaff(actor.staffRoles, staff));
}

const isPartner = (actor: Actor | null): actor is Actor & { mitraId: string } =>
  actor !== null && actor.mitraId !== null;
