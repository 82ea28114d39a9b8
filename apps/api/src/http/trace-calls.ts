import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Context of the call's span, where calls are traced. */
    traced?: Context;
  }
}

const tracer = trace.getTracer('sinau');

/** Balancers ask for these each second. */
const isHealthCheck = (operation: string | undefined) => operation?.startsWith('health.') ?? false;

/**
 * Traces calls. Call it before any other hook: what follows runs in the context of the call's span. A proxy's trace is
 * continued, and a visitor's is not, who could have everything sampled.
 */
export function traceCalls(app: FastifyInstance) {
  app.decorateRequest('traced', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const {
      url: route,
      config: { operation },
    } = request.routeOptions;
    if (isHealthCheck(operation)) return done();
    const parent = isFromProxy(request) ? propagation.extract(context.active(), request.headers) : context.active();
    const span = tracer.startSpan(
      route ? `${request.method} ${route}` : request.method,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          ...(route && { 'http.route': route }),
          ...(operation && { 'sinau.operation': operation }),
        },
      },
      parent,
    );
    request.traced = trace.setSpan(parent, span);
    context.with(request.traced, done);
  });
  app.addHook('onResponse', ({ traced }, reply, done) => {
    if (!traced) return done();
    const span = trace.getSpan(traced)!;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    context.with(traced, done);
  });
}

const isFromProxy = ({ ips }: FastifyRequest) => (ips?.length ?? 1) > 1;
