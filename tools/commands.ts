import { spawn } from 'node:child_process';
import { withWorkspaceCommands } from './bootstrap/environment.mjs';
import { Explained } from './explained.ts';
import { workspaceRoot } from './workspace.ts';

/** A command that failed, and has shown why. */
export class CommandFailed extends Explained {
  readonly exitCode: number;
  constructor(message: string, exitCode: number | null) {
    super(message);
    this.exitCode = exitCode ?? 1;
  }
}

interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

/** The workspace's commands are also found by callers that did not start through the bootstrap. */
const settingsOf = ({ env = process.env, signal }: CommandOptions) => ({
  cwd: workspaceRoot,
  env: withWorkspaceCommands(env),
  signal,
});

/** Runs a command of the workspace, showing its output. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(command, args, { ...settingsOf(options), stdio: 'inherit' })
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 ? resolve() : reject(new CommandFailed(`${command} ${args.join(' ')} ended with ${code}`, code)),
      );
  });
}

/** Runs a command of the workspace and captures its output, to show it when the command fails. */
export function runQuietly(command: string, args: string[], options: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...settingsOf(options), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Explained(`${command} ${args.join(' ')} ended with ${code}\n${output}`));
    });
  });
}
