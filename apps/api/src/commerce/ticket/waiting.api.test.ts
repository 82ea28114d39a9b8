import { ticket, transaction, webinar } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hours, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Creates a webinar of one seat that is ordered. */
async function soldOut() {
  const { partner } = await scene(app);
  const { id, ticketId } = await publishedWebinar(app, partner);
  await app.db.seatStock.update({ where: { classId: id }, data: { quota: 1 } });
  const first = await newPerson(app);
  const placed = await orderBy(first, ticketId);
  const params = { id };
  return {
    partner,
    id,
    ticketId,
    first,
    placed,
    params,
    wait: (person: Person) => person.call(ticket.wait, { params, body: { ticketId } }),
    own: async (person: Person) => (await person.call(webinar.detail, { params })).own,
    free: () => first.call(transaction.cancel, { params: { id: placed.id } }),
  };
}
const orderBy = (person: Person, ticketId: string) =>
  person.call(transaction.create, { body: { ticketIds: [ticketId], paymentMethod: 'qris' } });
const people = () => Promise.all([newPerson(app), newPerson(app), newPerson(app)]);

test('a freed seat is held for the first user on the waiting list, whose order takes it over', async () => {
  const { id, ticketId, wait, own, free } = await soldOut();
  const [ani, budi, citra] = await people();
  expect(await wait(ani)).toEqual({ ticketId, position: 1, offerEndsAt: null });
  expect(await wait(budi)).toMatchObject({ position: 2 });
  expect(await wait(ani)).toMatchObject({ position: 1 });
  await free();
  expect((await own(ani))!.waiting).toEqual([{ ticketId, position: 0, offerEndsAt: expect.any(String) }]);
  expect(await own(budi)).toMatchObject({ waiting: [{ position: 1, offerEndsAt: null }] });
  await app.runQueued('ticket.offered');
  expect(await app.db.notification.count({ where: { userId: ani.id } })).toBe(1);
  const mails = await app.queued<{ to: string; template: string }>('mail.send');
  expect(mails.filter(({ template }) => template === 'seat_offered').map(({ to }) => to)).toEqual([ani.email]);

  const body = { ticketIds: [ticketId], paymentMethod: 'qris' as const };
  for (const person of [budi, citra])
    expect(await person.attempt(transaction.create, { body })).toMatchObject({ code: 'ticket_sold_out' });
  expect(await citra.call(webinar.detail, { params: { id } })).toMatchObject({ sale: { state: 'sold-out' } });
  expect(await ani.call(webinar.detail, { params: { id } })).toMatchObject({
    sale: { state: 'open', seatsLeft: 1 },
    tickets: [{ id: ticketId, sale: { state: 'open' } }],
  });
  await orderBy(ani, ticketId);
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 1, sold: 0 });
  expect(await own(ani)).toEqual({ ticketIds: [], waiting: [] });
});

test('an offer lapses after twelve hours and goes to the next', { tags: 'night' }, async () => {
  const { id, wait, own, free } = await soldOut();
  const [ani, budi] = await people();
  await wait(ani);
  await wait(budi);
  await free();
  app.clock.advance(hours(12) - minutes(1));
  await app.runJob('ticket.sweep');
  expect((await own(ani))!.waiting).toHaveLength(1);
  app.clock.advance(minutes(2));
  await app.runJob('ticket.sweep');
  expect((await own(ani))!.waiting).toEqual([]);
  expect(await own(budi)).toMatchObject({ waiting: [{ position: 0 }] });
  app.clock.advance(hours(13));
  await app.runJob('ticket.sweep');
  expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 0, sold: 0 });
});

test('a user who leaves passes the offer to the next', async () => {
  const { ticketId, params, wait, own, free } = await soldOut();
  const [ani, budi] = await people();
  const leave = { params: { ...params, ticketId } };
  expect(await ani.attempt(ticket.stopWaiting, leave)).toMatchObject({ status: 404 });
  await wait(ani);
  await wait(budi);
  await free();
  await ani.call(ticket.stopWaiting, leave);
  expect(await own(budi)).toMatchObject({ waiting: [{ position: 0 }] });
  expect(await own(ani)).toEqual({ ticketIds: [], waiting: [] });
});

test('additional seats go to the waiting list, in its order', async () => {
  const { partner, params, id, wait, own } = await soldOut();
  const waiting = await people();
  for (const person of waiting) await wait(person);
  expect(await partner.call(ticket.setQuota, { params, body: { quota: 3 } })).toEqual({ quota: 3, held: 3, sold: 0 });
  expect(await Promise.all(waiting.map(async (person) => (await own(person))!.waiting[0]!.position))).toEqual([
    0, 0, 1,
  ]);
  expect(await partner.call(ticket.list, { params })).toMatchObject({ list: [{ waiting: 3 }] });
  await app.db.class.update({ where: { id }, data: { archiveAt: app.clock.now() } });
  expect(await partner.call(ticket.setQuota, { params, body: { quota: null } })).toMatchObject({ held: 3 });
});

test('waiting is possible only for a sold-out ticket, and for a seat', async () => {
  const { partner, params, ticketId, first, wait } = await soldOut();
  expect(await first.attempt(ticket.wait, { params, body: { ticketId } })).toMatchObject({ code: 'ticket_available' });
  expect(await partner.attempt(ticket.wait, { params, body: { ticketId } })).toMatchObject({ code: 'own_class' });
  const [ani] = await people();
  const other = await publishedWebinar(app, partner);
  expect(
    await ani.attempt(ticket.wait, { params: { id: other.id }, body: { ticketId: other.ticketId } }),
  ).toMatchObject({ status: 409, code: 'ticket_available' });
  expect(await ani.attempt(ticket.wait, { params, body: { ticketId: other.ticketId } })).toMatchObject({ status: 404 });
  await wait(ani);
  await expect(
    app.db.waitingEntry.create({ data: { ticketId, userId: ani.id, createdAt: app.clock.now() } }),
  ).rejects.toThrow();
});
