import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The name of the program a process runs, or undefined when it has ended. A bare Debian has no `ps`. */
export async function programOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') return await readProgram(pid);
    const { stdout } = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]);
    return basename(stdout.trim());
  } catch {
    return undefined; // The process ended between the question and the answer.
  }
}

async function readProgram(pid: number): Promise<string | undefined> {
  const [, name, state] = (await readFile(`/proc/${pid}/stat`, 'utf8')).match(/\((.*)\) (\w)/s) ?? [];
  return state === 'Z' ? undefined : name; // A killed process stays visible until its parent has noticed.
}
