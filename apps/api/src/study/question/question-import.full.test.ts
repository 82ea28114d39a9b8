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
  'the import report of taken, changed and omitted content is the difference between a file and the stored questions, of 20,000 files (seed %i)',
  async (seed) => {
    const sum = await accountForFiles(app, await newPartner(app), files, seed);
    process.stdout.write(`${JSON.stringify(sum)}\n`);
    expect(sum.files).toBe(files);
  },
  3_600_000,
);
