// Runs on any Node from 20 with nothing installed: `node tools/bootstrap.mjs <script.ts> [arguments]` installs what is
// missing and hands over to the script, under the Node the workspace pins. See docs/decisions/0012.
import { spawn } from 'node:child_process';
import { generateDatabaseClient, installDependencies, requireNode } from './bootstrap/dependencies.mjs';
import { cleanEnvironment, withWorkspaceCommands } from './bootstrap/environment.mjs';
import { workspaceRoot } from './bootstrap/workspace-root.mjs';

requireNode();

const [script, ...args] = process.argv.slice(2);
const env = withWorkspaceCommands(cleanEnvironment(process.env));
await installDependencies(env);
await generateDatabaseClient(env);
if (script) handOver(script, args);

/**
 * @param {string} script
 * @param {string[]} args
 */
function handOver(script, args) {
  // The channel carries no messages: it tells the script when this process is gone, however it went.
  const child = spawn('node', [script, ...args], { cwd: workspaceRoot, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
