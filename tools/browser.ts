import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { runCommand } from './commands.ts';

/**
 * Returns the path of a Chromium: the one in CHROMIUM_PATH, an installed Chrome or Chromium, one cached by Playwright,
 * or else one that is installed now. Fails with the command to run where none of that works.
 */
export async function ensureBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is '${named}', where no program is`);
  }
  const found = findInstalled();
  if (found) return found;

  await install();
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(`No browser was found and none could be installed. Please run: ${installCommand().join(' ')}`);
}

/** Chromium without its own windows: a page opens in a ninth of the processor time. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications,
    chromium.executablePath(),
  ];
  return candidates.find(isProgram);
}

async function install(): Promise<void> {
  console.log('No browser found: installing Chromium');
  try {
    if (canUseApt()) {
      await runCommand('apt-get', ['update', '-q']);
      // Older releases of Debian lack it.
      if (await succeeds('apt-get', [...aptInstall, headlessShell])) return;
    }
    const [program, ...args] = installCommand();
    if (program) await runCommand(program, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error); // The caller prints the command to run.
  }
}

const aptInstall = ['install', '-y', '-q', '--no-install-recommends'];
const installCommand = () =>
  canUseApt() ? ['apt-get', ...aptInstall, 'chromium'] : ['npx', '--yes', 'playwright', 'install', 'chromium'];

const succeeds = (program: string, args: string[]) =>
  runCommand(program, args).then(
    () => true,
    () => false,
  );

/** Debian's package includes the libraries that a downloaded Chromium would lack. */
const canUseApt = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
