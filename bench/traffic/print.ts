import type { Result } from './generator.ts';

/** A generator that is later than this sends less than it was ordered to. */
const mostLateMs = 100;

/** Prints what came of an order. */
export function print(name: string, result: Result) {
  const { calls, outcomes, failures, p50, p95, refusedP95, lateP99, wellAfter, lastAnswer } = result;
  const share = (count: number) => `${count} (${((100 * count) / calls).toFixed(2)} %)`;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`\n${name}: ${calls} calls in ${result.seconds.toFixed(1)} s`);
  for (const [outcome, count] of Object.entries(outcomes)) console.log(`  ${outcome}: ${share(count)}`);
  for (const failure of failures) console.log(`    ${failure}`);
  console.log(`  answers: p50 ${ms(p50)}, p95 ${ms(p95)}; refusals: p95 ${ms(refusedP95)}`);
  const judgement = lateP99 > mostLateMs ? ': it was the limit, so these figures say little' : '';
  console.log(`  generator late by ${ms(lateP99)} (p99)${judgement}`);
  if (lastAnswer > 0)
    console.log(
      `  all well ${wellAfter.toFixed(1)} s after the load, the last answer ${lastAnswer.toFixed(1)} s after it`,
    );
}
