import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';

export interface WatchdogData {
  /** Counts the turns of the event loop. */
  shared: SharedArrayBuffer;
  tickMs: number;
  /** Ticks without a turn after which the loop counts as blocked. */
  ticks: number;
  name: string;
}

/**
 * Ends this process with a stack trace once its event loop is blocked: no timeout of a test fires then, and a run
 * would wait for it without end. Resolves once the watchdog runs.
 */
export function watchEventLoop({ tickMs, ticks, name }: Omit<WatchdogData, 'shared'>): Promise<void> {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beats = new Int32Array(shared);
  setInterval(() => Atomics.add(beats, 0, 1), tickMs / 2).unref();
  const workerData: WatchdogData = { shared, tickMs, ticks, name };
  const thread = new Worker(join(import.meta.dirname, 'loop-watchdog.thread.ts'), { workerData, execArgv: [] });
  thread.unref();
  return new Promise((resolve) => void thread.once('message', () => resolve()));
}
