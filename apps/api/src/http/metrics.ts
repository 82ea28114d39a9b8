import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry, type Metric } from 'prom-client';
import { missingFiles } from '../platform/file-store/missing-file.ts';

/** Serves Prometheus metrics on a port of their own, which no visitor reaches. */
export function serveMetrics(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  others: readonly Metric[] = [],
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of [missingFiles, ...others]) registry.registerMetric(metric);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { operation: request.routeOptions.config.operation ?? 'page', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  const server = createServer((_request, response) => {
    void registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text));
  });
  app.addHook('onReady', async () => void server.listen(port, host));
  app.addHook('onClose', async () => void server.close());
}
