import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDatabasePatience } from './database-patience.ts';
import { exitCodes, StartError } from './start-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const starting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });

/** Builds a step that fails with these errors, one after the other, and then succeeds. */
function stepFailingWith(errors: Error[]) {
  const times: number[] = [];
  const step = async () => {
    times.push(performance.now());
    const error = errors.shift();
    if (error) throw error;
    return 'served';
  };
  return { step, times };
}

test('a start waits for a database that is absent, then still starting, with growing pauses and a line for each', async () => {
  const lines: string[] = [];
  const { step, times } = stepFailingWith([refused(), refused(), refused(), starting(), starting(), starting()]);
  const served = withDatabasePatience(step, { onWait: (reason) => lines.push(reason) });
  await vi.runAllTimersAsync();
  expect(await served).toBe('served');
  expect(times.slice(1).map((time, index) => time - times[index]!)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  expect(lines).toEqual([
    ...Array.from({ length: 3 }, () => 'connect ECONNREFUSED 127.0.0.1:5432'),
    ...Array.from({ length: 3 }, () => 'the database system is starting up'),
  ]);
});

test('after five minutes the wait ends with one sentence that says why', async () => {
  const { step, times } = stepFailingWith(Array.from({ length: 1_000 }, refused));
  const outcome = withDatabasePatience(step, { onWait: () => {} }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const error = await outcome;
  expect(error).toBeInstanceOf(StartError);
  expect(error).toMatchObject({
    message: 'Basis data tidak menjawab selama 5 menit: connect ECONNREFUSED 127.0.0.1:5432',
    exitCode: exitCodes.unavailable,
  });
  expect(times.at(-1)! - times[0]!).toBe(300_000);
});

test.each([
  ['a wrong password', '28P01', 'password authentication failed for user "sinau"'],
  ['a database that the server does not have', '3D000', 'database "sinau" does not exist'],
])('%s does not cause a wait, and is a mistake of the configuration', async (_name, code, message) => {
  const onWait = vi.fn();
  const { step } = stepFailingWith([Object.assign(new Error(message), { code })]);
  await expect(withDatabasePatience(step, { onWait })).rejects.toMatchObject({
    message: `Basis data menolak DATABASE_URL: ${message}`,
    exitCode: exitCodes.configuration,
  });
  expect(onWait).not.toHaveBeenCalled();
});

test('keys of another installation do not cause a wait', async () => {
  const error = new StartError('Proses ini tidak cocok dengan basis datanya');
  const onWait = vi.fn();
  await expect(withDatabasePatience(stepFailingWith([error]).step, { onWait })).rejects.toBe(error);
  expect(onWait).not.toHaveBeenCalled();
});

test('a stop ends the wait immediately', async () => {
  const stop = new AbortController();
  const { step, times } = stepFailingWith([refused(), refused()]);
  const outcome = withDatabasePatience(step, { signal: stop.signal, onWait: () => stop.abort() });
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
  expect(times).toHaveLength(1);
});
