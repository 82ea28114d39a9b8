import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import {
  answerUnreadable,
  boundConnections,
  closeDuringDrain,
  connectionTimeouts,
  warnOfUnknownProxy,
} from './http/connections.ts';
import { createCallLimit } from './http/call-limit.ts';
import { handleErrors, refuse } from './http/error-handler.ts';
import { createDelivery, mediaOrigins } from './http/delivery.ts';
import { openApiDocument } from './http/openapi.ts';
import { servePages } from './http/pages/index.ts';
import { servePublicFiles } from './http/public-files.ts';
import { registerRoutes } from './http/routes.ts';
import { securityHeaders, sendHeaders } from './http/security.ts';
import { serveBrowserPages } from './http/browser-pages.ts';
import { takeForms } from './http/forms.ts';
import { cacheAnswers } from './http/answer-cache/answer-cache.plugin.ts';
import { takeChunks } from './http/upload-protocol.ts';
import { traceCalls } from './http/trace-calls.ts';
import { createConcurrencyLimiter } from './http/user-calls.ts';
import { validatorCompiler } from './http/validation.ts';
import { serializerCompiler } from './http/answer-schema.ts';
import { createModules } from './modules.ts';
import { createActorFinder } from './core/auth/index.ts';
import { AppError } from './platform/app-error.ts';
import type { Deps, ProcessDeps } from './platform/deps.ts';
import type { Env } from './platform/env.ts';
import { createNextChange } from './platform/scheduled-changes.ts';
import { createPayments } from './platform/payments/index.ts';
import { createSignals } from './platform/signals.ts';

/** The API under `/api`, both applications around it, and the background work that belongs to them; not yet listening. */
export async function createApp(given: ProcessDeps, logger: FastifyBaseLogger) {
  const { env, keys, limits } = given;
  const headers = securityHeaders({
    isHttps: env.PUBLIC_URL.startsWith('https:'),
    mediaOrigins: mediaOrigins(env),
  });
  const isBehindProxy = env.TRUST_PROXY !== undefined;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY ?? false,
    // An address that cannot be decoded has no route, so no hook runs.
    // A slow machine needs its time to build the routes.
    pluginTimeout: 60_000,
    frameworkErrors: (_error, _request, reply) => void refuse(reply.headers(headers), 'bad_request'),
    clientErrorHandler: answerUnreadable(headers),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 1_048_576,
    ...connectionTimeouts({ isBehindProxy }),
    forceCloseConnections: 'idle',
    // Calls that arrive on open connections while the server closes are still answered.
    return503OnClosing: false,
  });
  const ending = new AbortController();
  const isDraining = () => ending.signal.aborted;
  const signals = createSignals(env.DATABASE_DIRECT_URL, logger);
  const deps: Deps = {
    ...given,
    isDraining,
    ending: ending.signal,
    signals,
    log: logger,
    payments: createPayments({ ...given, log: logger }),
    ownAddress: () => addressOf(app),
  };
  const modules = createModules(deps);

  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) traceCalls(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  handleErrors(app);
  if (env.ANSWER_CACHE === 'on') {
    const scheduledChanges = modules.flatMap((module) => module.scheduledChanges ?? []);
    cacheAnswers(app, {
      signals,
      clock: deps.clock,
      nextChange: createNextChange(deps.sql, scheduledChanges),
      isDraining,
      onChange: deps.replica.noteChange,
    });
  }
  logRequests(app);
  sendHeaders(app, headers);
  boundConnections(app, {
    maxConnections: env.MAX_CONNECTIONS,
    maxPerAddress: isBehindProxy ? undefined : env.MAX_CONNECTIONS_PER_ADDRESS,
  });
  warnOfUnknownProxy(app);
  closeDuringDrain(app, isDraining);
  app.addHook('preClose', async () => ending.abort());
  app.addHook('onClose', () => signals.close());
  await app.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(jwt, {
    secret: keys.jwt,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'], cache: 10_000 },
  });
  await app.register(multipart);

  await app.register(
    async (api) => {
      takeChunks(api);
      takeForms(api);
      const findActor = createActorFinder(deps);
      const limiter = createConcurrencyLimiter({ max: env.CALLS_PER_USER, maxWaiting: env.WAITING_CALLS_PER_USER });
      const callLimit = createCallLimit(env.MAX_CALLS);
      const checkAnswers = env.NODE_ENV !== 'production';
      const delivery = createDelivery(env, () => deps.clock.now());
      for (const { routes } of modules) {
        if (routes) registerRoutes(api, routes, { limits, limiter, callLimit, findActor, checkAnswers, delivery });
      }
      await serveReference(api, env);
      // Otherwise the applications' pages would answer the request.
      api.all('/*', async () => {
        throw new AppError('route_not_found');
      });
    },
    { prefix: '/api' },
  );
  servePublicFiles(
    app,
    modules.flatMap(({ files }) => files ?? []),
  );
  await serveBrowserPages(
    app,
    modules.flatMap(({ browserPages }) => browserPages ?? []),
  );
  await servePages(app, env, deps.clock);

  return {
    app,
    jobHandlers: modules.flatMap(({ jobs }) => jobs ?? []),
    gauges: modules.flatMap(({ gauges }) => gauges ?? []),
    /** Makes the process not ready; it asks its callers to connect elsewhere, and still answers them. */
    drain() {
      ending.abort();
    },
  };
}

/** A server on all interfaces is reached over loopback. */
function addressOf(app: FastifyInstance) {
  const { address, port, family } = app.server.address() as AddressInfo;
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** A proxy's id is retained, so that its log and ours can be read together; a malformed one is not. */
const requestIdOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null;

/** Logs one line for each request: the call and its outcome. No address, query, body or name. */
function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation;
    if (operation)
      request.log.info({ operation, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }, 'call');
  });
}

/** The document is built at its first request: a process without one starts sooner. */
async function serveReference(api: FastifyInstance, { PRODUCT_NAME, NODE_ENV }: Env) {
  const endpoints = Object.values(endpointTable).flatMap((table) => Object.values<NamedEndpoint>(table));
  let document: ReturnType<typeof openApiDocument> | undefined;
  const getDocument = () => (document ??= openApiDocument(endpoints, PRODUCT_NAME));
  api.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(getDocument())),
  );
  // The pages of the reference are a library's; tests start without them.
  if (NODE_ENV === 'test') return;
  await api.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    uiConfig: { docExpansion: 'none' },
    transformSpecification: getDocument,
    transformSpecificationClone: false,
  });
}
