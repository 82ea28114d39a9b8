import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner } from '../../testing/scene.ts';
import { seeds } from '../../testing/seeded-random.ts';
import { accountForFiles } from './import/testing/import-account.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const files = 20_000;

test.each(seeds(1))(
  'what an import reports as taken, changed and left out is the difference between a file and what is stored, of 20,000 files (seed %i)',
  async (seed) => {
    const sum = await accountForFiles(app, await newPartner(app), files, seed);
    process.stdout.write(`${JSON.stringify(sum)}\n`);
    expect(sum.files).toBe(files);
  },
  3_600_000,
);
