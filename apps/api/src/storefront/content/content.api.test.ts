import { content } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('testimonies come in the order that operators gave, without hidden ones [7.38]', async () => {
  const said = (name: string, position: number, isShown = true) => ({
    name,
    role: 'Guru',
    content: 'Bagus.',
    position,
    isShown,
  });
  await app.db.testimony.createMany({ data: [said('Kedua', 2), said('Tersembunyi', 1, false), said('Pertama', 0)] });
  const { list, total } = await app.visitor.call(content.testimonies);
  expect(list.map(({ name }) => name)).toEqual(['Pertama', 'Kedua']);
  expect(total).toBe(2);
});

test('articles are listed from their publication on, the newest first [7.38]', async () => {
  const now = app.clock.now();
  const written = (slug: string, publishedAt: Date | null) => ({
    slug,
    title: slug,
    summary: 'Ringkasan',
    body: '<p>Isi.</p>',
    publishedAt,
    updatedAt: now,
  });
  await app.db.article.createMany({
    data: [
      written('lama', later(now, -days(9))),
      written('baru', later(now, -days(1))),
      written('besok', later(now, days(1))),
      written('draf', null),
    ],
  });
  const slugs = async () => (await app.visitor.call(content.articles)).list.map(({ slug }) => slug);
  expect(await slugs()).toEqual(['baru', 'lama']);
  expect(await app.visitor.call(content.article, { params: { id: 'baru' } })).toMatchObject({ body: '<p>Isi.</p>' });
  for (const id of ['besok', 'draf'])
    expect(await app.visitor.attempt(content.article, { params: { id } })).toMatchObject({ status: 404 });

  app.clock.advance(days(2));
  expect(await slugs()).toEqual(['besok', 'baru', 'lama']);
});

test('classes, partners and learners are counted, each learner once [7.38]', async () => {
  const { partner, learner } = await scene(app);
  const [one, other] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  await enrolled(app, learner, one);
  await enrolled(app, learner, other);
  await enrolled(app, await newPerson(app), one);
  app.clock.advance(minutes(2));

  expect(await app.visitor.call(content.classCount)).toEqual({ count: 2 });
  expect(await app.visitor.call(content.participantCount)).toEqual({ count: 2 });
  expect(await app.visitor.call(content.mitraCount)).toEqual({
    count: await app.db.mitra.count({ where: { status: 'Verified' } }),
  });
});
