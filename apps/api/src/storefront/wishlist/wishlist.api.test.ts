import { notification, wishlist } from '@sinau/api-client';
import { maxWishlist } from '@sinau/contracts/storefront/wishlist/wishlist.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Kind = 'program' | 'webinar' | 'bundle';
const keep = (person: Person, type: Kind, { id }: { id: string }) =>
  person.call(wishlist.set, { body: { type, id, isKept: true } });

test(
  'classes, webinars and bundles are saved once, newest first, and can be removed again',
  { tags: 'night' },
  async () => {
    const { learner, partner } = await scene(app);
    const program = await publishedProgram(app, partner);
    const webinar = await publishedWebinar(app, partner);
    const bundle = await publishedBundle(app, partner, {
      classIds: [program.id, (await publishedProgram(app, partner)).id],
    });
    for (const [type, offer] of [
      ['program', program],
      ['webinar', webinar],
      ['bundle', bundle],
    ] as const) {
      app.clock.advance(1000);
      await Promise.all([keep(learner, type, offer), keep(learner, type, offer)]);
    }
    const newestFirst = [bundle.id, webinar.id, program.id];
    expect(await learner.call(wishlist.ids)).toEqual({ ids: newestFirst });
    const { list, total } = await learner.call(wishlist.list);
    expect([total, list.map(({ id, type, isForSale }) => [id, type, isForSale])]).toEqual([
      3,
      [
        [bundle.id, 'bundle', true],
        [webinar.id, 'webinar', true],
        [program.id, 'program', true],
      ],
    ]);
    await learner.call(wishlist.set, { body: { type: 'webinar', id: webinar.id, isKept: false } });
    await learner.call(wishlist.set, { body: { type: 'webinar', id: webinar.id, isKept: false } });
    expect((await learner.call(wishlist.ids)).ids).toEqual([bundle.id, program.id]);
  },
);

test('an archived or past item stays in the list and says so; an item not for sale cannot be saved', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const webinar = await publishedWebinar(app, partner);
  const draft = await newProgram(app, partner);
  for (const [type, offer] of [
    ['program', draft],
    ['webinar', program],
    ['bundle', program],
  ] as const)
    expect(await learner.attempt(wishlist.set, { body: { type, id: offer.id, isKept: true } })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  await keep(learner, 'program', program);
  await keep(learner, 'webinar', webinar);
  await app.db.class.update({ where: { id: program.id }, data: { archiveAt: app.clock.now() } });
  app.clock.advance(days(8));
  const { list } = await learner.call(wishlist.list);
  expect(list.map(({ isForSale }) => isForSale)).toEqual([false, false]);
});

test('a list is full at its limit, also for concurrent calls', async () => {
  const { learner, partner } = await scene(app);
  const programs = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
  const { categoryId } = await app.db.class.findUniqueOrThrow({ where: { id: programs[0]!.id } });
  const bundles = await app.db.bundle.createManyAndReturn({
    data: Array.from({ length: maxWishlist - 1 }, (_, number) => ({
      title: `Bundling ${number}`,
      slug: `bundling-${number}-${learner.id}`,
      code: `${number}-${learner.id}`,
      mitraId: partner.mitraId,
      createdById: partner.id,
      categoryId,
    })),
  });
  await app.db.wishlistItem.createMany({
    data: bundles.map(({ id }) => ({ userId: learner.id, bundleId: id, createdAt: app.clock.now() })),
  });
  const outcomes = await Promise.allSettled(programs.map((one) => keep(learner, 'program', one)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await learner.call(wishlist.ids)).ids).toHaveLength(maxWishlist);
});

test('ten cards cost as many statements as one, and at most six', async () => {
  const { learner, partner } = await scene(app);
  const cost = () => countQueries(() => learner.call(wishlist.list));
  await keep(learner, 'program', await publishedProgram(app, partner));
  const forOne = await cost();
  for (let count = 0; count < 9; count += 1) await keep(learner, 'program', await publishedProgram(app, partner));
  expect(await cost()).toBe(forOne);
  expect(forOne).toBeLessThanOrEqual(6);
});

test('a promotion that begins after a class was saved is notified once, to users who do not have it', async () => {
  const { learner, partner } = await scene(app);
  const [owner, later, quiet] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const program = await publishedProgram(app, partner, { salePrice: 250_000 });
  for (const person of [learner, owner, quiet]) await keep(person, 'program', program);
  await enrolled(app, owner, program);
  await quiet.call(notification.updateSettings, {
    body: { settings: [{ kind: 'wish_promotion', inProduct: false, byMail: false }] },
  });
  app.clock.advance(days(1));
  await app.db.class.update({ where: { id: program.id }, data: { salePrice: 150_000, normalPrice: 250_000 } });
  await app.db.priceChange.create({
    data: { classId: program.id, part: 'normal', from: null, to: 250_000, createdAt: app.clock.now() },
  });
  app.clock.advance(1000);
  await keep(later, 'program', program);
  await app.runJob('wishlist.promotion');
  await app.runJob('wishlist.promotion');
  const notified = async (person: Person) => (await person.call(notification.list)).list.map(({ kind }) => kind);
  expect(await Promise.all([learner, owner, later, quiet].map(notified))).toEqual([['wish_promotion'], [], [], []]);
  const mails = await app.queued<{ to: string; template: string }>('mail.send');
  expect(mails.filter(({ template }) => template === 'wish_promotion').map(({ to }) => to)).toEqual([learner.email]);
});
