import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import { handleErrors, refuseUnreadable } from './http/error-handler.ts';
import { openApiDocument } from './http/openapi.ts';
import { servePages } from './http/pages/index.ts';
import { registerRoutes } from './http/routes.ts';
import { securityHeaders } from './http/security.ts';
import { validatorCompiler } from './http/validation.ts';
import { createModules } from './modules/index.ts';
import { createActorFinder } from './modules/auth/index.ts';
import { AppError } from './platform/app-error.ts';
import type { Deps, ProcessDeps } from './platform/deps.ts';
import { createPayments } from './platform/payments/index.ts';

/** The API under `/api`, both applications around it, and the background work that belongs to them; not yet listening. */
export async function createApp(given: ProcessDeps, logger: FastifyBaseLogger) {
  const { env, keys, limits } = given;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY ?? false,
    frameworkErrors: refuseUnreadable,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
  });
  const deps: Deps = {
    ...given,
    log: logger,
    payments: createPayments({ ...given, log: logger }),
    ownAddress: () => addressOf(app),
  };
  const modules = createModules(deps);

  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('actor', null);
  handleErrors(app);
  logRequests(app);

  securityHeaders(app, { isHttps: env.PUBLIC_URL.startsWith('https:') });
  await app.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(jwt, {
    secret: keys.jwt,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'], cache: 10_000 },
  });
  await app.register(multipart);

  await app.register(
    async (api) => {
      handleErrors(api);
      const findActor = createActorFinder(deps);
      for (const { routes } of modules) {
        if (routes) registerRoutes(api, routes, { limits, findActor, checkAnswers: env.NODE_ENV !== 'production' });
      }
      await serveReference(api, env.PRODUCT_NAME);
      // Otherwise the applications' pages would answer for it.
      api.all('/*', async () => {
        throw new AppError('route_not_found');
      });
    },
    { prefix: '/api' },
  );
  await servePages(app, env);

  return { app, jobHandlers: modules.flatMap(({ jobs }) => jobs ?? []) };
}

/** A server on all interfaces is reached by the loopback one. */
function addressOf(app: FastifyInstance) {
  const { address, port, family } = app.server.address() as AddressInfo;
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** A proxy's id is kept, so that its log and ours can be read together; anything odd is not. */
const requestIdOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : null;

/** One line a request: what was called and how it went. No address, query, body or name. */
function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation;
    if (operation)
      request.log.info({ operation, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }, 'call');
  });
}

async function serveReference(api: FastifyInstance, productName: string) {
  const endpoints = Object.values(endpointTable).flatMap((table) => Object.values<NamedEndpoint>(table));
  const document = openApiDocument(endpoints, productName);
  await api.register(swagger, { mode: 'static', specification: { document: document as never } });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    uiConfig: { docExpansion: 'none' },
  });
  api.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(JSON.stringify(document)));
}
