import { transaction } from '@sinau/api-client';
import { expect } from 'vitest';
import { minutes } from '../platform/clock.ts';
import type { MailMessage } from '../platform/mail/define-mail.ts';
import { startApp } from './app-under-test.ts';
import { publishedProgram } from './classes.ts';
import { cuttingDatabase, type Cut } from './cutting-database.ts';
import { startFakeMidtrans } from './fake-midtrans.ts';
import { newTicket, publishedWebinar } from './marketplace.ts';
import { paymentsOf } from './payments.ts';
import { newPerson, scene, type Person } from './scene.ts';
import { newVoucher } from './vouchers.ts';

export type CrashWorld = Awaited<ReturnType<typeof crashWorld>>;
interface Buyer {
  readonly person: Person;
  /** Their order, where they have one before the process dies. */
  readonly order: { readonly id: string; readonly orderId: string };
}

/** Two processes on one database: one dies in the midst of its work, and the other is what is started afterwards. */
export async function crashWorld() {
  const midtrans = await startFakeMidtrans();
  const next = await startApp({ settings: midtrans.settings });
  const database = await cuttingDatabase(next.env.DATABASE_URL);
  const dying = await startApp({
    settings: { ...midtrans.settings, DATABASE_URL: database.url, DATA_DIR: next.env.DATA_DIR },
  });
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

  const wait = (milliseconds: number) => [next, dying].forEach(({ clock }) => clock.advance(milliseconds));
  const place = (person: Person, from = next) =>
    from.signedIn(person.token!).call(transaction.create, {
      body: { ...bought, paymentMethod: 'qris' },
    });

  /** The jobs that a process does each minute, some minutes later. */
  const reconcile = async () => {
    wait(minutes(6));
    await next.runJob('payment.sweep');
    await next.runJob('transaction.check');
    await next.runQueued('transaction.closeReplaced');
  };

  /** What is true of every buyer, however their order stands. */
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

  /** No seat and no use of a voucher is lost or given twice: counters equal what orders hold. */
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

  /** PostgreSQL ends what a dead process had begun as soon as it notices: until then its rows are locked, and are passed over. */
  const untilRolledBack = () =>
    expect
      .poll(
        () =>
          next.connections.query(
            'SELECT FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()',
          ),
        { timeout: 30_000, interval: 20 },
      )
      .toMatchObject({ rowCount: 0 });

  return {
    midtrans,
    next,
    dying,
    wait,
    place,
    become,
    reconcile,
    holds,
    stockIsWhole,
    windowIsOver: () => wait(minutes(61)),
    mailsTo: async ({ email }: Person, template: string) =>
      (await next.queued<MailMessage>('mail.send')).filter((mail) => mail.to === email && mail.template === template)
        .length,

    /**
     * Does the work of one buyer after another, and dies at its first statement, its second, and so on until it comes to its
     * end. `expectWhole` tells what is true of the buyer once another process has taken over.
     */
    async dieAtEach(
      when: Cut,
      {
        prepare,
        work,
        expectWhole,
      }: {
        prepare: (person: Person) => Promise<Buyer['order'] | null>;
        work: (buyer: Buyer) => Promise<unknown>;
        expectWhole: (buyer: Buyer, where: string) => Promise<void>;
      },
    ) {
      for (let at = 1; ; at += 1) {
        const person = await newPerson(next);
        const order = (await prepare(person)) ?? { id: '', orderId: '' };
        const isDead = await database.dieAt({ at, when }, () => work({ person, order }));
        await untilRolledBack();
        await expectWhole({ person, order }, `killed ${when} statement ${at}`);
        if (!isDead) return at - 1;
      }
    },
    async stop() {
      await dying.stop();
      await database.close();
      await next.stop();
      await midtrans.stop();
    },
  };
}
