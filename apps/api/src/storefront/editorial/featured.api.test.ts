import { featured, operator as operators } from '@sinau/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.db.featuredPick.deleteMany());

const always = { startsAt: null, endsAt: null };
const shown = async () =>
  (await app.visitor.call(featured.homepage)).list.map(({ slug, isPick }) => (isPick ? `*${slug}` : slug));

test('the homepage shows the picks of operators in their order, and then what is popular, each class once', async () => {
  const { partner, operator } = await scene(app);
  const [popular, one, other] = [
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
  ];
  await enrolled(app, await newPerson(app), popular);
  const pick = (classId: string) => operator.call(featured.create, { body: { place: 'homepage', classId, ...always } });
  const first = await pick(one.slug);
  const second = await pick(other.id);
  expect((await shown()).slice(0, 3)).toEqual([`*${one.slug}`, `*${other.slug}`, popular.slug]);

  await operator.call(featured.move, { params: { id: second.id }, body: { beforeId: first.id } });
  expect((await shown()).slice(0, 3)).toEqual([`*${other.slug}`, `*${one.slug}`, popular.slug]);
  expect(new Set((await app.visitor.call(featured.homepage)).list.map(({ id }) => id)).size).toBe(
    (await shown()).length,
  );
  // The catalog has picks of its own.
  expect((await app.visitor.call(featured.catalog)).list.every(({ isPick }) => !isPick)).toBe(true);

  expect(
    await operator.attempt(featured.create, { body: { place: 'homepage', classId: one.id, ...always } }),
  ).toMatchObject({
    status: 422,
    fields: { classId: expect.any(String) },
  });
  await operator.call(featured.remove, { params: { id: first.id } });
  expect(await shown()).not.toContain(`*${one.slug}`);
});

test('a pick is shown from its start until its end, and only while its class is on sale', async () => {
  const { partner, operator } = await scene(app);
  const program = await publishedProgram(app, partner);
  const from = (start: number, end: number) => ({
    startsAt: later(app.clock.now(), days(start)).toISOString(),
    endsAt: later(app.clock.now(), days(end)).toISOString(),
  });
  const body = { place: 'homepage', classId: program.id } as const;
  expect(await operator.attempt(featured.create, { body: { ...body, ...from(2, 1) } })).toMatchObject({
    status: 422,
    fields: { endsAt: expect.any(String) },
  });
  const { id } = await operator.call(featured.create, { body: { ...body, ...from(1, 3) } });
  const stateNow = async () => (await operator.call(featured.detail, { params: { id } })).state;
  expect([await shown(), await stateNow()]).toEqual([expect.not.arrayContaining([`*${program.slug}`]), 'scheduled']);
  app.clock.advance(days(2));
  expect([(await shown())[0], await stateNow()]).toEqual([`*${program.slug}`, 'running']);

  const byId = { params: { id: program.id } };
  await operator.call(operators.suspend, { ...byId, body: { reason: 'Sampulnya memuat merek orang lain.' } });
  expect([await shown(), await stateNow()]).toEqual([expect.not.arrayContaining([`*${program.slug}`]), 'unavailable']);
  await operator.call(operators.resume, byId);

  app.clock.advance(days(2));
  expect([await shown(), await stateNow()]).toEqual([expect.not.arrayContaining([`*${program.slug}`]), 'ended']);
});

test('each change of the picks is logged with the fields that it changed', async () => {
  const { partner, operator } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id } = await operator.call(featured.create, { body: { place: 'homepage', classId: program.id, ...always } });
  const endsAt = later(app.clock.now(), days(3)).toISOString();
  await operator.call(featured.edit, {
    params: { id },
    body: { place: 'homepage', classId: program.id, startsAt: null, endsAt },
  });
  await operator.call(featured.move, { params: { id }, body: { beforeId: null } });
  await operator.call(featured.remove, { params: { id } });
  const entries = await app.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
  expect(entries.map(({ act, actorId }) => [act, actorId])).toEqual(
    ['add', 'edit', 'move', 'remove'].map((verb) => [`featured.${verb}`, operator.id]),
  );
  expect(entries[1]).toMatchObject({ subject: program.title, before: { endsAt: null }, after: { endsAt } });
});
