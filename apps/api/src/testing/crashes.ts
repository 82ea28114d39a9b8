import { transaction } from '@sinau/api-client';
import { expect } from 'vitest';
import { minutes } from '../platform/clock.ts';
import { publishedProgram } from './classes.ts';
import { newTicket, publishedWebinar } from './marketplace.ts';
import { paymentsOf } from './payments.ts';
import { newPerson, scene, type Person } from './scene.ts';
import { twoProcesses } from './two-processes.ts';
import { newVoucher } from './vouchers.ts';

export type CrashWorld = Awaited<ReturnType<typeof crashWorld>>;

/** A world in which a person buys a class, a seat, and a book, with two vouchers, while a process dies. */
export async function crashWorld() {
  const processes = await twoProcesses();
  const { midtrans, next, wait } = processes;
  const { become } = paymentsOf(next, midtrans);

  const { partner } = await scene(next);
  const program = await publishedProgram(next, partner);
  const webinar = await publishedWebinar(next, partner, { inDays: [300] });
  await next.db.seatStock.update({ where: { classId: webinar.id }, data: { quota: 1_000 } });
  const book = await newTicket(next, webinar.id, {
    kind: 'additional',
    title: 'Buku saku',
    price: 75_000,
    quota: 1_000,
  });
  const mitras = await newVoucher(next, partner, { quota: 1_000 });
  const platforms = await newVoucher(next, null, { kind: 'fixed', value: 30_000, quota: 1_000 });
  const bought = {
    programIds: [program.id],
    ticketIds: [webinar.ticketId, book.id],
    voucherMitra: [mitras.code],
    voucherPlatform: platforms.code,
  };

  const place = (person: Person, from = next) =>
    from.signedIn(person.token!).call(transaction.create, {
      body: { ...bought, paymentMethod: 'qris' },
    });

  /** Runs the jobs of a process for each minute, some minutes later. */
  const reconcile = async () => {
    wait(minutes(6));
    await next.runJob('payment.sweep');
    await next.runJob('transaction.check');
    await next.runQueued('transaction.closeReplaced');
  };

  /** Invariants of every buyer, whatever the status of their order. */
  const holds = async ({ id: userId }: Person) => {
    const orders = await next.db.order.findMany({
      where: { userId },
      include: { lines: { include: { grant: true } }, invoice: true, redemptions: true },
      orderBy: { id: 'asc' },
    });
    for (const { status, lines, invoice, redemptions } of orders) {
      const isPaid = status === 'SUCCESS';
      expect([status, invoice !== null]).toEqual([status, isPaid]);
      const state = isPaid ? 'used' : status === 'PENDING' ? 'held' : 'released';
      expect([status, redemptions.map((one) => one.state)]).toEqual([status, [state, state]]);
      for (const { grant, stock, ticketKind, waitingUserId } of lines) {
        expect([status, grant !== null]).toEqual([status, isPaid && ticketKind !== 'additional']);
        expect([status, waitingUserId !== null]).toEqual([status, status === 'PENDING']);
        if (ticketKind) expect(stock).toBe(isPaid ? 'sold' : status === 'PENDING' ? 'held' : 'released');
      }
    }
    return orders.map(({ status }) => status);
  };

  /** Checks that no seat and no use of a voucher is lost or given twice: counters equal what orders hold. */
  const stockIsWhole = async () => {
    const lines = await next.db.orderLine.groupBy({
      by: ['ticketId', 'stock'],
      where: { classId: webinar.id },
      _sum: { quantity: true },
    });
    const sumOf = (ticketId: string, stock: 'held' | 'sold') =>
      lines.find((line) => line.ticketId === ticketId && line.stock === stock)?._sum.quantity ?? 0;
    for (const { id, held, sold } of await next.db.ticket.findMany({ where: { classId: webinar.id } }))
      expect([held, sold]).toEqual([sumOf(id, 'held'), sumOf(id, 'sold')]);
    const { held, sold } = await next.db.seatStock.findUniqueOrThrow({ where: { classId: webinar.id } });
    expect([held, sold]).toEqual([sumOf(webinar.ticketId, 'held'), sumOf(webinar.ticketId, 'sold')]);
    for (const voucher of await next.db.voucher.findMany({ include: { redemptions: true } })) {
      const countOf = (state: string) => voucher.redemptions.filter((one) => one.state === state).length;
      expect([voucher.held, voucher.used]).toEqual([countOf('held'), countOf('used')]);
    }
    expect(await next.runJob('ledger.prove')).toBe(true);
  };

  /** A buyer who has ordered it all, and has not paid. */
  const newOrder = async () => {
    const person = await newPerson(next);
    return { person, order: await place(person) };
  };

  return {
    ...processes,
    place,
    newOrder,
    become,
    reconcile,
    holds,
    stockIsWhole,
    windowIsOver: () => wait(minutes(61)),
  };
}
