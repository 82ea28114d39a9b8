import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/** The settings of npm for reaching a registry, which pnpm needs too. */
const registrySettings = /^npm_config_(registry|cache|proxy|https_proxy|noproxy|ca|cafile|strict_ssl|userconfig)$/i;

/**
 * Removes the settings that `npm start` passes on in the environment, its own and the package's. pnpm and the tools
 * below it would take them for theirs.
 * @param {NodeJS.ProcessEnv} inherited
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(inherited) {
  const kept = Object.entries(inherited).filter(
    ([name]) => registrySettings.test(name) || !/^(npm_|NODE$|INIT_CWD$)/i.test(name),
  );
  return {
    // Node caches compiled code: a command starts in half of the processor time.
    NODE_COMPILE_CACHE: join(workspaceRoot, 'node_modules/.cache/node'),
    ...Object.fromEntries(kept),
    npm_config_loglevel: 'error',
    CHECKPOINT_DISABLE: '1',
    DO_NOT_TRACK: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  };
}

/** Folder of the workspace's own pnpm: outside of node_modules, which pnpm may empty. */
export const pnpmFolder = join(workspaceRoot, '.cache/pnpm');
export const pnpmCommands = join(pnpmFolder, 'node_modules/.bin');

/**
 * Puts the workspace's commands first in the path, its pinned `node` among them, and pnpm last.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withWorkspaceCommands(env) {
  return { ...env, PATH: [join(workspaceRoot, 'node_modules/.bin'), env.PATH, pnpmCommands].join(delimiter) };
}

/**
 * Ensures a writable home folder, where npm and pnpm store their caches. Where it is read-only, they get one in the
 * workspace, and still read the settings of the real one.
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
