import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint, NamedEndpoint, Produced, Received } from '@sinau/contracts';
import { AppError } from '../platform/app-error.ts';
import type { CsvTable } from '../platform/csv.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { Actor, Operator, Partner } from './actor.ts';
import { answerSchema } from './answer-schema.ts';
import { sendCsv, sendFile, sendRedirect, type FileAnswer, type Redirect } from './files.ts';
import { withUpload, type IncomingFile } from './uploads.ts';

interface Actors {
  public: null;
  optional: Actor | null;
  user: Actor;
  partner: Partner;
  operator: Operator;
}

export type Call<E extends Endpoint> = Received<E> & {
  actor: Actors[E['auth']];
  /** The caller's address, as far as the configured proxy vouches for it. */
  address: string;
  userAgent: string;
  /** Writes the token that names a session. */
  signToken: (sessionId: string) => string;
} & (E extends { accepts: 'multipart' } ? { files: AsyncIterable<IncomingFile> } : unknown);

type Outcome<E extends Endpoint> = E extends { answers: 'file' }
  ? FileAnswer
  : E extends { answers: 'redirect' }
    ? Redirect
    : E extends { answers: 'csv' }
      ? CsvTable
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
  readonly findActor: (request: FastifyRequest) => Promise<Actor | null>;
  /** Holds answers against the contract; on in tests and development. */
  readonly checkAnswers: boolean;
}

/** The one place where a contract becomes Fastify routes: one per path and alias. */
export function registerRoutes(app: FastifyInstance, { table, handlers }: Routes, options: Options) {
  for (const [operation, endpoint] of Object.entries(table)) {
    const handle = handlers[operation] as (call: object) => Promise<unknown>;
    const respond = responderOf(endpoint, options);
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        config: { operation: endpoint.id, ...(endpoint.machineBody && { isForMachines: true }) },
        ...(endpoint.machineBody && { bodyLimit: endpoint.machineBody.bytes }),
        // A file is sent as it is: compressed, its ranges would be another file's.
        ...(endpoint.answers && { compress: false }),
        onRequest: admit(endpoint, options),
        schema: {
          ...(endpoint.params && { params: endpoint.params }),
          ...(endpoint.query && { querystring: endpoint.query }),
          ...(endpoint.body && { body: endpoint.body }),
          ...(!endpoint.answers && { response: { 200: answerSchema(endpoint.data) } }),
        },
        handler: async (request, reply) => {
          const call = {
            params: request.params,
            query: request.query,
            body: request.body,
            actor: request.actor,
            address: request.ip,
            userAgent: request.headers['user-agent'] ?? '',
            signToken: (sessionId: string) => app.jwt.sign({ sid: sessionId }, { expiresIn: '90d' }),
          };
          const outcome =
            endpoint.accepts === 'multipart'
              ? await withUpload(request, endpoint.maxFiles ?? 1, (files) => handle({ ...call, files }))
              : await handle(call);
          return respond(request, reply, outcome);
        },
      });
    }
  }
}

type Respond = (request: FastifyRequest, reply: FastifyReply, outcome: unknown) => unknown;

function responderOf({ answers, data }: NamedEndpoint, { checkAnswers }: Options): Respond {
  if (answers === 'redirect') return (request, reply, outcome) => sendRedirect(request, reply, outcome as Redirect);
  if (answers === 'csv') return (_request, reply, outcome) => sendCsv(reply, outcome as CsvTable);
  if (answers === 'file') return (request, reply, outcome) => sendFile(request, reply, outcome as FileAnswer);
  return (request, _reply, outcome) => {
    const answer = outcome ?? null;
    if (checkAnswers && !(request.query as { attributes?: unknown }).attributes) data.parse(answer);
    return { success: true, status: 200, data: answer, error: null };
  };
}

function admit(endpoint: NamedEndpoint, { limits, findActor }: Options) {
  return async (request: FastifyRequest) => {
    if (endpoint.limit) await limits.consume({ name: endpoint.id, ...endpoint.limit }, request.ip);
    if (endpoint.auth === 'public') return;
    const actor = await findActor(request);
    if (!isAdmitted(endpoint.auth, actor)) throw new AppError(actor ? 'forbidden' : 'unauthenticated');
    request.actor = actor;
  };
}

function isAdmitted(auth: Access, actor: Actor | null) {
  if (auth === 'public' || auth === 'optional') return true;
  if (!actor) return false;
  return auth === 'user' || (auth === 'partner' ? actor.mitraId !== null : actor.isOperator);
}
