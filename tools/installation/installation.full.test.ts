import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@sinau/test-kit/ports';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { sellFirstClass, type Installation } from './first-order.ts';
import { screens } from '@sinau/contracts/screens';
import { pageCommands } from './page-commands.ts';
import { callShop, pageOf } from './shop-visitor.ts';

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
describe.skipIf(process.env.TEST_DATABASE !== 'container')('an installation by the page on installing', () => {
  let folder: string;
  let machine: Machine;
  let sale: Awaited<ReturnType<typeof sellFirstClass>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sinau-installation-'));
    const { stdout: files } = await run('git', ['ls-files', '-z'], { cwd: workspaceRoot, maxBuffer: 64 * 2 ** 20 });
    for (const file of files.split('\0').filter(Boolean)) await cp(join(workspaceRoot, file), join(folder, file));
    machine = await newMachine(folder, 'sinau-installation');
  });
  afterAll(async () => {
    await machine.end();
    await rm(folder, { recursive: true });
  }, 120_000);

  test('leads from an empty machine to the first paid order over TLS', { timeout }, async () => {
    const commands = (await pageCommands())
      .filter(({ heading }) => !isForBareMachine(heading))
      .map(({ commands: block }) => trialValues.find(([start]) => block.startsWith(start))?.[1] ?? block);
    expect(commands.filter((block) => trialValues.some(([, values]) => block === values))).toHaveLength(2);
    // Images of its own: those of the machine's shop stay as they are.
    const output = await machine.run(commands.join('\n').replaceAll(' sinau node ', ` sinau:${release} node `));
    expect(output).toContain('Akun operator admin@contoh.test dibuat. Kata sandi: ');
    expect(output).not.toContain('✗');

    sale = await sellFirstClass(await machine.installation());
    await expect.poll(sale.order, { timeout: 60_000 }).toMatchObject({ status: 'SUCCESS', total: 150_000 });
    expect(await pageOf((await machine.installation()).shop, screens.classPage(sale.slug))).toContain(
      'Menulis Lead yang Kuat',
    );
  });

  test('a release replaces one process after the other, and no call fails', { timeout }, async () => {
    const { shop } = await machine.installation();
    let isReplaced = false;
    const replaced = machine
      .run(
        'docker compose run --rm migrate\n' +
          'for service in api-1 api-2 worker media; do docker compose up --detach --no-deps --force-recreate --wait $service; done',
      )
      .finally(() => {
        isReplaced = true;
      });
    const failed: unknown[] = [];
    let answered = 0;
    while (!isReplaced) {
      const calls = ['/catalog', '/category-class'].map((path) => callShop(shop, 'GET', path));
      for (const result of await Promise.allSettled(calls))
        if (result.status === 'fulfilled') answered += 1;
        else failed.push(result.reason);
    }
    await replaced;
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(0);
    expect(await sale.order()).toMatchObject({ status: 'SUCCESS' });
  });

  test('an empty machine has all of it after a restore, and sells', { timeout }, async () => {
    await machine.run('docker compose exec --no-TTY backup node apps/api/dist/cli.js backup /backup');
    // Only the secrets and the backup come along.
    const other = await newMachine(folder, 'sinau-restored');
    onTestFinished(other.end, 120_000);
    await other.run(
      'docker compose up --detach --wait postgres pooler\n' +
        'docker compose run --rm --no-deps --volume "$PWD/secrets:/keys:ro" backup node apps/api/dist/cli.js restore /backup --identity /keys/backup_key\n' +
        'docker compose up --detach',
    );
    const restored = await other.installation();
    expect(await restored.cli('media', 'check')).toMatch(/ 0 berkas hilang/);
    expect(await restored.cli('books', 'prove')).toContain('Buku cocok');
    expect(await pageOf(restored.shop, screens.classPage(sale.slug))).toContain('Menulis Lead yang Kuat');
    const { order } = await sellFirstClass(restored);
    await expect.poll(order, { timeout: 60_000 }).toMatchObject({ status: 'SUCCESS' });
  });
});

/** Tag of the images of the trial. */
const release = 'installation';

type Machine = Awaited<ReturnType<typeof newMachine>>;

/** Volumes, networks and ports of their own, as another machine has them; the folder has the sources, secrets and backups. */
async function newMachine(folder: string, project: string) {
  const [httpPort, httpsPort, mailPort] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const settings = {
    COMPOSE_PROJECT_NAME: project,
    RELEASE: release,
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
  return {
    /** Runs commands of a shell, which ends at the first that fails. */
    run: async (script: string) => (await run('bash', ['-euo', 'pipefail', '-c', script], inFolder)).stdout,
    async installation(): Promise<Installation> {
      return {
        shop: {
          domain: 'sinau.test',
          port: httpsPort,
          ca: await compose('exec', '--no-TTY', 'edge', 'cat', '/data/caddy/pki/authorities/local/root.crt'),
        },
        cli: (...args) => compose('exec', '--no-TTY', 'worker', 'node', 'apps/api/dist/cli.js', ...args),
        mailTo: (email) => mailTo(mailPort, email),
      };
    },
    end: async () => void (await compose('down', '--volumes', '--timeout', '5')),
  };
}

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
