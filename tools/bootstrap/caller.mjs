import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Calls back once npm is gone. npm runs a script in a shell. When npm is killed, neither the shell nor the script is
 * notified, and the server would continue to run unnoticed by the user who believes to have ended it.
 * @param {NodeJS.ProcessEnv} env
 * @param {() => void} onGone
 */
export function watchCaller(env, onGone) {
  if (!env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = describe(parent);
  const isPresent =
    shell && /^(da|ba|z)?sh$/.test(shell.name)
      ? () => describe(parent)?.parent === shell.parent
      : () => process.ppid === parent;
  const timer = setInterval(() => {
    if (isPresent()) return;
    clearInterval(timer);
    onGone();
  }, 250);
  timer.unref();
}

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number } | undefined}
 */
function describe(pid) {
  try {
    const text = process.platform === 'linux' ? readFileSync(`/proc/${pid}/stat`, 'utf8') : askPs(pid);
    const [, name = '', parent] = text.match(/\((.*)\) \w+ +(\d+)/s) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined; // The process has ended.
  }
}

/** @param {number} pid */
function askPs(pid) {
  const [parent, name] = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/, 2);
  return `(${name?.split('/').at(-1)}) S ${parent}`;
}
