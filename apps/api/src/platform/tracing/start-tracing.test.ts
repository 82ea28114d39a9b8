import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { startTracing } from './start-tracing.ts';

const log = { info() {}, warn() {}, error() {} };

test('nothing is traced where no collector is configured', async () => {
  expect(await startTracing(readEnv({ DATABASE_URL: 'postgresql://' }), log)).toBeNull();
});

test('an address that is none, and a share above 1, keep the process from starting', () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318', OTEL_TRACES_SAMPLER_ARG: '5' };
  const read = () => readEnv({ DATABASE_URL: 'postgresql://', ...settings });
  expect(read).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
  expect(read).toThrow('OTEL_TRACES_SAMPLER_ARG');
});
