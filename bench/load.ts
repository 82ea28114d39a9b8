import { readFileSync } from 'node:fs';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { Request } from './scenarios.ts';

export const connections = 32;

export interface Measured {
  /** Number of answered requests. */
  readonly requests: number;
  readonly refused: number;
  /** Reason of the first refusal. */
  readonly refusal: string | undefined;
  readonly seconds: number;
  /** Seconds that the server's process has used meanwhile: meaningful on a busy machine, too. */
  readonly processorSeconds: number;
  /** Latency in microseconds. */
  readonly latency: RecordableHistogram;
}

/** Keeps every connection busy for a while: each sends its next request once the last was answered or refused. */
export async function keepBusy(
  { origin, pid }: { readonly origin: string; readonly pid: number },
  nextRequest: () => Request & { readonly headers?: Record<string, string> },
  seconds: number,
): Promise<Measured> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const latency = createHistogram();
  const processorBefore = processorSecondsOf(pid);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let [requests, refused] = [0, 0];
  let refusal: string | undefined;

  const send = async ({ method, path, token, body, headers }: ReturnType<typeof nextRequest>) => {
    const answer = await pool.request({
      method,
      path,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`);
  };
  const worker = async () => {
    while (performance.now() < end) {
      const request = nextRequest();
      const start = performance.now();
      try {
        await send(request);
        latency.record(Math.max(1, Math.round((performance.now() - start) * 1000)));
        requests += 1;
      } catch (error) {
        refusal ??= (error as Error).message;
        refused += 1;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, worker));
  } finally {
    await pool.close();
  }
  return {
    requests,
    refused,
    refusal,
    seconds: (performance.now() - begun) / 1000,
    processorSeconds: processorSecondsOf(pid) - processorBefore,
    latency,
  };
}

/** Returns the processor time of a process: Linux counts it in hundredths of a second; elsewhere it is unknown. */
export function processorSecondsOf(pid: number) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return NaN;
  }
}

/** Merges several rounds into one. */
export function merge(rounds: readonly Measured[]): Measured {
  const latency = createHistogram();
  for (const round of rounds) latency.add(round.latency);
  return {
    latency,
    requests: sum(rounds.map(({ requests }) => requests)),
    refused: sum(rounds.map(({ refused }) => refused)),
    refusal: rounds.find(({ refusal }) => refusal)?.refusal,
    seconds: sum(rounds.map(({ seconds }) => seconds)),
    processorSeconds: sum(rounds.map(({ processorSeconds }) => processorSeconds)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
