import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import { registerDatabaseGauges, type DatabaseGauges, type GaugeLimits } from '../platform/metrics/database-gauges.ts';
import { jobGauges } from '../platform/metrics/job-gauges.ts';
import { registerProcessGauges } from '../platform/metrics/process-gauges.ts';
import { callDuration, processMetrics } from '../platform/metrics/process-metrics.ts';
import type { Replica } from '../platform/replica/index.ts';

interface Options {
  readonly env: Env;
  readonly clock: Clock;
  readonly connections: pg.Pool;
  readonly replica: Pick<Replica, 'lagSeconds'>;
  /** Gauges of the modules. */
  readonly gauges: readonly DatabaseGauges[];
  /** Time limits of reading the gauges; tests are more patient. */
  readonly limits?: GaugeLimits;
}

/** Puts together all metrics of a process (docs/runbook says what to make of them). */
export function createMetrics({ env, clock, connections, replica, gauges, limits }: Options) {
  const register = Registry.merge([processMetrics]);
  collectDefaultMetrics({ register });
  registerProcessGauges({ env, connections, replica, register });
  const database = registerDatabaseGauges({
    url: env.DATABASE_DIRECT_URL,
    clock,
    groups: [jobGauges, ...gauges],
    register,
    limits,
  });
  return {
    register,
    /** Returns the metrics as Prometheus reads them. */
    async read() {
      await database.read();
      return register.metrics();
    },
    close: database.close,
  };
}

/** Serves Prometheus metrics on a port of their own, which no visitor reaches. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: ReturnType<typeof createMetrics>,
  { host, port }: { host: string; port: number },
) {
  app.addHook('onResponse', async ({ routeOptions: { config } }, reply) => {
    const { operation = 'page', isTransfer } = config;
    const kind = isTransfer ? 'transfer' : config.operation ? 'call' : 'page';
    callDuration.observe({ operation, kind, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const server = createServer((_request, response) => {
    metrics.read().then(
      (text) => response.setHeader('content-type', metrics.register.contentType).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics not read');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', async () => void server.listen(port, host));
  app.addHook('onClose', async () => {
    server.close();
    await metrics.close();
  });
}
