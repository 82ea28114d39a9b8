import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '@sinau/test-kit/test-database';
import { findFreePort } from '@sinau/test-kit/ports';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueEmail } from '../testing/app-under-test.ts';
import { startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { startServerProcess } from '../testing/server-process.ts';

let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: Awaited<ReturnType<typeof startServerProcess>>;
let metricsPort: number;
const folder = mkdtempSync(join(tmpdir(), 'sinau-traces-'));
beforeAll(async () => {
  collector = await startOtlpReceiver();
  database = await createTestDatabase();
  metricsPort = await findFreePort();
  server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ALLOW_PAYMENT_SIMULATOR: 'true',
    DATABASE_POOL_SIZE: '2',
    TRUST_PROXY: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=uji',
  });
});
afterAll(async () => {
  await server.stop();
  collector.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const CLIENT = 3;
const newTrace = () => ({ traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') });
const traceparentOf = ({ traceId, spanId }: ReturnType<typeof newTrace>) => `00-${traceId}-${spanId}-01`;

/** Registers somebody, as a proxy passes the call on: the body arrives after the head. */
async function register(headers: Record<string, string>) {
  const email = uniqueEmail('jejak');
  const call = request(`${server.url}/api/user/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  call.flushHeaders();
  await sleep(100);
  call.end(JSON.stringify({ fullname: 'Sekar Ayuningtyas', email, password: 'rahasia-sekali' }));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  return email;
}
const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const linesOf = (traceId: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(traceId))
    .map((line) => JSON.parse(line) as { msg: string; trace_id: string; operation?: string });

test('a trace goes from the proxy to the call, its statements, the job that it sends, and the statements of that', async () => {
  const trace = newTrace();
  await register({ 'x-forwarded-for': '203.0.113.7', traceparent: traceparentOf(trace) });
  await expect.poll(() => spansOf(trace.traceId).map(({ name }) => name)).toContain('process mail.send');

  const spans = spansOf(trace.traceId);
  const named = (name: string) => spans.find((span) => span.name === name)!;
  const childrenOf = (parent: { spanId: string }) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  const call = named('POST /api/user/auth/register');
  expect(call).toMatchObject({
    parentSpanId: trace.spanId,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/user/auth/register',
      'sinau.operation': 'auth.register',
      'http.response.status_code': 200,
    },
    resource: { 'service.name': 'sinau', 'sinau.role': 'all', 'deployment.environment.name': 'uji' },
  });
  const [sent, run] = [named('send mail.send'), named('process mail.send')];
  expect([sent.parentSpanId, run.parentSpanId]).toEqual([call.spanId, sent.spanId]);
  const statementsOf = (parent: { spanId: string }) =>
    childrenOf(parent)
      .filter(({ kind }) => kind === CLIENT)
      .map(({ attributes }) => String(attributes['db.query.text']));
  expect(statementsOf(call).some((text) => /INSERT INTO .*"User"/.test(text))).toBe(true);
  expect(statementsOf(sent).some((text) => text.includes('pgboss'))).toBe(true);
  expect(statementsOf(run).some((text) => text.includes('"User"'))).toBe(true);
  expect(statementsOf(call)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']));
});

test('nothing of what people type is in a trace', async () => {
  const trace = newTrace();
  const email = await register({ 'x-forwarded-for': '203.0.113.7', traceparent: traceparentOf(trace) });
  await expect.poll(() => spansOf(trace.traceId).map(({ name }) => name)).toContain('process mail.send');
  const text = JSON.stringify(collector.spans);
  for (const typed of [email, 'Sekar', 'rahasia-sekali', 'jejak-']) expect(text).not.toContain(typed);
});

test('a failed job has the kind of its error in its trace, and no message', async () => {
  const mails = join(folder, 'mail');
  rmSync(mails, { recursive: true, force: true });
  writeFileSync(mails, 'no folder');
  const trace = newTrace();
  await register({ 'x-forwarded-for': '203.0.113.7', traceparent: traceparentOf(trace) });
  const failed = () => spansOf(trace.traceId).find(({ name, status }) => name === 'process mail.send' && status?.code);
  await expect.poll(failed).toBeDefined();
  rmSync(mails);
  expect(failed()).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'Error' }, events: [] });
  expect(failed()!.status).not.toHaveProperty('message');
});

test('the lines of a call in the log have its trace', async () => {
  const trace = newTrace();
  await register({ 'x-forwarded-for': '203.0.113.7', traceparent: traceparentOf(trace) });
  await expect
    .poll(() => linesOf(trace.traceId))
    .toMatchObject([{ msg: 'call', operation: 'auth.register', trace_id: trace.traceId }]);
});

test('the trace of a caller who is no proxy is not continued, and each call over one connection has its own', async () => {
  const trace = newTrace();
  const ask = () => fetch(`${server.url}/api/category-class`, { headers: { traceparent: traceparentOf(trace) } });
  const before = collector.spans.length;
  for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
  const calls = () => collector.spans.slice(before).filter(({ name }) => name === 'GET /api/category-class');
  await expect.poll(() => calls().filter(({ parentSpanId }) => !parentSpanId).length).toBe(3);
  const roots = calls().filter(({ parentSpanId }) => !parentSpanId);
  expect(new Set([trace.traceId, ...roots.map(({ traceId }) => traceId)]).size).toBe(4);
});

test('a statement that waits for a connection stays in the trace of its own call', async () => {
  const traces = Array.from({ length: 12 }, newTrace);
  const ask = (trace: ReturnType<typeof newTrace>, index: number) =>
    fetch(`${server.url}/api/v2/program/tidak-ada-${index}`, {
      headers: { 'x-forwarded-for': '203.0.113.7', traceparent: traceparentOf(trace) },
    });
  await Promise.all(traces.map(ask));
  // A call ends after its statements.
  await expect
    .poll(() => traces.every(({ traceId, spanId }) => spansOf(traceId).some((span) => span.parentSpanId === spanId)))
    .toBe(true);
  const counts = traces.map(
    ({ traceId }) => spansOf(traceId).filter(({ attributes }) => attributes['db.query.text']).length,
  );
  expect(counts).toEqual(traces.map(() => counts[0]));
  expect(counts[0]).toBeGreaterThan(0);
});

test('health checks and the upkeep of the queue are not traced', async () => {
  await fetch(`${server.url}/api/health/ready`);
  await register({});
  await expect.poll(() => collector.spans.filter(({ name }) => name === 'process mail.send').length).toBeGreaterThan(0);
  const names = collector.spans.map(({ name }) => name);
  expect(names.filter((name) => /health|__pgboss__|complete/.test(name))).toEqual([]);
  // A statement belongs to a call or a job.
  expect(collector.spans.filter(({ kind, parentSpanId }) => kind === CLIENT && !parentSpanId)).toEqual([]);
});

test('the metrics of the process are served on their own port, with its calls and jobs', async () => {
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await register({});
  await expect.poll(read).toMatch(/^sinau_mails_total\{result="sent"\} [1-9]/m);
  expect(await read()).toMatch(
    /^http_request_duration_seconds_bucket\{le="15",operation="auth.register",(kind="call",status="200"|status="200",kind="call")\} [1-9]/m,
  );
  expect(await read()).toMatch(/^sinau_job_runs_total\{queue="mail.send",result="done"\} [1-9]/m);
  // The database may be slow to answer on a busy machine.
  await expect.poll(read).toMatch(/^sinau_database_up 1$/m);
});

test('a collector that refuses is named once in the log, and harms no call', async () => {
  collector.behaviour.isDown = true;
  const warnings = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('traces are not exported'));
  await register({});
  await expect.poll(() => warnings().length).toBe(1);
  await register({});
  collector.behaviour.isDown = false;
  expect(warnings()).toHaveLength(1);
});
