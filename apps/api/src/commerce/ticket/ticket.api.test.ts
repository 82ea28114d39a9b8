import { operator as operators, ticket, webinar } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newTicket, publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, scene } from '../../testing/scene.ts';
import { days, later } from '../../platform/clock.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function event() {
  const people = await scene(app);
  const { id, ticketId } = await publishedWebinar(app, people.partner);
  const params = { id };
  return {
    ...people,
    id,
    ticketId,
    params,
    byId: { ...params, ticketId },
    list: () => people.partner.call(ticket.list, { params }),
    price: async () => {
      const { salePrice, normalPrice } = await app.visitor.call(webinar.detail, { params });
      return { salePrice, normalPrice };
    },
  };
}

test('a regular ticket is one seat for its buyer; an additional one is sold by the piece [1.11, 7.15]', async () => {
  const { partner, params, ticketId, list } = await event();
  const regular = await partner.call(ticket.createRegular, {
    params,
    body: { title: 'VIP', price: 300_000, quota: 20, description: 'Duduk paling depan' },
  });
  expect(regular).toMatchObject({
    kind: 'regular',
    title: 'VIP',
    price: 300_000,
    currentPrice: 300_000,
    quota: 20,
    held: 0,
    sold: 0,
    perOrder: 1,
    perUser: 1,
    tiers: [],
    waiting: 0,
    sale: { state: 'open', opensAt: null, closesAt: null, seatsLeft: 20 },
  });
  const additional = await partner.call(ticket.createAdditional, {
    params,
    body: { title: 'Modul cetak', price: 75_000, perOrder: 2, perUser: 4 },
  });
  expect(additional).toMatchObject({ kind: 'additional', perOrder: 2, perUser: 4, sale: { seatsLeft: null } });
  expect(await list()).toMatchObject({
    list: [{ id: ticketId }, { id: regular.id }, { id: additional.id }],
    seats: { quota: null, held: 0, sold: 0 },
  });
  expect(await partner.call(ticket.detail, { params: { ...params, ticketId: additional.id } })).toEqual(additional);
});

test('an invalid ticket is refused, field by field', async () => {
  const { partner, params, byId, ticketId } = await event();
  const create = (body: object) => partner.attempt(ticket.createRegular, { params, body: body as never });
  const good = { title: 'VIP', price: 300_000 };
  expect(await create({ ...good, price: 5_000 })).toMatchObject({ status: 422, fields: { price: expect.any(String) } });
  expect(await create({ ...good, perUser: 2 })).toMatchObject({ status: 422 });
  expect(await create({ ...good, harga: 1 })).toMatchObject({ status: 422, fields: { harga: expect.any(String) } });
  expect(await create({ ...good, tiers: [{ price: 300_000, count: 5 }] })).toMatchObject({
    status: 422,
    fields: { 'tiers.0': 'Harga awal harus di bawah harga tiket' },
  });
  expect(await create({ ...good, tiers: [{ price: 100_000 }] })).toMatchObject({ status: 422 });
  const now = app.clock.now();
  const period = { saleStartsAt: later(now, days(2)).toISOString(), saleEndsAt: later(now, days(1)).toISOString() };
  expect(await create({ ...good, ...period })).toMatchObject({ fields: { saleEndsAt: expect.any(String) } });
  expect(await partner.attempt(ticket.update, { params: byId, body: { perUser: 3 } })).toMatchObject({ status: 422 });
  await app.db.ticket.createMany({
    data: Array.from({ length: 19 }, (_, index) => ({
      classId: params.id,
      kind: 'additional' as const,
      title: `Modul ${index}`,
      price: 0,
      position: index + 1,
    })),
  });
  expect(await create(good)).toMatchObject({ status: 409, code: 'too_many_tickets' });
  expect(ticketId).toBe(byId.ticketId);
});

test('quotas are never below the number sold and held', async () => {
  const { partner, params, byId, id } = await event();
  await app.db.ticket.update({ where: { id: byId.ticketId }, data: { held: 2, sold: 3 } });
  await app.db.seatStock.update({ where: { classId: id }, data: { held: 2, sold: 3 } });
  const tooFew = { status: 409, code: 'quota_below_taken', fields: { quota: 'Paling sedikit 5' } };
  expect(await partner.attempt(ticket.setQuota, { params, body: { quota: 4 } })).toMatchObject(tooFew);
  expect(await partner.attempt(ticket.update, { params: byId, body: { quota: 4 } })).toMatchObject(tooFew);
  expect(await partner.call(ticket.setQuota, { params, body: { quota: 5 } })).toEqual({ quota: 5, held: 2, sold: 3 });
  expect(await partner.call(ticket.detail, { params: byId })).toMatchObject({
    sale: { state: 'sold-out', seatsLeft: null },
  });
  expect(await partner.call(ticket.setQuota, { params, body: { quota: null } })).toMatchObject({ quota: null });
  await expect(app.db.seatStock.update({ where: { classId: id }, data: { quota: 4 } })).rejects.toThrow();
  await expect(app.db.ticket.update({ where: { id: byId.ticketId }, data: { held: -1 } })).rejects.toThrow();
});

test('the webinar costs what its cheapest regular ticket costs now', async () => {
  const { partner, params, byId, price } = await event();
  expect(await price()).toEqual({ salePrice: 150_000, normalPrice: null });
  const cheap = await partner.call(ticket.createRegular, {
    params,
    body: { title: 'Hemat', price: 100_000, tiers: [{ price: 60_000, count: 3 }] },
  });
  expect(cheap).toMatchObject({ currentPrice: 60_000, tiers: [{ price: 60_000, count: 3, taken: 0, endsAt: null }] });
  expect(await price()).toEqual({ salePrice: 60_000, normalPrice: 100_000 });
  const cheapKey = { ...params, ticketId: cheap.id };
  await partner.call(ticket.update, { params: cheapKey, body: { isArchived: true } });
  expect(await price()).toEqual({ salePrice: 150_000, normalPrice: null });
  await partner.call(ticket.update, { params: cheapKey, body: { isArchived: false, tiers: [] } });
  expect(await price()).toEqual({ salePrice: 100_000, normalPrice: null });
  await partner.call(ticket.remove, { params: cheapKey });
  await partner.call(ticket.update, { params: byId, body: { price: 0 } });
  expect(await price()).toEqual({ salePrice: 0, normalPrice: null });
});

test('a tier that stays keeps the orders at its price; tickets change positions', async () => {
  const { partner, params, byId, list } = await event();
  const ends = later(app.clock.now(), days(3)).toISOString();
  const { tiers } = await partner.call(ticket.update, {
    params: byId,
    body: {
      tiers: [
        { price: 50_000, count: 5 },
        { price: 80_000, endsAt: ends },
      ],
    },
  });
  await app.db.ticketTier.update({ where: { id: tiers[0]!.id }, data: { taken: 3 } });
  const turned = await partner.call(ticket.update, {
    params: byId,
    body: { tiers: [{ ...tierOf(tiers[1]!) }, { ...tierOf(tiers[0]!), count: 3 }] },
  });
  expect(turned.tiers).toEqual([tiers[1], { ...tiers[0], count: 3, taken: 3 }]);
  expect(
    await partner.attempt(ticket.update, { params: byId, body: { tiers: [{ ...tierOf(tiers[0]!), count: 2 }] } }),
  ).toMatchObject({ status: 422, fields: { 'tiers.0': expect.stringContaining('3') } });
  expect(
    await partner.attempt(ticket.update, { params: byId, body: { tiers: [{ ...tierOf(tiers[0]!), id: params.id }] } }),
  ).toMatchObject({ status: 404 });
  const vip = await partner.call(ticket.createRegular, { params, body: { title: 'VIP', price: 300_000 } });
  await partner.call(ticket.update, { params: { ...params, ticketId: vip.id }, body: { index: 0 } });
  expect((await list()).list.map(({ id }) => id)).toEqual([vip.id, byId.ticketId]);
});
const tierOf = ({
  id,
  price,
  endsAt,
  count,
}: {
  id: string;
  price: number;
  endsAt: string | null;
  count: number | null;
}) => ({
  id,
  price,
  endsAt,
  count,
});

test('each price change is stored with its author, and instructors do not read it', async () => {
  const { partner, params, byId, id } = await event();
  const tier = { price: 90_000, count: 5, endsAt: null };
  await partner.call(ticket.update, { params: byId, body: { price: 200_000, tiers: [tier] } });
  const [{ id: tierId } = { id: '' }] = (await partner.call(ticket.detail, { params: byId })).tiers;
  await partner.call(ticket.update, { params: byId, body: { tiers: [{ ...tier, id: tierId, price: 95_000 }] } });
  await partner.call(ticket.update, { params: byId, body: { tiers: [], quota: 40 } });
  const { list } = await partner.call(webinar.priceHistory, { params });
  expect(list.map(({ part, from, to }) => [part, from, to].join(' ')).sort()).toEqual([
    'ticket 150000 200000',
    'tier  90000',
    'tier 90000 95000',
    'tier 95000 ',
  ]);
  expect(new Set(list.map(({ changedBy }) => changedBy))).toEqual(new Set([partner.fullname]));
  const teacher = await newInstructor(app, partner, id, ['edit']);
  expect(await teacher.attempt(webinar.priceHistory, { params })).toMatchObject({ code: 'not_found' });
  const { operator } = await scene(app);
  expect((await operator.call(operators.priceHistory, { params })).list).toEqual(list);
});

test('strangers find no tickets, and instructors read without selling', async () => {
  const { otherPartner, partner, params, byId } = await event();
  const other = await publishedWebinar(app, partner);
  const calls = [
    (who: typeof partner) => who.attempt(ticket.update, { params: byId, body: { price: 0 } }),
    (who: typeof partner) => who.attempt(ticket.setQuota, { params, body: { quota: 1 } }),
    (who: typeof partner) => who.attempt(ticket.remove, { params: byId }),
  ];
  const instructor = await newInstructor(app, partner, params.id, ['edit']);
  for (const call of calls) {
    expect(await call(otherPartner)).toMatchObject({ status: 404 });
    expect(await call(instructor)).toMatchObject({ status: 404 });
  }
  expect((await instructor.call(ticket.list, { params })).list).toHaveLength(1);
  expect(await partner.attempt(ticket.detail, { params: { id: other.id, ticketId: byId.ticketId } })).toMatchObject({
    status: 404,
  });
});

test('twenty tickets are read in one statement', async () => {
  const { partner, params, id, list } = await event();
  const read = () => partner.call(ticket.list, { params });
  const few = await countQueries(read);
  for (let position = 1; position < 20; position += 1) await newTicket(app, id, { position });
  expect(await countQueries(read)).toBe(few);
  expect((await list()).list).toHaveLength(20);
});
