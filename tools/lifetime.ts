import { showReason } from './explained.ts';

type Ending = () => Promise<unknown>;

export interface Lifetime {
  /** Aborted when the end begins: commands started with it are stopped. */
  signal: AbortSignal;
  /** Registers cleanup for the end; the last one registered runs first. */
  atEnd(ending: Ending): void;
  /** Ends everything and the process, once, whatever the number of callers. */
  end(code: number): Promise<void>;
}

/**
 * Ties child processes of a tool to its own life: Ctrl-C, `kill`, a closed terminal or a vanished parent end all of it.
 */
export function createLifetime(farewell: string): Lifetime {
  const abort = new AbortController();
  const endings: Ending[] = [];
  let isEnding = false;

  async function end(code: number) {
    if (isEnding) return;
    isEnding = true;
    console.log(farewell);
    abort.abort();
    let exitCode = code;
    for (const ending of endings.reverse()) {
      try {
        await ending();
      } catch (error) {
        showReason(error);
        exitCode = 1;
      }
    }
    process.exit(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('disconnect', () => void end(0));
  return { signal: abort.signal, atEnd: (ending) => void endings.push(ending), end };
}
