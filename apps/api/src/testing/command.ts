import { vi } from 'vitest';
import { commandLine } from '../command-line.ts';

/** Runs a command of the command line in this process. */
export async function command(...args: string[]) {
  const written = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line: string) => void (written[stream] += `${line}\n`)),
  );
  await commandLine.parseAsync(args, { from: 'user' });
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  for (const spy of spies) spy.mockRestore();
  return { code, output: written.log, complaint: written.error };
}
