import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@sinau/test-kit/ports';
import { expect, onTestFinished, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { sellFirstClass } from './first-order.ts';
import { screens } from '@sinau/contracts/screens';
import { pageCommands } from './page-commands.ts';
import { pageOf, type Shop } from './shop-visitor.ts';

const run = promisify(execFile);

/** Commands that give values: those of a trial take the place of the examples. */
const trialValues = [
  ['DOMAIN=', 'DOMAIN=sinau.test\nADMIN_EMAIL=admin@contoh.test\n'],
  ['SMTP_URL=', 'SMTP_URL=smtp://mail:1025\nMIDTRANS_SERVER_KEY=uji-coba\n'],
] as const;

/** Commands for the reader's own machine: this one has the programs, and its copy of the sources. */
const isForBareMachine = (heading: string) => heading === '1. Programs and sources';

/** The images are built, which takes minutes. */
const timeout = 1_800_000;

// The page installs with containers. Nightly runs with TEST_DATABASE=container have an engine; the others have none.
test.skipIf(process.env.TEST_DATABASE !== 'container')(
  'the page on installing leads from an empty machine to the first paid order over TLS',
  { timeout },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sinau-installation-'));
    const [httpPort, httpsPort, mailPort] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
    const settings = {
      COMPOSE_PROJECT_NAME: 'sinau-installation',
      RELEASE: 'installation',
      COMPOSE_FILE: 'compose.production.yml:tools/installation/trial.yml',
      TLS: 'internal',
      PAYMENT_GATEWAY: 'simulator',
      ALLOW_PAYMENT_SIMULATOR: 'true',
      HTTP_PORT: `${httpPort}`,
      HTTPS_PORT: `${httpsPort}`,
      MAIL_PORT: `${mailPort}`,
    };
    const inFolder = { cwd: folder, env: { ...process.env, ...settings }, maxBuffer: 64 * 2 ** 20 };
    const compose = async (...args: string[]) => (await run('docker', ['compose', ...args], inFolder)).stdout;
    onTestFinished(async () => {
      await compose('down', '--volumes', '--timeout', '5');
      await rm(folder, { recursive: true });
    });
    const { stdout: files } = await run('git', ['ls-files', '-z'], { cwd: workspaceRoot, maxBuffer: 64 * 2 ** 20 });
    for (const file of files.split('\0').filter(Boolean)) await cp(join(workspaceRoot, file), join(folder, file));

    const commands = (await pageCommands())
      .filter(({ heading }) => !isForBareMachine(heading))
      .map(({ commands }) => trialValues.find(([start]) => commands.startsWith(start))?.[1] ?? commands);
    expect(commands.filter((block) => trialValues.some(([, values]) => block === values))).toHaveLength(2);
    // Images of its own: those of the machine's shop stay as they are.
    const script = commands.join('\n').replaceAll(' sinau node ', ` sinau:${settings.RELEASE} node `);
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], inFolder);
    expect(stdout).toContain('Akun operator admin@contoh.test dibuat. Kata sandi: ');
    expect(stdout).not.toContain('✗');

    const shop: Shop = {
      domain: 'sinau.test',
      port: httpsPort,
      ca: await compose('exec', '--no-TTY', 'edge', 'cat', '/data/caddy/pki/authorities/local/root.crt'),
    };
    const { slug, order } = await sellFirstClass({
      shop,
      cli: (...args) => compose('exec', '--no-TTY', 'worker', 'node', 'apps/api/src/cli.ts', ...args),
      mailTo: (email) => mailTo(mailPort, email),
    });
    await expect.poll(order, { timeout: 60_000 }).toMatchObject({ status: 'SUCCESS', total: 150_000 });
    expect(await pageOf(shop, screens.classPage(slug))).toContain('Menulis Lead yang Kuat');
  },
);

/** Waits for a mail at the server that shows them. */
async function mailTo(port: number, email: string) {
  const newest = async () => {
    const mails = (await (await fetch(`http://127.0.0.1:${port}/email`)).json()) as {
      to: { address: string }[];
      text: string;
    }[];
    return mails.findLast(({ to }) => to.some(({ address }) => address === email))?.text;
  };
  await expect.poll(newest, { timeout: 60_000 }).toBeTruthy();
  return (await newest())!;
}
