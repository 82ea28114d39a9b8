import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { badH5p, h5pShapes } from '../../testing/h5p-shapes.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { storedFiles, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const send = (content: Buffer) => upload(app, partner, '/media?kind=package', { name: 'kuis.h5p', content });
const get = (address: string) => supertest(app.app.server).get(address);

test.each(Object.entries(h5pShapes))('an H5P package with %s plays all of its scripts', async (_, shape) => {
  const { status, data, error } = await send(shape.content);
  expect({ status, error }).toEqual({ status: 200, error: null });
  const { score, title, scripts, library, coreApi } = shape.expected;
  expect(data.manifest).toMatchObject({
    format: 'h5p',
    parts: [{ isTracked: score !== 'none' }],
    namesScore: score === 'sure',
    ...(title && { title }),
    ...(coreApi && { coreApi }),
  });
  const { text: page } = await get(data.address);
  expect(page).toContain(`"library":"${library}"`);
  expect(page.match(/<script>/g)).toHaveLength(1);
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  for (const address of loaded) expect((await get(address)).status).toBe(200);
  if (scripts)
    expect(loaded.filter((address) => scripts.some((path) => address.endsWith(path)))).toHaveLength(scripts.length);
  const stored = await app.db.packageFile.findMany({ where: { mediaId: data.id } });
  expect(stored.filter(({ path }) => /\/language\/|H5PEditor|\.exe$/.test(path))).toEqual([]);
});

test.each(Object.entries(badH5p))(
  'an H5P package with %s ends in a sentence and leaves nothing',
  async (_, { content, sentence }) => {
    const before = [await app.db.media.count(), await storedFiles(app)];
    const { status, error } = await send(content);
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'package_refused' });
    expect(error!.fields!.file).toMatch(sentence);
    expect([await app.db.media.count(), await storedFiles(app)]).toEqual(before);
  },
);
