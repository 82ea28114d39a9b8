/**
 * `npm run bench:load`: two processes behind the shipped proxy, first at the load that they can carry, then at twice
 * that. It prints how many calls were answered and by whom the others were refused, how long answers took, and when all
 * was well again. Needs `haproxy`. BENCH_SECONDS=20  BENCH_CALLERS=64  BENCH_LOAD=2
 */
import { cpus, loadavg } from 'node:os';
import { withTraffic } from './traffic/behind-proxy.ts';
import { print } from './traffic/print.ts';
import { processorSecondsOf } from './load.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const callers = Number(process.env.BENCH_CALLERS ?? 64);
const times = Number(process.env.BENCH_LOAD ?? 2);

console.log(`${cpus().length} cores, a load of ${loadavg()[0]!.toFixed(1)}`);
await withTraffic({ processes: 2 }, async ({ pids }, generator) => {
  const processor = () => [...pids.map(processorSecondsOf), generator.processorSeconds()];
  /** Runs an order; prints what came of it, and the shares of a core that processes and generator had meanwhile. */
  const measure = async (name: string, order: Parameters<typeof generator.run>[0]) => {
    const [before, begun] = [processor(), performance.now()];
    const result = await generator.run(order);
    const elapsed = (performance.now() - begun) / 1000;
    const shares = processor().map((now, index) => ((now - before[index]!) / elapsed).toFixed(2));
    print(name, result);
    console.log(`  of a core: processes ${shares.slice(0, -1).join(' and ')}, generator ${shares.at(-1)}`);
    return result;
  };
  await measure('warming up', { kind: 'saturate', callers, seconds: 10 });
  const carried = await measure(`${callers} callers without a pause`, { kind: 'saturate', callers, seconds });
  const capacity = (carried.outcomes.answered ?? 0) / carried.seconds;
  const perSecond = times * capacity;
  await measure(`${times} times that: ${perSecond.toFixed(0)} calls a second`, { kind: 'flood', perSecond, seconds });
});
