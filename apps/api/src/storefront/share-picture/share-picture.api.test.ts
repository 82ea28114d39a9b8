import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const draw = async (path: string) => {
  const { statusCode, rawPayload, headers } = await app.app.inject({ url: `/share/${path}` });
  return { statusCode, type: headers['content-type'], bytes: rawPayload };
};

test(
  'the picture of a class is a PNG of 1200 by 630, drawn again when its price changes',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const { id, slug } = await publishedProgram(app, partner, {
      salePrice: 150_000,
      thumbnail: '/covers/jurnalistik-1.svg',
    });
    const first = await draw(`class/${slug}.png`);
    expect(first).toMatchObject({ statusCode: 200, type: 'image/png' });
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await draw(`class/${slug}.png`)).bytes.equals(first.bytes)).toBe(true);

    await app.db.class.update({ where: { id }, data: { salePrice: 0 } });
    expect((await draw(`class/${slug}.png`)).bytes.equals(first.bytes)).toBe(false);
  },
);

test('pages that visitors cannot see have no picture', async () => {
  const { partner } = await scene(app);
  const { id, slug } = await publishedProgram(app, partner);
  await app.db.class.update({ where: { id }, data: { suspendedAt: new Date(), suspensionReason: 'Diperiksa' } });
  for (const path of [`class/${slug}.png`, `bundle/${slug}.png`, 'rahasia/x.png', 'class/x.svg'])
    expect([path, (await draw(path)).statusCode]).toEqual([path, 404]);
});

test('an unreadable picture is replaced by the product’s colour', async () => {
  const { partner } = await scene(app);
  const { slug } = await publishedProgram(app, partner, { thumbnail: '/covers/hilang-9.svg' });
  expect((await draw(`class/${slug}.png`)).statusCode).toBe(200);
});
