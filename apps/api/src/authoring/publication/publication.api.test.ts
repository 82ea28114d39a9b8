import { lesson, operator as operators, program } from '@sinau/api-client';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { enrolled, newProgram, publishChanges, publishedProgram } from '../../testing/classes.ts';
import { newPartner, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const article = (title: string, html = '<p>Isi.</p>') => ({ type: 'article' as const, title, content: { html } });
const outlineOf = ({ sections }: { sections: { title: string; lessons: { title: string }[] }[] }) =>
  sections.map(({ title, lessons }) => [title, ...lessons.map((one) => one.title)]);

/** Creates a published class, with its makers' view and the public one. */
async function published(outline = [['A', 'B']]) {
  const { partner, learner, operator } = await scene(app);
  const row = await publishedProgram(app, partner, { outline });
  const working = () => partner.call(program.mineDetail, byId(row.id));
  const live = () => app.visitor.call(program.detail, byId(row.id));
  const lessons = row.sections.flatMap((section) => section.lessons);
  const rename = async (title: string) =>
    partner.call(program.update, { ...byId(row.id), body: { title, revision: (await working()).revision } });
  return { partner, learner, operator, row, lessons, working, live, rename };
}

test('changes of a published class are visible to its makers alone, until they publish them [4.6]', async () => {
  const { partner, row, lessons, working, live, rename } = await published();
  await rename('Lead yang Memikat');
  await partner.call(lesson.update, {
    ...byId(lessons[0]!.id),
    body: { ...article('A baru'), setting: {}, revision: 1 },
  });
  await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article('C') });
  await partner.call(lesson.remove, byId(lessons[1]!.id));
  await partner.call(program.createSection, { ...byId(row.id), body: { sectionTitle: 'Penutup' } });

  expect(await live()).toMatchObject({ title: row.title, statusApprove: 'publish' });
  expect(outlineOf(await live())).toEqual([['Section 1', 'A', 'B']]);
  expect(await working()).toMatchObject({ title: 'Lead yang Memikat', statusApprove: 'changed', status: 'publish' });
  expect(outlineOf(await working())).toEqual([['Section 1', 'A baru', 'C'], ['Penutup']]);

  expect(await partner.call(program.submit, byId(row.id))).toMatchObject({ statusApprove: 'publish' });
  expect(await live()).toMatchObject({ title: 'Lead yang Memikat', slug: row.slug });
  expect(outlineOf(await live())).toEqual([['Section 1', 'A baru', 'C']]);
});

test('the changes of a published class are listed before publishing, with the number of participants they affect', async () => {
  const { partner, learner, row, lessons, rename } = await published();
  await enrolled(app, learner, row);
  await app.runJob('enrolment.count');
  expect(await partner.call(program.changes, byId(row.id))).toMatchObject({ list: [], participantCount: 1 });
  await rename('Lead yang Memikat');
  await partner.call(lesson.remove, byId(lessons[1]!.id));
  const { list, updatedAt } = await partner.call(program.changes, byId(row.id));
  expect(list).toMatchObject([
    { kind: 'field', field: 'title' },
    { kind: 'lesson', change: 'removed', title: 'B' },
  ]);
  await partner.call(program.submit, { ...byId(row.id), query: { updatedAt } });
  expect(await partner.call(program.changes, byId(row.id))).toMatchObject({ list: [] });
});

test('a class without changes cannot be published, nor can changes that are newer than the list its maker saw', async () => {
  const { partner, row, working, live, rename } = await published();
  expect(await partner.attempt(program.submit, byId(row.id))).toMatchObject({ code: 'class_not_submittable' });
  const { updatedAt } = await rename('Judul pertama');
  await rename('Judul kedua');
  expect(await partner.attempt(program.submit, { ...byId(row.id), query: { updatedAt } })).toMatchObject({
    status: 409,
    code: 'class_edited_elsewhere',
  });
  expect(await live()).toMatchObject({ title: row.title });
  await partner.call(program.submit, { ...byId(row.id), query: { updatedAt: (await working()).updatedAt } });
  expect(await live()).toMatchObject({ title: 'Judul kedua' });
});

test(
  'of two concurrent publications one succeeds; edits made during it are either in it or remain as changes',
  { tags: 'night' },
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const { partner, row, working, live, rename } = await published();
      await rename('Judul pertama');
      const { revision } = await working();
      const outcomes = await Promise.allSettled([
        publishChanges(partner, row.id),
        publishChanges(partner, row.id),
        partner.call(program.update, { ...byId(row.id), body: { title: 'Judul kedua', revision } }),
      ]);
      expect(outcomes[2]).toMatchObject({ status: 'fulfilled' });
      const { title, statusApprove } = await working();
      const isLive = (await live()).title === title;
      expect({ title, statusApprove }).toEqual({ title: 'Judul kedua', statusApprove: isLive ? 'publish' : 'changed' });
    }
  },
);

test('changes are discarded: the working version equals the live one again', async () => {
  const { partner, row, lessons, working, live, rename } = await published([['A', 'B'], ['C']]);
  await rename('Judul pertama');
  await partner.call(program.removeSection, { params: { id: row.id, sectionId: row.sections[1]!.id } });
  await partner.call(program.reorderLesson, {
    ...byId(row.id),
    body: { section: { oldIndex: 0, newIndex: 0 }, lesson: { oldIndex: 0, newIndex: 1 } },
  });
  await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article('D') });
  const discarded = await partner.call(program.discardChanges, byId(row.id));
  expect(discarded).toMatchObject({ title: row.title, statusApprove: 'publish' });
  expect(outlineOf(discarded)).toEqual(outlineOf(await live()));
  expect(outlineOf(await working())).toEqual([
    ['Section 1', 'A', 'B'],
    ['Section 2', 'C'],
  ]);
  // An editor that is still open is refused with the reason.
  expect(
    await partner.attempt(lesson.update, {
      ...byId(lessons[0]!.id),
      body: { ...article('A'), setting: {}, revision: 1 },
    }),
  ).toMatchObject({ code: 'lesson_edited_elsewhere' });
});

test('each publication is retained, can be viewed, and can be restored, into the working version alone', async () => {
  const { partner, operator, learner } = await scene(app);
  const row = await newProgram(app, partner, { outline: [['A', 'B'], ['C']] });
  await partner.call(program.submit, byId(row.id));
  await operator.call(operators.publish, byId(row.id));
  await partner.call(program.removeSection, { params: { id: row.id, sectionId: row.sections[1]!.id } });
  await partner.call(lesson.create, { params: { sectionId: row.sections[0]!.id }, body: article('C') });
  await publishChanges(partner, row.id);

  const { list, total } = await partner.call(program.versions, byId(row.id));
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { number: 2, publishedBy: partner.fullname },
    { number: 1, publishedBy: operator.fullname },
  ]);
  const first = { params: { id: row.id, versionId: list[1]!.id } };
  const looked = await partner.call(program.version, first);
  expect(outlineOf(looked.snapshot)).toEqual([
    ['Section 1', 'A', 'B'],
    ['Section 2', 'C'],
  ]);

  expect(await partner.call(program.restoreVersion, first)).toMatchObject({ statusApprove: 'changed' });
  expect(outlineOf(await learner.call(program.detail, byId(row.id)))).toEqual([['Section 1', 'A', 'B', 'C']]);
  await publishChanges(partner, row.id);
  const live = await learner.call(program.detail, byId(row.id));
  expect(outlineOf(live)).toEqual(outlineOf(looked.snapshot));
  const slugs = live.sections.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('a draft has no versions, and nothing to discard or restore', async () => {
  const { partner } = await scene(app);
  const { id } = await newProgram(app, partner);
  expect(await partner.call(program.versions, byId(id))).toMatchObject({ list: [], total: 0 });
  expect(await partner.attempt(program.discardChanges, byId(id))).toMatchObject({
    status: 409,
    code: 'class_not_published',
  });
});

test('the price of a published class changes by a command of its own, which names the old one and is live immediately', async () => {
  const { partner, row, live, working } = await published();
  const free = { salePrice: 0, normalPrice: null, promotionEndsAt: null };
  const from = { ...free, salePrice: 150_000 };
  const { revision } = await working();
  expect(
    await partner.attempt(program.update, { ...byId(row.id), body: { salePrice: 15_000, revision } }),
  ).toMatchObject({ status: 409, code: 'class_price_apart' });
  // An entity that is sent back whole leaves the price unchanged.
  await partner.call(program.update, { ...byId(row.id), body: { salePrice: 150_000, revision } });

  const to = { salePrice: 120_000, normalPrice: 150_000, promotionEndsAt: null };
  expect(await partner.call(program.changePrices, { ...byId(row.id), body: { from, to } })).toMatchObject(to);
  expect(await live()).toMatchObject(to);
  expect(await partner.attempt(program.changePrices, { ...byId(row.id), body: { from, to: free } })).toMatchObject({
    status: 409,
    code: 'class_edited_elsewhere',
  });
  expect(
    await partner.attempt(program.changePrices, {
      ...byId(row.id),
      body: { from: to, to: { ...to, salePrice: null } },
    }),
  ).toMatchObject({ status: 422, fields: { 'to.salePrice': 'Tentukan harga, boleh gratis' } });
  const { list } = await partner.call(program.priceHistory, byId(row.id));
  const change = { ticketTitle: null, changedBy: partner.fullname, changedAt: expect.any(String) };
  expect(list.toSorted((a, b) => a.part.localeCompare(b.part))).toMatchObject([
    { ...change, part: 'normal', from: null, to: 150_000 },
    { ...change, part: 'sale', from: 150_000, to: 120_000 },
  ]);
});

test('visitors never see a price that its maker did not confirm, whatever is typed', async () => {
  const { partner, row, live, working } = await published();
  const seen = new Set<number | null>();
  const typed = Array.from({ length: 12 }, (_, index) => 10_000 + index * 12_345);
  for (const salePrice of typed) {
    const { revision } = await working();
    await Promise.all([
      partner.attempt(program.update, { ...byId(row.id), body: { salePrice, revision } }),
      live().then((shown) => seen.add(shown.salePrice)),
    ]);
    seen.add((await live()).salePrice);
  }
  expect([...seen]).toEqual([150_000]);
});

test('the name of the learner over videos is a setting that participants see once it is published, and copies retain', async () => {
  const { partner, learner, row } = await published();
  await enrolled(app, learner, row);
  const { revision, hasWatermark } = (await partner.call(program.mineDetail, byId(row.id))) as Program;
  expect(hasWatermark).toBe(false);
  const turnOn = { ...byId(row.id), body: { hasWatermark: true, revision } };
  expect(await (await newPartner(app)).attempt(program.update, turnOn)).toMatchObject({ status: 404 });
  expect(await partner.call(program.update, turnOn)).toMatchObject({ hasWatermark: true });
  const seen = () => learner.call(program.participantDetail, byId(row.id));
  expect(await seen()).toMatchObject({ hasWatermark: false });
  expect((await partner.call(program.changes, byId(row.id))).list).toMatchObject([
    { kind: 'field', field: 'hasWatermark', before: 'Tidak', after: 'Ya' },
  ]);
  await publishChanges(partner, row.id);
  expect(await seen()).toMatchObject({ hasWatermark: true });
  expect(await partner.call(program.duplicate, { params: { type: 'program', id: row.id } })).toMatchObject({
    hasWatermark: true,
  });
});

test("another mitra's versions and prices are not found", async () => {
  const { row } = await published();
  const stranger = await newPartner(app);
  expect(await stranger.attempt(program.discardChanges, byId(row.id))).toMatchObject({ status: 404 });
  expect(await stranger.attempt(program.versions, byId(row.id))).toMatchObject({ status: 404 });
});

test('a publication takes few statements, as many for 60 lessons as for 2', async () => {
  const statementsFor = async (lessons: number) => {
    const outline = [Array.from({ length: lessons }, (_, index) => `Materi ${index}`)];
    const { partner, row, rename } = await published(outline);
    await rename('Judul pertama');
    return countQueries(() => publishChanges(partner, row.id));
  };
  // Statements: the caller, the state, the answer, the transaction's two, the mitra's stop in two, the version before;
  // between them five.
  expect(await statementsFor(60)).toBe(14);
  expect(await statementsFor(2)).toBe(14);
});
