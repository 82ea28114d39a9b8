/**
 * `npm run bench:restarts`: replaces two processes behind the shipped proxy, one after the other, three times, while
 * callers send reads, heartbeats, orders and logins without a pause. It prints what failed, which has to be nothing, and
 * how long calls took. Needs `haproxy`. BENCH_CALLERS=16  BENCH_ROUNDS=3
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTraffic } from './traffic/behind-proxy.ts';
import { print } from './traffic/print.ts';

const callers = Number(process.env.BENCH_CALLERS ?? 16);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** The proxy looks twice a second whether a process is back. */
const pauseMs = 1_500;

console.log(`${cpus().length} cores, a load of ${loadavg()[0]!.toFixed(1)}`);
await withTraffic({ processes: 2 }, async ({ metricsPorts, restart }, generator) => {
  await generator.run({ kind: 'saturate', callers, seconds: 10 }); // Warms up.
  const using = generator.run({ kind: 'use', callers });
  for (let round = 0; round < rounds; round += 1)
    for (const index of metricsPorts.keys()) {
      await sleep(pauseMs);
      await restart(index);
    }
  await sleep(pauseMs);
  generator.end();
  print(`${rounds} rolling restarts of 2 processes`, await using);
});
