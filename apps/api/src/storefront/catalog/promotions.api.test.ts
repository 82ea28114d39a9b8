import { bundle, cart, catalog, program, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const promoted = (endsInDays: number | null, overrides = {}) =>
  publishedProgram(app, partner, {
    salePrice: 100_000,
    normalPrice: 250_000,
    promotionEndsAt: endsInDays === null ? null : later(app.clock.now(), days(endsInDays)),
    ...overrides,
  });
const detail = (id: string) => app.visitor.call(program.detail, { params: { id } });

test('current promotions of programs and webinars are listed', async () => {
  const running = await promoted(2, { participantCount: 9 });
  const endless = await promoted(null, { participantCount: 8 });
  const event = await publishedWebinar(app, partner, { salePrice: 50_000, normalPrice: 100_000 });
  await promoted(-1);
  await promoted(2, { archiveAt: app.clock.now() });
  await publishedProgram(app, partner);
  const found = await app.visitor.call(catalog.promotions);
  expect(found.list.map(({ id }) => id)).toEqual([running.id, endless.id, event.id]);
  expect(found).toMatchObject({
    total: 3,
    list: [
      { salePrice: 100_000, normalPrice: 250_000, promotionEndsAt: running.promotionEndsAt!.toISOString() },
      { promotionEndsAt: null },
      {},
    ],
  });
});

test('a promotion ends on the second, and the current price is charged', async () => {
  const learner = await newPerson(app);
  const one = await promoted(1);
  const other = await publishedProgram(app, partner, { salePrice: 50_000 });
  const pack = await publishedBundle(app, partner, { classIds: [one.id, other.id], salePrice: 120_000 });
  await learner.call(cart.add, { body: { type: 'Program', programId: one.id } });
  expect(await learner.call(cart.list)).toMatchObject({
    list: [{ salePrice: 100_000, normalPrice: 250_000, promotionEndsAt: one.promotionEndsAt!.toISOString() }],
  });
  const quote = () => learner.call(cart.listCheckout, { body: { programIds: [one.id] } });
  expect(await quote()).toMatchObject({
    lines: [{ listPrice: 100_000, normalPrice: 250_000, promotionEndsAt: one.promotionEndsAt!.toISOString() }],
    total: 100_000,
  });
  expect(await app.visitor.call(bundle.detail, { params: { id: pack.id } })).toMatchObject({ normalPrice: 150_000 });

  app.clock.advance(days(1));
  const over = { salePrice: 250_000, normalPrice: null, promotionEndsAt: null };
  expect(await detail(one.id)).toMatchObject(over);
  expect(
    (await app.visitor.call(catalog.list, { query: { keyword: one.title, perPage: 100 } })).list.find(
      ({ id }) => id === one.id,
    ),
  ).toMatchObject(over);
  expect(await learner.call(cart.list)).toMatchObject({ list: [over] });
  expect(await quote()).toMatchObject({
    lines: [{ listPrice: 250_000, normalPrice: null, promotionEndsAt: null }],
    total: 250_000,
  });
  expect(await app.visitor.call(bundle.detail, { params: { id: pack.id } })).toMatchObject({ normalPrice: 300_000 });
  const placed = await learner.call(transaction.create, { body: { programIds: [one.id], paymentMethod: 'qris' } });
  expect(await learner.call(transaction.detail, { query: { id: placed.id } })).toMatchObject({ total: 250_000 });

  await app.runJob('catalog.endPromotions');
  expect(await app.db.class.findUniqueOrThrow({ where: { id: one.id } })).toMatchObject({
    ...over,
    updatedAt: one.updatedAt,
    revision: one.revision + 1,
  });
});

test('the job ends promotions that are over and does not change the others', async () => {
  const [over, running, endless] = [await promoted(-1), await promoted(1), await promoted(null)];
  await app.runJob('catalog.endPromotions');
  const prices = await app.db.class.findMany({
    where: { id: { in: [over.id, running.id, endless.id] } },
    select: { salePrice: true, normalPrice: true },
    orderBy: { id: 'asc' },
  });
  expect(prices).toEqual([
    { salePrice: 250_000, normalPrice: null },
    { salePrice: 100_000, normalPrice: 250_000 },
    { salePrice: 100_000, normalPrice: 250_000 },
  ]);
});

test('a partner starts, changes and ends a promotion', async () => {
  const draft = await newProgram(app, partner, { salePrice: 200_000 });
  let revision = draft.revision;
  const change = async (body: object) => {
    const changed = await partner.call(program.update, { params: { id: draft.id }, body: { ...body, revision } });
    revision = changed.revision;
    return changed;
  };
  const promotionEndsAt = later(app.clock.now(), days(3)).toISOString();
  expect(await change({ salePrice: 150_000, normalPrice: 200_000, promotionEndsAt })).toMatchObject({
    salePrice: 150_000,
    normalPrice: 200_000,
    promotionEndsAt,
  });
  expect(await change({ salePrice: 0 })).toMatchObject({ salePrice: 0, normalPrice: 200_000 });
  expect(await change({ promotionEndsAt: null })).toMatchObject({ promotionEndsAt: null, normalPrice: 200_000 });
  expect(await change({ salePrice: 200_000, normalPrice: null })).toMatchObject({
    salePrice: 200_000,
    normalPrice: null,
  });
  expect(
    await partner.call(program.create, {
      body: { title: 'Kelas dengan promo', salePrice: 50_000, normalPrice: 80_000 },
    }),
  ).toMatchObject({ normalPrice: 80_000 });
});

test.each<[string, object, string]>([
  ['a price that is not lower', { salePrice: 200_000, normalPrice: 200_000 }, 'salePrice'],
  ['a normal price below the price that stays', { normalPrice: 120_000 }, 'salePrice'],
  ['no price', { salePrice: null, normalPrice: 100_000 }, 'salePrice'],
  ['an end without a promotion', { promotionEndsAt: '2999-01-01T00:00:00.000Z' }, 'promotionEndsAt'],
  [
    'an end that is past',
    { salePrice: 50_000, normalPrice: 100_000, promotionEndsAt: '2020-01-01T00:00:00.000Z' },
    'promotionEndsAt',
  ],
  ['a normal price out of bounds', { normalPrice: 9_999 }, 'normalPrice'],
])('a promotion with %s is refused by field', async (_, body, field) => {
  const draft = await newProgram(app, partner, { salePrice: 150_000 });
  const refused = await partner.attempt(program.update, {
    params: { id: draft.id },
    body: { ...body, revision: draft.revision },
  });
  expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
  expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  expect(await app.db.class.findUniqueOrThrow({ where: { id: draft.id } })).toMatchObject({
    salePrice: 150_000,
    normalPrice: null,
  });
});

test('an editor that has missed the end of a promotion is refused', async () => {
  const one = await promoted(1);
  app.clock.advance(days(1) + minutes(1));
  await app.runJob('catalog.endPromotions');
  expect(
    await partner.attempt(program.update, {
      params: { id: one.id },
      body: { title: 'Judul yang baru', revision: one.revision },
    }),
  ).toMatchObject({ status: 409, code: 'class_edited_elsewhere' });
});
