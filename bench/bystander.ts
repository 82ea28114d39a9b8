/**
 * `npm run bench:bystander`: how long a user waits for an answer while another one sends 150 calls concurrently, and
 * while a recording is encoded, beside how long without. In one run, so that the ratio means something on any machine.
 */
import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import { keepEncoding } from './keep-encoding.ts';
import { callApi, signIn, withDemoServer } from '@sinau/tools/demo-server';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const parallelCalls = 150;

await withDemoServer(measure);

async function measure(origin: string) {
  const [busy, bystander] = [await signIn(origin, 'Mitra'), await signIn(origin, 'Peserta')];
  const { list } = await callApi<{ list: { id: string }[] }>(origin, {
    method: 'GET',
    path: '/program?page=1&perPage=1',
  });
  const body = { programIds: [list[0]!.id], paymentMethod: 'qris' };
  const workloads = {
    'POST /transaction/create': { method: 'POST', path: '/api/transaction/create', body },
    'GET /user/cart': { method: 'GET', path: '/api/user/cart' },
  } as const;

  await waitOf(origin, bystander); // Warms up.
  const alone = await waitOf(origin, bystander);
  console.log(`alone: p95 ${alone.toFixed(1)} ms`);
  for (const [name, request] of Object.entries(workloads)) {
    const crowd = startCrowd(origin, busy, request);
    const beside = await waitOf(origin, bystander);
    const answers = await crowd.stop();
    console.log(
      `beside ${parallelCalls} times ${name}: p95 ${beside.toFixed(1)} ms, ${(beside / alone).toFixed(1)} times as long; answers ${JSON.stringify(answers)}`,
    );
  }
  const encoding = await keepEncoding();
  const beside = await waitOf(origin, bystander);
  await encoding.stop();
  const after = await waitOf(origin, bystander);
  console.log(
    `beside an encoder: p95 ${beside.toFixed(1)} ms; afterwards ${after.toFixed(1)} ms; ${(beside / after).toFixed(1)} times as long`,
  );
}

/** The p95 in milliseconds of a user who requests the count of their own cart, again and again. */
async function waitOf(origin: string, token: string): Promise<number> {
  const pool = new Pool(origin, { connections: 1 });
  const latency = createHistogram();
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await pool.request({
      method: 'GET',
      path: '/api/user/cart/count',
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`The bystander was answered ${answer.statusCode}`);
    latency.record(Math.max(1, Math.round((performance.now() - begun) * 1000)));
  }
  await pool.close();
  return latency.percentile(95) / 1000;
}

interface Workload {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** Keeps this number of one user's calls in flight. `stop` returns the count of each status. */
function startCrowd(origin: string, token: string, { method, path, body }: Workload) {
  const pool = new Pool(origin, { connections: parallelCalls });
  const answers: Record<number, number> = {};
  let isOver = false;
  const caller = async () => {
    while (!isOver) {
      const answer = await pool.request({
        method,
        path,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      await answer.body.dump();
      answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1;
    }
  };
  const callers = Array.from({ length: parallelCalls }, caller);
  return {
    async stop() {
      isOver = true;
      await Promise.all(callers);
      await pool.close();
      return answers;
    },
  };
}
