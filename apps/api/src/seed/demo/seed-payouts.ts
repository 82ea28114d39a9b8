import { appendAudit } from '../../core/audit/index.ts';
import {
  findBalances,
  heldUntilOf,
  insertPayoutEvent,
  postingsOfPayment,
  postingsOfRequest,
  postingsOfSale,
  type SoldLine,
} from '../../commerce/ledger/index.ts';
import { createAccountNumbers } from '../../commerce/payout/index.ts';
import { days, hours, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Keys } from '../../platform/keys.ts';
import { demoId } from './dice.ts';

interface Surroundings {
  readonly keys: Keys;
  readonly mitra: { readonly id: string; readonly ownerId: string; readonly name: string };
  /** Operators who approve and pay. */
  readonly operatorIds: readonly [string, string];
  readonly now: Date;
}

/** Payouts from a mitra's first sales: one was transferred, and another waits for an operator. */
export async function seedPayouts(tx: Db, { keys, mitra, operatorIds: [approvedById, paidById], now }: Surroundings) {
  const mitraId = mitra.id;
  if ((await tx.bankAccount.count({ where: { mitraId } })) > 0) return;
  await bookFirstSales(tx, mitraId, later(now, -days(60)));
  const { available = 0 } = await findBalances(tx, mitraId);
  const amount = Math.floor(available / 3 / 50_000) * 50_000;
  if (amount === 0) return;

  const account = {
    id: demoId('bank account', mitraId),
    mitraId,
    bankCode: '014',
    number: createAccountNumbers({ keys }).seal(mitraId, '8610123456'),
    holder: mitra.name,
    enteredById: mitra.ownerId,
    createdAt: later(now, -days(100)),
  };
  await tx.bankAccount.create({ data: account });

  const request = async (name: string, requestedAt: Date) => {
    const { id, number } = await tx.payout.create({
      data: {
        id: demoId('payout', mitraId, name),
        mitraId,
        amount,
        bankAccountId: account.id,
        requestedById: mitra.ownerId,
        requestedAt,
      },
    });
    const event = { mitraId, payoutId: id, occurredAt: requestedAt };
    await insertPayoutEvent(tx, { ...event, kind: 'payout_request', postings: postingsOfRequest(amount) });
    return { id, subject: { type: 'payout', id, title: `#${number} ${mitra.name}` } as const };
  };

  const { id, subject } = await request('transferred', later(now, -days(40)));
  const [approvedAt, paidAt] = [later(now, -days(39)), later(now, -days(38))];
  const reference = 'BCA-8610-0042';
  await tx.payout.update({ where: { id }, data: { status: 'approved', approvedById, approvedAt } });
  await appendAudit(
    tx,
    { act: 'payout.approve', actorId: approvedById, subject, after: { status: 'approved' } },
    approvedAt,
  );
  const event = { mitraId, payoutId: id, occurredAt: paidAt };
  await insertPayoutEvent(tx, { ...event, kind: 'payout_payment', postings: postingsOfPayment(amount) });
  await tx.payout.update({ where: { id }, data: { status: 'paid', paidById, paidAt, reference } });
  await appendAudit(
    tx,
    { act: 'payout.pay', actorId: paidById, subject, after: { status: 'paid', reference } },
    paidAt,
  );

  await request('waiting', later(now, -hours(20)));
}

/**
 * Books sales of classes that matured long ago, as the job books and frees them; the job books the others when it first
 * runs.
 */
async function bookFirstSales(tx: Db, mitraId: string, before: Date) {
  const lines = await tx.$queryRaw<(SoldLine & { paidAt: Date })[]>`
    SELECT l.id, l."classId", l.paid, l."voucherPlatform", l.fee, l.tax, l."mitraShare", o."paidAt"
    FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId" JOIN "Class" c ON c.id = l."classId"
    WHERE c."mitraId" = ${mitraId}::uuid AND o.status = 'SUCCESS' AND o."paidAt" < ${before} AND l."mitraShare" > 0
      AND NOT EXISTS (SELECT FROM "OrderLine" t WHERE t."orderId" = o.id AND t."ticketId" IS NOT NULL)
      AND NOT EXISTS (SELECT FROM "LedgerEvent" v WHERE v."orderLineId" = l.id)
    ORDER BY o."paidAt", l.id LIMIT 40`;
  const booked = lines.flatMap((line) => {
    const freeAt = heldUntilOf(line.paidAt, null);
    const [sale, maturity] = [demoId('sale', line.id), demoId('maturity', line.id)];
    const event = { mitraId, orderLineId: line.id };
    const free = [
      { account: 'held' as const, amount: -line.mitraShare },
      { account: 'available' as const, amount: line.mitraShare },
    ];
    return [
      {
        event: {
          ...event,
          id: sale,
          kind: 'sale' as const,
          occurredAt: line.paidAt,
          heldUntil: freeAt,
          createdAt: line.paidAt,
        },
        postings: postingsOfSale(line),
      },
      {
        event: { ...event, id: maturity, kind: 'maturity' as const, occurredAt: freeAt, createdAt: freeAt },
        postings: free,
      },
    ];
  });
  await tx.ledgerEvent.createMany({ data: booked.map(({ event }) => event) });
  await tx.ledgerEntry.createMany({
    data: booked.flatMap(({ event, postings }) =>
      postings.map(({ account, amount }) => ({
        eventId: event.id,
        account,
        amount,
        mitraId: account === 'held' || account === 'available' ? mitraId : null,
      })),
    ),
  });
}
