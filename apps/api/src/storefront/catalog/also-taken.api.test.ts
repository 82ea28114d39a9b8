import { catalog } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const shown = async (...classIds: string[]) =>
  (await app.visitor.call(catalog.alsoTaken, { query: { classIds: classIds.join() } })).list.map(({ id }) => id);

test('classes that three participants also take are shown, most first; classes that fewer take, or not on sale, are not', async () => {
  const { partner } = await scene(app);
  const [one, often, sometimes, rarely] = [
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
    await publishedProgram(app, partner),
  ];
  const people = await Promise.all([1, 2, 3, 4].map(() => newPerson(app)));
  for (const [index, person] of people.entries()) {
    await enrolled(app, person, one);
    await enrolled(app, person, often);
    if (index < 3) await enrolled(app, person, sometimes);
    if (index < 2) await enrolled(app, person, rarely);
  }
  await app.runJob('enrolment.count');
  await app.runJob('catalog.alsoTaken');
  expect(await shown(one.id)).toEqual([often.id, sometimes.id]);
  expect(await shown(one.id, often.id)).toEqual([sometimes.id]);
  expect(await shown(rarely.id)).toEqual([]);

  await app.db.class.update({ where: { id: often.id }, data: { archiveAt: app.clock.now() } });
  expect(await shown(one.id)).toEqual([sometimes.id]);
  await app.db.grant.updateMany({
    where: { participant: { userId: people[0]!.id, classId: sometimes.id } },
    data: { endedAt: app.clock.now() },
  });
  await app.runJob('enrolment.count');
  await app.runJob('catalog.alsoTaken');
  expect(await shown(one.id)).toEqual([]);
});
