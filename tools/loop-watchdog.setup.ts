import { watchEventLoop } from './loop-watchdog.ts';

/** Files may share a process, which needs one watchdog. */
const shared = globalThis as { isWatched?: boolean };

if (!shared.isWatched) {
  shared.isWatched = true;
  void watchEventLoop({ tickMs: 5_000, ticks: 36, name: 'these tests' });
}
