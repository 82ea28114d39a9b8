import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { handleErrors } from './error-handler.ts';

async function logOf(error: Error, { calls = 1 } = {}) {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino({}, { write: (line) => void lines.push(line) });
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(app);
  app.get('/', async () => {
    throw error;
  });
  for (let call = 0; call < calls; call += 1) await app.inject('/');
  return lines.map((line) => JSON.parse(line) as { msg: string; err: { message: string } });
}

test('the reason for a service outage is logged for operators', async () => {
  expect(
    await logOf(new AppError('unavailable', { cause: new Error('ENOSPC: no space left on device') })),
  ).toMatchObject([{ msg: 'unavailable', err: { message: expect.stringContaining('no space left') as string } }]);
});

test("a user's mistake is not logged", async () => {
  expect(await logOf(new AppError('not_found'))).toEqual([]);
});

test('a database outage is logged once a minute, however many calls it fails', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(await logOf(gone, { calls: 50 })).toMatchObject([{ msg: 'database unavailable' }]);
  expect(await logOf(new AppError('unavailable', { cause: gone }), { calls: 50 })).toMatchObject([
    { msg: 'database unavailable' },
  ]);
});
