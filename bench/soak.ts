/**
 * `npm run bench:soak`: the memory of one process under an hour of mixed load (calls, rendered pages, event streams that
 * come and go), a line each minute, and by how much it
 * grows in an hour. A tenth of the minutes warms up. Ends with 1 if a process needs more than SOAK_MOST_MB.
 * Needs `haproxy`. SOAK_MINUTES=60  SOAK_CALLS=100 (a second)  SOAK_MOST_MB=400
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { World } from './scenarios.ts';
import { withTraffic } from './traffic/behind-proxy.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 60);
const perSecond = Number(process.env.SOAK_CALLS ?? 100);
const mostMb = Number(process.env.SOAK_MOST_MB ?? 400);
/** Event streams, which all close and open again each minute: half of the connections that an address may have. */
const streams = 100;

interface Reading {
  readonly minute: number;
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
}

console.log(`${cpus().length} cores, a load of ${loadavg()[0]!.toFixed(1)}, ${perSecond} calls a second`);
await withTraffic({ processes: 1, hasPages: true }, async ({ origin, world, pids, metricsPorts }, generator) => {
  const readings: Reading[] = [];
  let closeStreams = () => {};
  for (let minute = 1; minute <= minutes; minute += 1) {
    closeStreams();
    closeStreams = await openStreams(origin, world.subjects.slice(0, streams));
    const { calls, outcomes, p95 } = await generator.run({ kind: 'flood', perSecond, seconds: 60 });
    const reading = { minute, ...(await memoryOf(pids[0]!, metricsPorts[0]!)) };
    readings.push(reading);
    const unanswered = JSON.stringify({ ...outcomes, answered: undefined });
    console.log(
      `${minute}: ${reading.rss.toFixed(0)} MB, heap ${reading.heap.toFixed(0)}, outside of it ${reading.external.toFixed(0)}; ${calls} calls, p95 ${p95.toFixed(0)} ms, unanswered ${unanswered}`,
    );
  }
  closeStreams();
  const warm = readings.slice(Math.floor(minutes / 10));
  for (const name of ['rss', 'heap', 'external'] as const)
    console.log(`${name}: ${(60 * slopeOf(warm.map((one) => [one.minute, one[name]]))).toFixed(1)} MB an hour`);
  const most = Math.max(...readings.map(({ rss }) => rss));
  console.log(`at most ${most.toFixed(0)} MB`);
  if (most > mostMb) process.exitCode = 1;
});

/** Opens event streams, which end with the returned function. */
async function openStreams(origin: string, subjects: World['subjects']) {
  const leaving = new AbortController();
  const open = ({ token }: (typeof subjects)[number]) =>
    fetch(`${origin}/api/user/notification/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
  // Twenty at a time, as the proxy bounds the connections of an address.
  for (let begin = 0; begin < subjects.length; begin += 20)
    await Promise.all(subjects.slice(begin, begin + 20).map(open));
  return () => leaving.abort();
}

/** Memory in MB: all of the process (Linux), V8's heap in use, and what its objects hold outside of it. */
async function memoryOf(pid: number, metricsPort: number) {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text();
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)![1]) / 2 ** 20;
  return {
    rss: kilobytes / 1024,
    heap: megabytes('nodejs_heap_size_used_bytes'),
    external: megabytes('nodejs_external_memory_bytes'),
  };
}

/** Slope of the line through points that leaves the smallest squares. */
function slopeOf(points: readonly (readonly [number, number])[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
  const products = points.map((point) => (point[0] - x) * (point[1] - y));
  return mean(products) / mean(points.map((point) => (point[0] - x) ** 2));
}
