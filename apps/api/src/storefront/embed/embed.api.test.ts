import { offerSlugIn } from '@sinau/contracts/storefront/embed/embed.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const get = (url: string, headers = {}) => app.app.inject({ url, headers });
const boxOf = async (slug: string) => {
  const { statusCode, body, headers } = await get(`/embed/${slug}`);
  return { status: statusCode, body, headers };
};
const oEmbed = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`);
const addressOf = (slug: string) => `${app.env.PUBLIC_URL}/catalog/${slug}`;

describe('the box', () => {
  test('shows an offer of each kind, and links to its page without a script or a cookie', async () => {
    const { partner } = await scene(app);
    const taught = await publishedProgram(app, partner, { title: 'Menulis <b>Lead</b>', salePrice: 150_000 });
    await app.db.class.update({ where: { id: taught.id }, data: { ratingAverage: 4.75, ratingCount: 1_200 } });
    const { status, body, headers } = await boxOf(taught.slug);
    expect(status).toBe(200);
    expect(body).toContain('Menulis &#60;b&#62;Lead&#60;/b&#62;');
    expect(body).toContain('★ 4,8 (1.200 ulasan)');
    expect(body).toContain('Rp150.000');
    expect(body).toContain('Ruang Redaksi');
    expect(body).toContain(`href="${addressOf(taught.slug)}" target="_blank" rel="noopener">Lihat kelas</a>`);
    expect(body).not.toContain('<script');
    expect(body.length).toBeLessThan(4_000);
    expect(headers).not.toHaveProperty('set-cookie');

    const held = await publishedWebinar(app, partner);
    const pack = await publishedBundle(app, partner, {
      classIds: [taught.id, (await publishedProgram(app, partner)).id],
    });
    for (const slug of [held.slug, pack.slug]) {
      const box = await boxOf(slug);
      expect([slug, box.status]).toEqual([slug, 200]);
      expect(box.body).toContain(`href="${addressOf(slug)}"`);
    }
    // Records that it names by id make it new when it changes: a bundle depends on its classes.
    expect((await boxOf(pack.slug)).body).toContain(taught.id);
  });

  test('may be framed by pages of any origin, unlike every other page, and runs nothing', async () => {
    const { partner } = await scene(app);
    const { slug } = await publishedProgram(app, partner);
    for (const { headers } of [await boxOf(slug), await boxOf('tidak-ada')]) {
      const csp = String(headers['content-security-policy']);
      expect(csp).toMatch(/^default-src 'none';img-src 'self';style-src 'sha256-/);
      expect(csp).toContain('frame-ancestors http: https:');
      expect(csp).not.toContain('script-src');
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    for (const url of [`/embed/${slug}/x`, '/oembed', '/api/catalog'])
      expect((await get(url)).headers['content-security-policy']).not.toContain('frame-ancestors http:');
  });

  test('follows the price, and says kindly that an offer is no longer sold, or gone', async () => {
    const { partner } = await scene(app);
    const { id, slug } = await publishedProgram(app, partner, { title: 'Foto Cerita', salePrice: 100_000 });
    const change = (data: object) => app.db.class.update({ where: { id }, data });
    await change({ salePrice: 80_000, normalPrice: 100_000, promotionEndsAt: later(app.clock.now(), days(1)) });
    expect((await boxOf(slug)).body).toMatch(/Rp80\.000 <s[^>]*>Rp100\.000<\/s>/);
    app.clock.advance(days(2));
    expect((await boxOf(slug)).body).toContain('Rp100.000');
    await change({ salePrice: 0, normalPrice: null, promotionEndsAt: null });
    expect((await boxOf(slug)).body).toContain('Gratis');

    await change({ archiveAt: app.clock.now() });
    const archived = await boxOf(slug);
    expect([archived.status, archived.body.includes('sudah tidak dijual')]).toEqual([200, true]);
    expect(archived.body).toContain(`href="${app.env.PUBLIC_URL}/catalog"`);

    await change({ archiveAt: null, suspendedAt: app.clock.now(), suspensionReason: 'Diperiksa' });
    for (const gone of [slug, 'belum-pernah-ada', '%3Cscript%3E']) {
      const box = await boxOf(gone);
      expect([gone, box.status, box.body.includes('Kelas ini sudah tidak tersedia.')]).toEqual([gone, 404, true]);
      expect(box.body).not.toContain('<script');
    }
  });

  test('is put into a page by a small script that any origin may load, and that browsers keep', async () => {
    const { statusCode, body, headers } = await get('/embed.js');
    expect([statusCode, body.length < 500]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
    expect((await get('/embed.js', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });
});

describe('oEmbed', () => {
  test('describes each kind of offer as a frame within the width that is asked for', async () => {
    const { partner } = await scene(app);
    const { id, slug } = await publishedProgram(app, partner, { title: 'Menulis "Lead"' });
    const held = await publishedWebinar(app, partner);
    const pack = await publishedBundle(app, partner, { classIds: [id, (await publishedProgram(app, partner)).id] });
    const { headers, ...answer } = await oEmbed({ url: addressOf(slug), format: 'json' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Menulis "Lead"',
      author_name: 'Ruang Redaksi',
      provider_url: app.env.PUBLIC_URL,
      width: 600,
      height: 232,
      html: expect.stringContaining(
        `<iframe src="${app.env.PUBLIC_URL}/embed/${slug}" title="Menulis &quot;Lead&quot;"`,
      ) as string,
      thumbnail_url: `${app.env.PUBLIC_URL}/share/class/${slug}.png`,
    });
    for (const [kind, other] of [
      ['class', held.slug],
      ['bundle', pack.slug],
    ] as const)
      expect((await oEmbed({ url: addressOf(other) })).json()).toMatchObject({
        type: 'rich',
        thumbnail_url: `${app.env.PUBLIC_URL}/share/${kind}/${other}.png`,
      });

    const narrow = (await oEmbed({ url: addressOf(slug), maxwidth: '320' })).json<object>();
    expect(narrow).toMatchObject({ type: 'rich', width: 320 });
    expect(narrow).not.toHaveProperty('thumbnail_url');
    for (const limits of [{ maxwidth: '200' }, { maxheight: '100' }] as Record<string, string>[])
      expect((await oEmbed({ url: addressOf(slug), ...limits })).json()).toMatchObject({ type: 'link' });
  });

  test('knows no other address, host or format', async () => {
    const { partner } = await scene(app);
    const { slug } = await publishedProgram(app, partner);
    const statusOf = async (query: Record<string, string>) => (await oEmbed(query)).statusCode;
    for (const url of [
      addressOf('tidak-ada'),
      `${app.env.PUBLIC_URL}/catalog`,
      `${addressOf(slug)}/preview/x`,
      `https://lain.contoh/catalog/${slug}`,
      `//catalog/${slug}`,
      'bukan alamat',
    ])
      expect([url, await statusOf({ url })]).toEqual([url, 404]);
    expect(await statusOf({ url: addressOf(slug), format: 'xml' })).toBe(501);
    expect(await statusOf({})).toBe(400);
    expect(await statusOf({ url: `${addressOf(slug).replace('catalog', 'Catalog')}/?utm_source=x` })).toBe(200);
  });

  test('takes its slug from the path of a page', () => {
    expect(['/catalog/x-1', '/catalog', '/catalog/x/preview/1', '/mitra/x'].map(offerSlugIn)).toEqual([
      'x-1',
      null,
      null,
      null,
    ]);
  });
});
