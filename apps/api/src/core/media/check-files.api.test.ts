import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore, type FileStore } from '../../platform/file-store/index.ts';
import { missingFiles } from '../../platform/metrics/process-metrics.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { fixture, upload } from '../../testing/uploads.ts';
import { checkFiles } from './index.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
let store: FileStore;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
  store = createFileStore('media', app.env);
});
afterAll(() => app.stop());

const uploaded = async () =>
  (await upload(app, partner, '/media', { name: 'materi.pdf', content: fixture('lesson.pdf') })).data;

test('files without a row and rows without a file are found, and nothing else', async () => {
  const [whole, lost] = [await uploaded(), await uploaded()];
  expect(await checkFiles(app.db, store)).toEqual({ withoutRow: [], withoutFile: [] });

  const stray = `${randomUUID()}/pdf.pdf`;
  await store.withWorkFile(async (path) => {
    await writeFile(path, 'stray');
    await store.put(stray, path);
  });
  const { fileName } = await app.db.media.findUniqueOrThrow({ where: { id: lost.id } });
  await store.remove(lost.id);
  expect(await checkFiles(app.db, store)).toEqual({ withoutRow: [stray], withoutFile: [`${lost.id}/${fileName}`] });
  expect(whole.id).not.toBe(lost.id);
});

test('a file that is removed while the store is compared is not reported', { tags: 'night' }, async () => {
  const { id } = await uploaded();
  const removing: FileStore = {
    ...store,
    async *keys() {
      for await (const key of store.keys()) {
        if (key.startsWith(id)) {
          await store.remove(id);
          await app.db.media.delete({ where: { id } });
        }
        yield key;
      }
    },
  };
  const { withoutRow, withoutFile } = await checkFiles(app.db, removing);
  expect([...withoutRow, ...withoutFile].filter((key) => key.startsWith(id))).toEqual([]);
});

test('each read of a missing file is counted in the metrics', { tags: 'night' }, async () => {
  const { id, address } = await uploaded();
  await store.remove(id);
  const count = async () =>
    (await missingFiles.get()).values.find(({ labels }) => labels.folder === 'media')?.value ?? 0;
  const before = await count();
  expect((await fetch(app.app.listeningOrigin + address!)).status).toBe(404);
  expect(await count()).toBe(before + 1);
});
