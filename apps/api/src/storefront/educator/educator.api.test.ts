import { educator, program, webinar } from '@sinau/api-client';
import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import { maxEducators } from '@sinau/contracts/storefront/educator/educator.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newLessonFile, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const of = (id: string) => ({ params: { type: 'program', id } }) as const;
const byId = (id: string) => ({ params: { id } });
const maya = { name: 'Maya Laras', title: 'Redaktur Ruang Redaksi', bio: 'Menyunting sejak 2014.' };

test('educators are shown on the page of the class in their order, only in its second version [1.13, 3.34]', async () => {
  const { partner } = await scene(app);
  const one = await publishedProgram(app, partner);
  const first = await partner.call(educator.create, { ...of(one.slug), body: maya });
  const second = await partner.call(educator.create, { ...of(one.id), body: { name: 'Bima', title: 'Reporter' } });
  expect(first).toEqual({ id: first.id, ...maya, photo: null });
  expect((await app.visitor.call(program.detail, byId(one.slug))).educators).toEqual([first, second]);
  expect((await partner.call(program.mineDetail, byId(one.id))).educators).toEqual([first, second]);
  expect((await app.visitor.send('GET', `/program/${one.id}`)).body.data).not.toHaveProperty('educators');

  await partner.call(educator.update, { ...byId(second.id), body: { name: 'Bima Arya', title: 'Reporter', index: 0 } });
  const names = async () => (await partner.call(educator.list, of(one.id))).list.map(({ name }) => name);
  expect(await names()).toEqual(['Bima Arya', 'Maya Laras']);
  await partner.call(educator.remove, byId(second.id));
  expect(await names()).toEqual(['Maya Laras']);
});

test(
  'the second versions of lists have the educators of each class, in as many statements for ten as for one',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const webinarOf = await publishedWebinar(app, partner, { title: 'Menulis Malam', inDays: [3] });
    const one = await publishedProgram(app, partner);
    const { bio: _, ...brief } = await partner.call(educator.create, { ...of(one.id), body: maya });
    const host = await partner.call(educator.create, {
      params: { type: 'webinar', id: webinarOf.id },
      body: { name: 'Bima', title: 'Reporter' },
    });
    const { slug: mitraSlug } = await app.db.mitra.findUniqueOrThrow({ where: { id: partner.mitraId } });
    const mine = { query: { perPage: 100, filter: { mitraSlug } } };
    const lists = () => Promise.all([app.visitor.call(program.list, mine), partner.call(program.mine)]);
    for (const { list } of await lists()) expect(list).toMatchObject([{ id: one.id, educators: [brief] }]);
    expect((await app.visitor.call(webinar.list, mine)).list).toMatchObject([
      { id: webinarOf.id, educators: [{ id: host.id, name: 'Bima', photo: null }] },
    ]);
    for (const address of ['/program', '/webinar', '/catalog', '/classes'])
      expect((await app.visitor.send('GET', address)).text).not.toContain('educators');
    expect((await partner.send('GET', '/user/program')).text).not.toContain('educators');

    const statements = await countQueries(lists);
    for (let count = 0; count < 9; count += 1) {
      const other = await publishedProgram(app, partner);
      await partner.call(educator.create, { ...of(other.id), body: maya });
    }
    expect(await countQueries(lists)).toBe(statements);
    for (const { list } of await lists())
      expect(list.map(({ educators }) => educators.length)).toEqual(Array(10).fill(1));
    await partner.call(program.archiveOrRestore, byId(one.id));
    expect((await partner.call(program.archived)).list).toMatchObject([{ id: one.id, educators: [brief] }]);
  },
);

test('several educators that are added, moved and deleted concurrently have one position each', async () => {
  const { partner } = await scene(app);
  const one = await publishedProgram(app, partner);
  const added = await Promise.all(
    ['A', 'B', 'C', 'D', 'E'].map((letter) =>
      partner.call(educator.create, { ...of(one.id), body: { ...maya, name: `Pengajar ${letter}` } }),
    ),
  );
  await Promise.all([
    ...added
      .slice(0, 3)
      .map(({ id }, index) => partner.call(educator.update, { ...byId(id), body: { ...maya, index: 2 - index } })),
    partner.call(educator.remove, byId(added[3]!.id)),
  ]);
  const rows = await app.db.educator.findMany({ where: { classId: one.id }, orderBy: { position: 'asc' } });
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test('a photo is a public picture of the mitra', async () => {
  const { partner, otherPartner } = await scene(app);
  const one = await publishedProgram(app, partner);
  const picture = {
    pageCount: null,
    width: 400,
    height: 400,
    kind: 'image',
    purpose: 'public',
    type: 'image/webp',
    fileName: 'image.webp',
  } as const;
  const own = await newLessonFile(app, partner, picture);
  const foreign = await newLessonFile(app, otherPartner, picture);
  const photo = (id: string) => ({ ...of(one.id), body: { ...maya, photo: mediaAddress(id) } });
  expect(await partner.attempt(educator.create, photo(foreign.id))).toMatchObject({
    status: 422,
    fields: { photo: 'Foto ini tidak ditemukan. Unggah lagi.' },
  });
  const { id } = await partner.call(educator.create, photo(own.id));

  // An instructor's edit retains the photo that a colleague has uploaded.
  const editor = await newInstructor(app, partner, one.id, ['edit']);
  const { body } = photo(own.id);
  expect(await editor.call(educator.update, { ...byId(id), body: { ...body, title: 'Editor' } })).toMatchObject({
    title: 'Editor',
    photo: body.photo,
  });
});

test('a class shows a limited number of educators', async () => {
  const { partner } = await scene(app);
  const one = await publishedProgram(app, partner);
  await app.db.educator.createMany({
    data: Array.from({ length: maxEducators }, (_, position) => ({
      ...maya,
      classId: one.id,
      position,
      createdAt: app.clock.now(),
    })),
  });
  expect(await partner.attempt(educator.create, { ...of(one.id), body: maya })).toMatchObject({
    status: 409,
    code: 'too_many_educators',
  });
});
