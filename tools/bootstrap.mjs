// Runs on any Node from 20 with nothing installed: `node tools/bootstrap.mjs <script.ts> [arguments]` installs what is
// missing and runs the script, under the Node the workspace pins. See docs/decisions/0012.
import { spawn } from 'node:child_process';
import { watchCaller } from './bootstrap/caller.mjs';
import {
  generateDatabaseClient,
  installDependencies,
  requireAnyNode,
  requireModernNode,
} from './bootstrap/dependencies.mjs';
import { cleanEnvironment, withWorkspaceCommands } from './bootstrap/environment.mjs';
import { workspaceRoot } from './bootstrap/workspace-root.mjs';

requireAnyNode();
const clean = cleanEnvironment(process.env);
await installDependencies(clean);

const env = withWorkspaceCommands(clean);
requireModernNode(env);
await generateDatabaseClient(env);

handOver(process.argv.slice(2));

/** @param {string[]} command */
function handOver(command) {
  // The channel carries no messages: its end tells the script that this process is gone, for whatever reason.
  const child = spawn('node', command, { cwd: workspaceRoot, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  watchCaller(process.env, () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
