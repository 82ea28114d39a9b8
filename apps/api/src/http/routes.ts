import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access, Endpoint, NamedEndpoint, Produced, Received } from '@sinau/contracts';
import { AppError } from '../platform/app-error.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { Actor, Operator, Partner } from './actor.ts';
import { answerSchema } from './answer-schema.ts';

interface Actors { public: null; optional: Actor | null; user: Actor; partner: Partner; operator: Operator }

export type Call<E extends Endpoint> = Received<E> & {
  actor: Actors[E['auth']];
  /** The caller's address, as far as the configured proxy vouches for it. */
  address: string;
  userAgent: string;
  /** Writes the token that names a session. */
  signToken: (sessionId: string) => string;
};
export type Handlers<T extends Record<string, Endpoint>> = { [K in keyof T]: (call: Call<T[K]>) => Promise<Produced<T[K]>> };

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
    const handle = handlers[operation]!;
    const answer = answerSchema(endpoint.data);
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        config: { operation: endpoint.id, ...(endpoint.machineBody && { isForMachines: true }) },
        ...(endpoint.machineBody && { bodyLimit: endpoint.machineBody.bytes }),
        onRequest: admit(endpoint, options),
        schema: {
          ...(endpoint.params && { params: endpoint.params }),
          ...(endpoint.query && { querystring: endpoint.query }),
          ...(endpoint.body && { body: endpoint.body }),
          response: { 200: answer },
        },
        handler: async (request) => {
          const call = {
            params: request.params, query: request.query, body: request.body,
            actor: request.actor, address: request.ip, userAgent: request.headers['user-agent'] ?? '',
            signToken: (sessionId: string) => app.jwt.sign({ sid: sessionId }, { expiresIn: '90d' }),
          };
          const data = (await handle(call as never)) ?? null;
          if (options.checkAnswers && !(request.query as { attributes?: unknown }).attributes) endpoint.data.parse(data);
          return { success: true, status: 200, data, error: null };
        },
      });
    }
  }
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
