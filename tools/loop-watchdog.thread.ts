import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import type { WatchdogData } from './loop-watchdog.ts';

// Runs in a thread of its own, since a blocked event loop cannot report itself. It counts its own ticks instead of
// reading the clock: on a machine that slept, the ticks have slept as well.
const { shared, tickMs, ticks, name } = workerData as WatchdogData;
const beats = new Int32Array(shared);
let last = -1;
let silent = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent === ticks) report();
}, tickMs);
parentPort!.postMessage('running');

/** Writes where the main thread is, and ends the process. Code outside JavaScript cannot be interrupted to tell. */
function report() {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const lines = callFrames.map(
      ({ functionName, location: { scriptId, lineNumber } }) =>
        `  at ${functionName || '(anonymous)'} ${files.get(scriptId) ?? ''}:${lineNumber + 1}`,
    );
    end(lines.slice(0, 30).join('\n'));
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  setTimeout(() => end('  in code outside JavaScript'), 10_000);
}

function end(stack: string) {
  writeSync(2, `\nThe event loop of ${name} has been blocked for ${(ticks * tickMs) / 1000} s:\n${stack}\n`);
  process.kill(process.pid, 'SIGKILL');
}
