import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/** The settings of npm that tell how to reach a registry, which pnpm needs too. */
const registrySettings = /^npm_config_(registry|cache|proxy|https_proxy|noproxy|ca|cafile|strict_ssl|userconfig)$/i;

/**
 * `npm start` passes its own settings and the package's on in the environment. pnpm and the tools below it would take
 * them for theirs.
 * @param {NodeJS.ProcessEnv} inherited
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(inherited) {
  const kept = Object.entries(inherited).filter(
    ([name]) => registrySettings.test(name) || !/^(npm_|NODE$|INIT_CWD$)/i.test(name),
  );
  return {
    // Node keeps what it compiled: a command starts in half of the processor time.
    NODE_COMPILE_CACHE: join(workspaceRoot, 'node_modules/.cache/node'),
    ...Object.fromEntries(kept),
    npm_config_loglevel: 'error',
    CHECKPOINT_DISABLE: '1',
    DO_NOT_TRACK: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  };
}

/** Where the workspace's own pnpm is installed: outside of node_modules, which pnpm may empty. */
export const pnpmFolder = join(workspaceRoot, '.cache/pnpm');
export const pnpmCommands = join(pnpmFolder, 'node_modules/.bin');

/**
 * The workspace's commands come first in the path, its pinned `node` among them; pnpm comes last.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withWorkspaceCommands(env) {
  return { ...env, PATH: [join(workspaceRoot, 'node_modules/.bin'), env.PATH, pnpmCommands].join(delimiter) };
}

/**
 * npm and pnpm keep their caches in the home folder. Where nothing can be written there, they get one in the workspace,
 * and still read the settings of the real one.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withWritableHome(env) {
  const home = env.HOME;
  if (!home || canWrite(home)) return env;
  const own = join(workspaceRoot, '.cache/home');
  mkdirSync(own, { recursive: true });
  return { npm_config_userconfig: join(home, '.npmrc'), ...env, HOME: own };
}

/** @param {string} folder */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
