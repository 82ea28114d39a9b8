import { live, ticket, transaction } from '@sinau/api-client';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createSettlement } from '../commerce/order/index.ts';
import { hours, later, minutes } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { newTicket, publishedWebinar } from './marketplace.ts';
import { newPartner, newPerson } from './scene.ts';
import { book, createSeatModel, firstInHours, sessionHours, type SeatStep } from './seat-model.ts';
import type { SeededRandom } from './seeded-random.ts';

const buyerCount = 5;
/** How long a webinar is looked at once it is over. */
const stepsAfter = 20;

/** Random steps, each done by the product and by the model, which are compared after it. Another webinar follows one that is over. */
export async function seatsHold(app: AppUnderTest, random: SeededRandom, steps: number) {
  for (let done = 0; done < steps;) done += await webinarHolds(app, random, steps - done);
  expect(await app.runJob('ledger.prove')).toBe(true);
}

/** Does at most so many steps with a new webinar, and answers how many it did. */
async function webinarHolds(app: AppUnderTest, random: SeededRandom, steps: number) {
  const partner = await newPartner(app);
  const webinar = await publishedWebinar(app, partner, { inDays: [firstInHours / 24] });
  const { id } = webinar;
  const tickets = [
    webinar.ticketId,
    (await newTicket(app, id, { title: 'VIP', price: 300_000, position: 1 })).id,
    (await newTicket(app, id, { kind: 'additional', title: 'Modul', price: 75_000, position: 2 })).id,
  ];
  const tier = await app.db.ticketTier.create({
    data: { ticketId: tickets[0]!, position: 0, price: 90_000, count: 2 },
  });
  const buyers = await Promise.all(Array.from({ length: buyerCount }, () => newPerson(app)));
  const deps = { db: app.db, clock: app.clock, jobs: app.jobs, log: pino({ level: 'silent' }) };
  const settlement = createSettlement(deps);
  const { id: sessionId } = await app.db.liveSession.findFirstOrThrow({ where: { classId: id } });
  const model = createSeatModel(buyerCount);
  const orderIds: string[] = [];
  const params = { id };

  const order = async ({ buyer, ticket: wanted, withBook, isReplacing }: Extract<SeatStep, { kind: 'order' }>) => {
    const ticketIds = [tickets[wanted]!, ...(withBook ? [tickets[book]!] : [])];
    const waiting = { userId: buyers[buyer]!.id, status: 'PENDING' as const, id: { in: orderIds } };
    const replaces = isReplacing ? (await app.db.order.findMany({ where: waiting })).map((one) => one.id) : [];
    const body = { ticketIds, replaces, paymentMethod: 'qris' as const };
    const placed = await buyers[buyer]!.call(transaction.create, { body });
    if (!orderIds.includes(placed.id)) orderIds.push(placed.id);
  };
  const pay = async (orderId: string) => {
    const { total } = await app.db.order.findUniqueOrThrow({ where: { id: orderId } });
    await settlement.apply(orderId, { state: 'paid', amount: total });
  };
  const pass = async (ended: readonly string[], count: number) => {
    app.clock.advance(hours(count) + minutes(1));
    for (const orderId of ended) await settlement.end(orderId, 'EXPIRED');
    await app.runJob('ticket.sweep');
  };
  const move = async (inHours: number) => {
    const startsAt = later(app.clock.now(), hours(inHours));
    await partner.call(live.update, {
      params: { id: sessionId },
      body: {
        startsAt: startsAt.toISOString(),
        endsAt: later(startsAt, hours(sessionHours)).toISOString(),
        reason: 'Pembicara berhalangan',
      },
    });
    await app.runJob('live.tell', { id: sessionId });
  };
  const act = async (step: SeatStep, ended: readonly string[]): Promise<unknown> => {
    switch (step.kind) {
      case 'order':
        return order(step);
      case 'pay':
        return pay(orderIds[step.order]!);
      case 'cancel':
        return buyers[model.orders[step.order]!.buyer]!.call(transaction.cancel, {
          params: { id: orderIds[step.order]! },
        });
      case 'hours':
        return pass(ended, step.hours);
      case 'quota':
        return step.of === 'seats'
          ? partner.call(ticket.setQuota, { params, body: { quota: step.quota } })
          : partner.call(ticket.update, {
              params: { ...params, ticketId: tickets[step.of]! },
              body: { quota: step.quota },
            });
      case 'wait':
        return buyers[step.buyer]!.call(ticket.wait, { params, body: { ticketId: tickets[step.ticket]! } });
      case 'leave':
        return buyers[step.buyer]!.call(ticket.stopWaiting, { params: { ...params, ticketId: tickets[step.ticket]! } });
      case 'giveBack':
        return buyers[step.buyer]!.call(transaction.giveBackSeat, { params });
      case 'move':
        return move(step.inHours);
    }
  };
  const outcomeOf = async (step: SeatStep, ended: readonly string[]) => {
    try {
      await act(step, ended);
      return 'done';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  const stored = async () => {
    const [seats, ofTickets, orders, queue, grants, news, { taken }] = await Promise.all([
      app.db.seatStock.findUniqueOrThrow({ where: { classId: id } }),
      app.db.ticket.findMany({ where: { classId: id }, orderBy: { position: 'asc' } }),
      app.db.order.findMany({ where: { id: { in: orderIds } }, orderBy: { id: 'asc' } }),
      app.db.waitingEntry.findMany({
        where: { ticket: { classId: id }, state: { in: ['waiting', 'offered'] } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),
      app.db.grant.findMany({
        where: { endedAt: null, participant: { classId: id } },
        include: { participant: true },
      }),
      app.db.notification.findMany({
        where: { userId: { in: buyers.map((buyer) => buyer.id) }, title: { contains: 'berubah' } },
      }),
      app.db.ticketTier.findUniqueOrThrow({ where: { id: tier.id } }),
    ]);
    expect(taken).toBe(await app.db.orderLine.count({ where: { tierId: tier.id, stock: { in: ['held', 'sold'] } } }));
    const buyerOf = (userId: string) => buyers.findIndex((buyer) => buyer.id === userId);
    return {
      seats: { quota: seats.quota, held: seats.held, sold: seats.sold },
      tickets: ofTickets.map(({ quota, held, sold }) => ({ quota, held, sold })),
      orders: orders.map(stateOf),
      queue: queue.map(({ userId, ticketId, state }) => ({
        buyer: buyerOf(userId),
        ticket: tickets.indexOf(ticketId),
        isOffered: state === 'offered',
      })),
      owners: grants.map(({ participant }) => buyerOf(participant.userId)).sort(),
      told: buyers.map((buyer) => news.filter(({ userId }) => userId === buyer.id).length),
    };
  };

  const done: SeatStep[] = [];
  let after = 0;
  for (let count = 0; count < steps; count += 1) {
    if (model.isOver()) after += 1;
    if (after > stepsAfter) return count;
    const step = nextStep(random, model.orders.length);
    done.push(step);
    const ended = step.kind === 'hours' ? model.due(step.hours).map((one) => orderIds[model.orders.indexOf(one)]!) : [];
    const expected = model.take(step);
    const outcome = await outcomeOf(step, ended);
    const told = `step ${count}: ${JSON.stringify(step)} after ${JSON.stringify(done.slice(-12))}`;
    expect(outcome, told).toBe(expected === 'placed' || expected === 'same' ? 'done' : expected);
    expect(await stored(), told).toEqual(model.state());
  }
  return steps;
}

function stateOf({ status, refundDueAt }: { status: string; refundDueAt: Date | null }) {
  if (refundDueAt) return 'owed';
  if (status === 'PENDING') return 'waiting';
  if (status === 'SUCCESS') return 'paid';
  return status === 'REFUNDED' ? 'back' : 'closed';
}

function nextStep(random: SeededRandom, orderCount: number): SeatStep {
  const buyer = random.int(0, buyerCount - 1);
  const regular = random.int(0, 1);
  // Old orders come up as well: money may be late.
  const known = orderCount - 1 - Math.floor(random.upTo(Math.min(orderCount, 8)));
  const kinds = [
    'order',
    'order',
    'order',
    'wait',
    'wait',
    'leave',
    'quota',
    'hours',
    'giveBack',
    'giveBack',
    'move',
    'move',
  ] as const;
  const ofOrders = ['pay', 'pay', 'pay', 'cancel'] as const;
  const kind = random.pick(orderCount > 0 ? [...kinds, ...ofOrders] : kinds);
  switch (kind) {
    case 'order':
      return { kind, buyer, ticket: regular, withBook: random.chance(0.3), isReplacing: random.chance(0.4) };
    case 'pay':
    case 'cancel':
      return { kind, order: known };
    case 'hours':
      return { kind, hours: random.pick([1, 1, 1, 13, 13, 73]) };
    case 'quota':
      return {
        kind,
        of: random.pick([0, 1, book, 'seats', 'seats'] as const),
        quota: random.chance(0.15) ? null : random.int(1, 4),
      };
    case 'wait':
    case 'leave':
      return { kind, buyer, ticket: regular };
    case 'giveBack':
      return { kind, buyer };
    case 'move':
      return { kind, inHours: random.pick([2, 12, 26, 1_500, 1_500, 1_500, 1_500, 1_500]) };
  }
}
