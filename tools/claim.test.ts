import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataFolder, type Claim } from './claim.ts';
import { inWorkspace } from './workspace.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'claim-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Claims the folder in a process of its own, which holds it until it is killed. */
async function claimElsewhere() {
  const script = `
    import { claimDataFolder } from ${JSON.stringify(inWorkspace('tools/claim.ts'))};
    await claimDataFolder(${JSON.stringify(dataDir)});
    console.log('claimed');
    setInterval(() => {}, 1000);`;
  const holder = spawn('node', ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

test('a second start learns the state and address of the first one', async () => {
  const first = (await claimDataFolder(dataDir)) as Claim;
  expect(await claimDataFolder(dataDir)).toEqual({ phase: 'starting' });

  first.tell({ phase: 'running', url: 'http://localhost:3000' });
  expect(await claimDataFolder(dataDir)).toEqual({ phase: 'running', url: 'http://localhost:3000' });
});

test('a folder whose owner was killed can be claimed, and reports the crash', async () => {
  const holder = await claimElsewhere();
  expect(await claimDataFolder(dataDir)).toEqual({ phase: 'starting' });

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await claimDataFolder(dataDir)).toMatchObject({ followsCrash: true });
});

test('a released folder can be claimed as if it had never been claimed', async () => {
  const first = (await claimDataFolder(dataDir)) as Claim;
  await first.release();
  expect(await claimDataFolder(dataDir)).toMatchObject({ followsCrash: false });
});

test('a folder deep below others can be claimed as well', async () => {
  const deep = join(dataDir, 'a'.repeat(120));
  expect(await claimDataFolder(deep)).toMatchObject({ followsCrash: false });
  expect(await claimDataFolder(deep)).toEqual({ phase: 'starting' });
});
