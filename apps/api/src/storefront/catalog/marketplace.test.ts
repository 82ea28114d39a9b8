import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newLiveLesson, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

// App whose database enforces these rules by itself, whoever writes.
let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('the rating of a class follows its reviews, also when several come concurrently', async () => {
  const { partner } = await scene(app);
  const [program, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const rated = (id: string) =>
    app.db.class.findUniqueOrThrow({ where: { id }, select: { ratingAverage: true, ratingCount: true } });
  const people = await Promise.all(
    [5, 4, 4, 3, 1, 5].map(async (rating) => ({ rating, person: await newPerson(app) })),
  );
  for (const { person } of people) await enrolled(app, person, program);

  await Promise.all(
    people.map(({ rating, person }) =>
      app.db.review.create({ data: { userId: person.id, classId: program.id, rating, createdAt: app.clock.now() } }),
    ),
  );
  expect(await rated(program.id)).toEqual({ ratingAverage: 22 / 6, ratingCount: 6 });
  expect(await rated(other.id)).toEqual({ ratingAverage: null, ratingCount: 0 });

  await app.db.review.updateMany({ where: { classId: program.id, rating: 1 }, data: { rating: 5 } });
  expect(await rated(program.id)).toEqual({ ratingAverage: 26 / 6, ratingCount: 6 });
  await app.db.review.deleteMany({ where: { classId: program.id } });
  expect(await rated(program.id)).toEqual({ ratingAverage: null, ratingCount: 0 });
});

test('only participants review a class, once, with one to five stars', async () => {
  const { partner, learner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const review = (rating: number) =>
    app.db.review.create({ data: { userId: learner.id, classId: program.id, rating, createdAt: app.clock.now() } });
  await expect(review(5)).rejects.toThrow();
  await enrolled(app, learner, program);
  await expect(review(6)).rejects.toThrow('Review_rating_bounds');
  await review(5);
  await expect(review(4)).rejects.toThrow();
});

test('a bundle on sale has 2 to 20 published programs of its mitra', async () => {
  const { partner, otherPartner } = await scene(app);
  const classIds = [(await publishedProgram(app, partner)).id, (await publishedProgram(app, partner)).id];
  const bundle = await publishedBundle(app, partner, { classIds });
  const refusal = 'does not hold 2 to 20 published programs of its mitra';

  for (const [index, wrong] of [
    [classIds[0]!],
    [classIds[0]!, (await newProgram(app, partner)).id],
    [classIds[0]!, (await publishedProgram(app, otherPartner)).id],
    [classIds[0]!, (await publishedWebinar(app, partner)).id],
  ].entries()) {
    await expect(publishedBundle(app, partner, { classIds: wrong, title: `Salah ${index}` })).rejects.toThrow(refusal);
  }
  await expect(
    app.db.bundleItem.delete({ where: { bundleId_classId: { bundleId: bundle.id, classId: classIds[0]! } } }),
  ).rejects.toThrow(refusal);
  await app.db.$transaction(async (tx) => {
    await tx.bundleItem.deleteMany({ where: { bundleId: bundle.id, classId: classIds[0]! } });
    await tx.bundleItem.create({
      data: { bundleId: bundle.id, classId: (await publishedProgram(app, partner)).id, position: 0 },
    });
  });

  const many = await Promise.all(Array.from({ length: 21 }, () => newProgram(app, partner)));
  await expect(
    publishedBundle(app, partner, { classIds: many.map(({ id }) => id), statusApprove: 'draft' }),
  ).rejects.toThrow(refusal);
  await publishedBundle(app, partner, { classIds: [], statusApprove: 'draft' });
});

test('a webinar runs from its first session to its last', async () => {
  const { partner } = await scene(app);
  const webinar = await publishedWebinar(app, partner, { inDays: [9, 2] });
  const now = webinar.publishedAt!;
  expect([webinar.startsAt, webinar.endsAt]).toEqual([later(now, days(2)), later(now, days(9) + hours(2))]);

  const [first, last] = await app.db.liveSession.findMany({
    where: { classId: webinar.id },
    orderBy: { startsAt: 'asc' },
  });
  const called = { cancelledAt: now, cancelReason: 'Pembicara sakit.' };
  await app.db.liveSession.update({ where: { id: last!.id }, data: called });
  expect(await app.db.class.findUniqueOrThrow({ where: { id: webinar.id } })).toMatchObject({
    startsAt: later(now, days(2)),
    endsAt: later(now, days(2) + hours(2)),
  });
  await app.db.lesson.update({ where: { id: first!.id }, data: { retiredAt: now } });
  expect(await app.db.class.findUniqueOrThrow({ where: { id: webinar.id } })).toMatchObject({
    startsAt: null,
    endsAt: null,
  });

  const program = await publishedProgram(app, partner);
  const place = { classId: program.id, sectionId: program.sections[0]!.id, title: 'Sesi', position: 9 };
  await expect(newLiveLesson(app, place)).rejects.toThrow('This class does not have such lessons');
});

test('an address of the catalog distinguishes the kinds', async () => {
  const { partner } = await scene(app);
  await expect(publishedProgram(app, partner, { slug: 'webinar-gratis' })).rejects.toThrow('Class_slug_kind');
  await expect(publishedProgram(app, partner, { slug: 'bundling-hemat' })).rejects.toThrow('Class_slug_kind');
  await expect(publishedWebinar(app, partner, { slug: 'menulis-siang' })).rejects.toThrow('Class_slug_kind');
});
