import type { Env } from '../env.ts';
import type { Log } from '../logger.ts';
import type { TracingEnv } from './open-telemetry.ts';

/** Starts to export traces where a collector is configured; otherwise nothing is loaded, and null is returned. */
export async function startTracing(env: TracingEnv & Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>, log: Log) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const { startExport } = await import('./open-telemetry.ts');
  return startExport(env, log);
}
