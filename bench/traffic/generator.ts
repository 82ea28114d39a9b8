/**
 * Generator of the load behind the proxy, in a process of its own (see `withTraffic`): it calls from many addresses, as
 * visitors do, since the proxy limits the connections of each.
 */
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { World } from '../scenarios.ts';
import { createMix, type Call } from './mix.ts';

/** The first message. */
export interface Target {
  readonly origin: string;
  readonly world: World;
  readonly hasPages: boolean;
}

export type Order =
  /** Calls without a pause, so many at a time. */
  | { readonly kind: 'saturate'; readonly callers: number; readonly seconds: number }
  /** So many calls a second, whether the previous ones were answered or not. */
  | { readonly kind: 'flood'; readonly perSecond: number; readonly seconds: number }
  /** Calls without a pause until the next order. */
  | { readonly kind: 'use'; readonly callers: number }
  | { readonly kind: 'end' };

export interface Result {
  readonly calls: number;
  readonly seconds: number;
  /** Number of calls by outcome: the status and who answered it, or the error of the connection. */
  readonly outcomes: Record<string, number>;
  /** Milliseconds until an answer with success, from the time at which the call was due. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds until a refusal. */
  readonly refusedP95: number;
  /** Milliseconds by which the generator itself was late: the 99th percentile. */
  readonly lateP99: number;
  /** Examples of what was neither answered nor refused. */
  readonly failures: readonly string[];
  /** Seconds from the last call of a flood until one of each kind is answered well again. */
  readonly wellAfter: number;
  /** Seconds from the last call of a flood until the last answer. */
  readonly lastAnswer: number;
}

const addresses = 100;
/** Below the 400 that the proxy allows an address. */
const connections = 60;
/** A call is answered well within this time. */
const wellMs = 1_000;
const probeMs = 250;
const longestProbingMs = 60_000;
/** Number of rounds of probes in a row that have to be answered well. */
const probes = 4;

// Ends with the run, however that ends.
process.once('disconnect', () => process.exit());

process.once('message', ({ origin, world, hasPages }: Target) => {
  const mix = createMix(world, { hasPages });
  const pools = Array.from(
    { length: addresses },
    (_none, index) =>
      new Pool(origin, { connections, pipelining: 1, localAddress: `127.0.1.${index + 1}`, headersTimeout: 90_000 }),
  );
  let turn = 0;
  const send = (call: Call) => sendOver(pools[turn++ % addresses]!, call);
  let isEnding = false;
  process.on('message', (order: Order) => {
    if (order.kind === 'end') isEnding = true;
    else
      void runOrder(order, { mix, send, isEnding: () => isEnding }).then((result) => {
        isEnding = false;
        process.send!(result);
      });
  });
});

async function sendOver(pool: Pool, { method, path, token, body }: Call) {
  try {
    const answer = await pool.request({
      method,
      path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    const { statusCode: status, headers } = answer;
    if (status === 200) return { outcome: 'answered', text };
    // The proxy answers in HTML, and gives a call no id.
    if (headers['x-request-id'] === undefined) return { outcome: `${status} by the proxy`, text };
    const isRefusal = (status === 503 || status === 429) && headers['retry-after'] !== undefined;
    return { outcome: isRefusal ? `refused with ${status}` : `${status} by the API`, text };
  } catch (error) {
    return { outcome: (error as NodeJS.ErrnoException).code ?? (error as Error).name, text: String(error) };
  }
}

interface Means {
  readonly mix: ReturnType<typeof createMix>;
  readonly send: (call: Call) => ReturnType<typeof sendOver>;
  readonly isEnding: () => boolean;
}

async function runOrder(order: Exclude<Order, { kind: 'end' }>, { mix, send, isEnding }: Means): Promise<Result> {
  const [answered, refused, late] = [createHistogram(), createHistogram(), createHistogram()];
  const outcomes: Record<string, number> = {};
  const failures: string[] = [];
  let calls = 0;
  const call = async (due: number, what: Call) => {
    calls += 1;
    late.record(micros(performance.now() - due));
    const { outcome, text } = await send(what);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const took = micros(performance.now() - due);
    if (outcome === 'answered') answered.record(took);
    else if (outcome.startsWith('refused')) refused.record(took);
    else if (failures.length < 10) failures.push(`${what.name}: ${outcome} ${text.slice(0, 200)}`);
  };

  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  const until = async (callers: number, isOver: () => boolean) => {
    const caller = async () => {
      while (!isOver()) await call(performance.now(), mix.next());
    };
    await Promise.all(Array.from({ length: callers }, caller));
  };
  const flood = async (perSecond: number, seconds: number) => {
    const sent: Promise<unknown>[] = [];
    for (; sent.length < Math.floor(perSecond * seconds); await sleep(2))
      while (sent.length < Math.floor(Math.min(elapsed(), seconds) * perSecond))
        sent.push(call(begun + (sent.length / perSecond) * 1000, mix.next()));
    const end = elapsed();
    const answers = Promise.all(sent).then(() => elapsed() - end);
    return { seconds: end, wellAfter: await secondsUntilWell({ mix, send }), lastAnswer: await answers };
  };
  const idle = { wellAfter: 0, lastAnswer: 0 };
  let times: Pick<Result, 'seconds' | 'wellAfter' | 'lastAnswer'>;
  if (order.kind === 'flood') times = await flood(order.perSecond, order.seconds);
  else {
    await until(order.callers, order.kind === 'use' ? isEnding : () => elapsed() > order.seconds);
    times = { seconds: elapsed(), ...idle };
  }
  return {
    ...times,
    calls,
    outcomes,
    p50: answered.percentile(50) / 1000,
    p95: answered.percentile(95) / 1000,
    refusedP95: refused.percentile(95) / 1000,
    lateP99: late.percentile(99) / 1000,
    failures,
  };
}

/**
 * Sends one call of each kind again and again, until those of a second have all been answered well; returns when they
 * began. Infinity if that takes more than a minute.
 */
async function secondsUntilWell({ mix, send }: Pick<Means, 'mix' | 'send'>) {
  const begun = performance.now();
  const isWell = async (one: Call) => {
    const sentAt = performance.now();
    return (await send(one)).outcome === 'answered' && performance.now() - sentAt < wellMs;
  };
  const rounds: { seconds: number; isWell: boolean | undefined }[] = [];
  while (performance.now() - begun < longestProbingMs) {
    const round: (typeof rounds)[number] = { seconds: (performance.now() - begun) / 1000, isWell: undefined };
    rounds.push(round);
    void Promise.all(mix.oneOfEach().map(isWell)).then((all) => {
      round.isWell = all.every(Boolean);
    });
    await sleep(probeMs);
    const first = rounds.findIndex((_round, index) => {
      const inRow = rounds.slice(index, index + probes);
      return inRow.length === probes && inRow.every((one) => one.isWell);
    });
    if (first !== -1) return rounds[first]!.seconds;
  }
  return Infinity;
}

function micros(milliseconds: number) {
  return Math.max(1, Math.round(milliseconds * 1000));
}
