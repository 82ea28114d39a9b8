import { live, ticket, transaction } from '@sinau/api-client';
import { pino } from 'pino';
import { expect } from 'vitest';
import { applyReport, endPending } from '../commerce/order/settlement.ts';
import { hours, later, minutes } from '../platform/clock.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { newTicket, publishedWebinar } from './marketplace.ts';
import { newPartner, newPerson } from './scene.ts';
import { book, firstInHours, sessionHours, type createSeatModel, type SeatStep } from './seat-model.ts';
import { buyerCount } from './seat-steps.ts';

type SeatModel = ReturnType<typeof createSeatModel>;
type SeatWorld = Awaited<ReturnType<typeof createSeatWorld>>;

/** A webinar with its tickets and buyers, in which a history takes place. */
export async function createSeatWorld(app: AppUnderTest) {
  const partner = await newPartner(app);
  const { id, ticketId } = await publishedWebinar(app, partner, { inDays: [firstInHours / 24] });
  const tickets = [
    ticketId,
    (await newTicket(app, id, { title: 'VIP', price: 300_000, position: 1 })).id,
    (await newTicket(app, id, { kind: 'additional', title: 'Modul', price: 75_000, position: 2 })).id,
  ];
  const tier = await app.db.ticketTier.create({
    data: { ticketId: tickets[0]!, position: 0, price: 90_000, count: 2 },
  });
  const buyers = await Promise.all(Array.from({ length: buyerCount }, () => newPerson(app)));
  const { id: sessionId } = await app.db.liveSession.findFirstOrThrow({ where: { classId: id } });
  const deps = { db: app.db, clock: app.clock, jobs: app.jobs, log: pino({ level: 'silent' }) };
  return { app, partner, id, tickets, tierId: tier.id, buyers, sessionId, deps, orderIds: [] as string[] };
}

/** Does a step in the product. `ended` are the orders that the passing of time ends. */
export async function outcomeOf(world: SeatWorld, model: SeatModel, step: SeatStep, ended: readonly string[]) {
  try {
    await takeStep(world, model, step, ended);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

async function takeStep(
  world: SeatWorld,
  model: SeatModel,
  step: SeatStep,
  ended: readonly string[],
): Promise<unknown> {
  const { buyers, tickets, orderIds } = world;
  const params = { id: world.id };
  switch (step.kind) {
    case 'order':
      return placeOrder(world, step);
    case 'pay':
      return pay(world, orderIds[step.order]!);
    case 'cancel':
      return buyers[model.orders[step.order]!.buyer]!.call(transaction.cancel, {
        params: { id: orderIds[step.order]! },
      });
    case 'hours':
      return letPass(world, ended, step.hours);
    case 'quota':
      return setQuota(world, step);
    case 'wait':
      return buyers[step.buyer]!.call(ticket.wait, { params, body: { ticketId: tickets[step.ticket]! } });
    case 'leave':
      return buyers[step.buyer]!.call(ticket.stopWaiting, { params: { ...params, ticketId: tickets[step.ticket]! } });
    case 'cancelSeat':
      return buyers[step.buyer]!.call(transaction.cancelSeat, { params });
    case 'move':
      return moveSession(world, step.inHours);
  }
}

async function placeOrder(
  { app, tickets, buyers, orderIds }: SeatWorld,
  { buyer, ticket: wanted, withBook, isReplacing }: Extract<SeatStep, { kind: 'order' }>,
) {
  const ticketIds = [tickets[wanted]!, ...(withBook ? [tickets[book]!] : [])];
  const waiting = { userId: buyers[buyer]!.id, status: 'PENDING' as const, id: { in: orderIds } };
  const replaces = isReplacing ? (await app.db.order.findMany({ where: waiting })).map((one) => one.id) : [];
  const body = { ticketIds, replaces, paymentMethod: 'qris' as const };
  const placed = await buyers[buyer]!.call(transaction.create, { body });
  if (!orderIds.includes(placed.id)) orderIds.push(placed.id);
}

async function pay({ app, deps }: SeatWorld, orderId: string) {
  const { total } = await app.db.order.findUniqueOrThrow({ where: { id: orderId } });
  await applyReport(deps, orderId, { state: 'paid', amount: total });
}

async function letPass({ app, deps }: SeatWorld, ended: readonly string[], count: number) {
  app.clock.advance(hours(count) + minutes(1));
  for (const orderId of ended) await endPending(deps, orderId, 'EXPIRED');
  await app.runJob('ticket.sweep');
}

const setQuota = ({ partner, id, tickets }: SeatWorld, { of, quota }: Extract<SeatStep, { kind: 'quota' }>) =>
  of === 'seats'
    ? partner.call(ticket.setQuota, { params: { id }, body: { quota } })
    : partner.call(ticket.update, { params: { id, ticketId: tickets[of]! }, body: { quota } });

async function moveSession({ app, partner, sessionId }: SeatWorld, inHours: number) {
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
}

/** Stored records in the model's terms. */
export async function storedState(world: SeatWorld) {
  const { tickets, buyers } = world;
  const { seats, ofTickets, orders, queue, grants, news } = await readState(world);
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
    notified: buyers.map((buyer) => news.filter(({ userId }) => userId === buyer.id).length),
  };
}

async function readState({ app: { db }, id, orderIds, buyers, tierId }: SeatWorld) {
  const [seats, ofTickets, orders, queue, grants, news, { taken }] = await Promise.all([
    db.seatStock.findUniqueOrThrow({ where: { classId: id } }),
    db.ticket.findMany({ where: { classId: id }, orderBy: { position: 'asc' } }),
    db.order.findMany({ where: { id: { in: orderIds } }, orderBy: { id: 'asc' } }),
    db.waitingEntry.findMany({
      where: { ticket: { classId: id }, state: { in: ['waiting', 'offered'] } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    db.grant.findMany({ where: { endedAt: null, participant: { classId: id } }, include: { participant: true } }),
    db.notification.findMany({
      where: { userId: { in: buyers.map((buyer) => buyer.id) }, title: { contains: 'berubah' } },
    }),
    db.ticketTier.findUniqueOrThrow({ where: { id: tierId } }),
  ]);
  expect(taken).toBe(await db.orderLine.count({ where: { tierId, stock: { in: ['held', 'sold'] } } }));
  return { seats, ofTickets, orders, queue, grants, news };
}

function stateOf({ status, refundDueAt }: { status: string; refundDueAt: Date | null }) {
  if (refundDueAt) return 'owed';
  if (status === 'PENDING') return 'waiting';
  if (status === 'SUCCESS') return 'paid';
  return status === 'REFUNDED' ? 'back' : 'closed';
}
