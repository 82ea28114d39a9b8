import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '@sinau/test-kit/ports';
import { removePostgres } from './postgres.ts';
import { isAlive, programOf } from './processes.ts';
import { workspaceRoot } from './workspace.ts';

let dataDir: string;
let port: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'));
  await chmod(dataDir, 0o755); // Otherwise the database would be elsewhere when root runs this.
  port = await findFreePort();
});
afterAll(() => removePostgres(dataDir));

afterEach(() => {
  for (const { pid } of started.splice(0)) if (pid && isAlive(-pid)) process.kill(-pid, 'SIGKILL');
});

const started: ChildProcess[] = [];

interface Start {
  process: ChildProcess;
  output(): string;
}

/** Calls `npm start` as a person would, in a process group of its own. */
function npmStart(settings: NodeJS.ProcessEnv = {}): Start {
  const child = spawn('npm', ['start'], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_ENV: '',
      LOG_LEVEL: 'info',
      ...settings,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return { process: child, output: () => output };
}

async function startAndWait(): Promise<Start> {
  const start = npmStart();
  await vi.waitFor(() => expect(start.output()).toContain('Ctrl-C untuk berhenti'), {
    timeout: 240_000,
    interval: 100,
  });
  return start;
}

async function isServing() {
  const answer = await fetch(`http://localhost:${port}/api/health/ready`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}

const databaseProcess = async () =>
  Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

/** Does the same as Ctrl-C in a terminal: npm itself ends immediately, its children a little later. */
async function interrupt(start: Start) {
  await send(start, 'SIGINT', { wholeGroup: true });
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'owner.sock'))).toBe(false), { timeout: 60_000 });
}

async function send({ process: child }: Start, signal: NodeJS.Signals, { wholeGroup }: { wholeGroup: boolean }) {
  const exited = once(child, 'exit');
  process.kill(wholeGroup ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
  await exited;
}

test('a second start prints the address of the first one, and Ctrl-C ends all of it', async () => {
  const first = await startAndWait();
  expect(await isServing()).toBe(true);
  const database = await databaseProcess();

  const second = npmStart();
  expect(await once(second.process, 'close')).toEqual([0, null]);
  expect(second.output()).toContain(`sudah berjalan di http://localhost:${port}`);

  await interrupt(first);
  expect(await isServing()).toBe(false);
  expect(await programOf(database)).toBeUndefined();
});

test('a closed terminal ends all of it', async () => {
  const start = await startAndWait();
  const database = await databaseProcess();
  await send(start, 'SIGHUP', { wholeGroup: true });
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'owner.sock'))).toBe(false), { timeout: 60_000 });
  expect(await isServing()).toBe(false);
  expect(await programOf(database)).toBeUndefined();
});

test('a database that dies is restarted, and calls are answered as before', async () => {
  const start = await startAndWait();
  await vi.waitFor(() => expect(start.output()).toContain('"msg":"ready"'), { timeout: 60_000 });
  process.kill(await databaseProcess(), 'SIGKILL');
  await vi.waitFor(() => expect(start.output()).toContain('sudah dinyalakan lagi'), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await isServing()).toBe(true), { timeout: 60_000 });
  await interrupt(start);
});

test('a wrong configuration is named whole, before anything waits for it', async () => {
  const { process: child, output } = npmStart({ DATABASE_URL: 'nonsense', TRUST_PROXY: 'nonsense' });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toContain(
    [
      'The configuration is not valid:',
      'DATABASE_URL: must be an address that begins with postgresql://',
      'TRUST_PROXY: must be addresses or ranges, such as 10.0.0.0/8, with commas between them',
    ].join('\n'),
  );
  expect(output()).not.toMatch(/^\s+at /m);
});

test('a damaged or lost file is named in a sentence, without a stack trace', async () => {
  const file = join(dataDir, 'postgres.json');
  const whole = await readFile(file, 'utf8');
  onTestFinished(() => writeFile(file, whole, { mode: 0o600 }));
  const endOf = async () => {
    const start = npmStart();
    const [code] = await once(start.process, 'exit');
    return { code, output: start.output() };
  };
  await writeFile(file, '{"password":');
  expect(await endOf()).toMatchObject({ code: 1, output: expect.stringContaining(`Berkas ${file} rusak`) });
  await rm(file);
  const lost = await endOf();
  expect(lost).toMatchObject({ code: 1, output: expect.stringContaining(`Berkas ${file} hilang`) });
  expect(lost.output).not.toMatch(/^\s+at /m);

  await writeFile(file, whole, { mode: 0o600 });
  const control = join(dataDir, 'postgres/global/pg_control');
  const good = await readFile(control);
  await writeFile(control, 'bukan pg_control');
  const broken = await endOf();
  expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('tidak bisa dinyalakan') });
  expect(broken.output).not.toMatch(/^\s+at /m);

  await writeFile(control, good);
  await interrupt(await startAndWait());
});

test('a killed npm ends the server too, and a next start succeeds', async () => {
  await send(await startAndWait(), 'SIGKILL', { wholeGroup: false });

  const next = await startAndWait();
  expect(next.output()).toContain(`berjalan di http://localhost:${port}`);
  await interrupt(next);
});

test('a next start succeeds after everything was killed, including the database', async () => {
  const killed = await startAndWait();
  process.kill(await databaseProcess(), 'SIGKILL');
  await send(killed, 'SIGKILL', { wholeGroup: true });

  const next = await startAndWait();
  expect(next.output()).toContain(`berjalan di http://localhost:${port}`);
  await interrupt(next);
});

test('a taken port is left to its owner', async () => {
  const other = createServer().listen(port);
  await once(other, 'listening');

  const start = await startAndWait();
  expect(start.output()).toMatch(new RegExp(`Port ${port} sedang dipakai, jadi dipakai port \\d+`));
  await interrupt(start);
  other.close();
});
