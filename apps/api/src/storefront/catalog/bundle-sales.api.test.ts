import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedBundle } from '../../testing/marketplace.ts';
import { bought } from '../../testing/purchases.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let midtrans: FakeMidtrans;
let app: AppUnderTest;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

test('a sale of a bundle leaves its row alone, and a job counts all that were sold, once', async () => {
  const { partner } = await scene(app);
  const classIds = [(await publishedProgram(app, partner)).id, (await publishedProgram(app, partner)).id];
  const { id } = await publishedBundle(app, partner, { classIds });
  const row = async () => {
    const [found] = await app.db.$queryRaw<{ version: string; participantCount: number; updatedAt: Date }[]>`
      SELECT xmin::text AS version, "participantCount", "updatedAt" FROM "Bundle" WHERE id = ${id}::uuid`;
    return found!;
  };
  const before = await row();
  for (let count = 0; count < 3; count += 1) await bought(app, midtrans, await newPerson(app), { bundleIds: [id] });
  expect(await row()).toEqual(before);
  for (let run = 0; run < 2; run += 1) await app.runJob('catalog.bundleSales');
  const { participantCount, updatedAt } = await row();
  expect([participantCount, updatedAt]).toEqual([before.participantCount + 3, before.updatedAt]);
});
