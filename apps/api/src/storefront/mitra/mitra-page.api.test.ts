import { mitra } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newPartner, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a mitra has a page with its classes, its teachers once each, its learners and its rating', async () => {
  const { partner, otherPartner, learner } = await scene(app);
  const [one, two] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  await publishedProgram(app, otherPartner);
  const shown = { title: 'Redaktur', bio: '', createdAt: app.clock.now() };
  for (const [classId, name] of [
    [one.id, 'Maya Larasati'],
    [two.id, 'Maya Larasati'],
    [two.id, 'Bima Aryasatya'],
  ] as const)
    await app.db.educator.create({ data: { ...shown, classId, name, position: name === 'Bima Aryasatya' ? 1 : 0 } });
  await enrolled(app, learner, one);
  await enrolled(app, learner, two);
  await app.db.review.create({ data: { userId: learner.id, classId: one.id, rating: 4, createdAt: app.clock.now() } });

  const { slug } = await app.db.mitra.findUniqueOrThrow({ where: { id: partner.mitraId } });
  const page = await app.visitor.call(mitra.detail, { params: { id: slug } });
  expect(page).toMatchObject({ totalClass: 2, participantCount: 1, rating: { average: 4, count: 1 } });
  expect(page.educators.map(({ name }) => name)).toEqual(['Bima Aryasatya', 'Maya Larasati']);
  expect(await app.visitor.call(mitra.detail, { params: { id: partner.mitraId } })).toEqual(page);

  const { list, total } = await app.visitor.call(mitra.classes, { params: { id: slug }, query: { sort: 'title' } });
  expect([total, list.map(({ id }) => id).sort()]).toEqual([2, [one.id, two.id].sort()]);
  const webinars = { params: { id: slug }, query: { filter: { tab: 'webinar' as const } } };
  expect((await app.visitor.call(mitra.classes, webinars)).total).toBe(0);
});

test('a mitra that is not verified has no page', async () => {
  const waiting = await newPartner(app, { status: 'Pending' });
  const params = { id: waiting.mitraId };
  expect(await app.visitor.attempt(mitra.detail, { params })).toMatchObject({ status: 404 });
  expect(await app.visitor.attempt(mitra.classes, { params })).toMatchObject({ status: 404 });
});
