import { randomUUID } from 'node:crypto';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram, sold } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Runs statements in one transaction, as an operator would write them by hand. */
const run = (...statements: string[]) => app.connections.query(statements.join(';'));

async function sale() {
  const { partner, otherPartner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const order = await sold(app, program, { listPrice: 150_003, voucherMitra: 20_000 });
  return { partner, otherPartner, program, order, line: order.lines[0]! };
}

test.each([
  ['a fee of another amount', 'SET fee = fee + 1, "mitraShare" = "mitraShare" - 1'],
  ['a rate that the fee was not taken at', 'SET "feePercent" = 21'],
  ['a rate beyond 100 per cent', 'SET "feePercent" = 101'],
  ['more tax than fee', 'SET tax = fee + 1'],
  ['a tax below nothing', 'SET tax = -1'],
])('the database refuses a line with %s', async (_, change) => {
  const { line } = await sale();
  await expect(run(`UPDATE "OrderLine" ${change} WHERE id = '${line.id}'`)).rejects.toThrow(/check constraint/);
});

test('the database refuses an order whose total is not the sum of its lines', async () => {
  const { partner, order, line } = await sale();
  const other = await publishedProgram(app, partner);
  const { fee, feePercent, mitraShare } = priceLine({ listPrice: 10_000 });
  for (const statement of [
    `UPDATE "Order" SET total = total - 1 WHERE id = '${order.id}'`,
    `DELETE FROM "OrderLine" WHERE id = '${line.id}'`,
    `INSERT INTO "OrderLine" ("orderId", "classId", title, "listPrice", paid, "feePercent", fee, "mitraShare")
     VALUES ('${order.id}', '${other.id}', 'Kelas', 10000, 10000, ${feePercent}, ${fee}, ${mitraShare})`,
    `INSERT INTO "Order" (code, "userId", status, total, "expiresAt", "updatedAt")
     VALUES ('SN-TANPA-BARIS', '${order.userId}', 'CANCELLED', 1, now(), now())`,
  ])
    await expect(run(statement)).rejects.toThrow('is not the sum of its lines');
});

test('the database refuses a grant of another class or to another buyer than the line’s', async () => {
  const { partner, line, order } = await sale();
  const [stranger, buyer] = [await newPerson(app), { ...(await newPerson(app)), id: order.userId }];
  const sameClass = await app.db.participant.create({ data: { userId: stranger.id, classId: line.classId } });
  const otherClass = await app.db.participant.create({
    data: { userId: buyer.id, classId: (await publishedProgram(app, partner)).id },
  });
  for (const { id } of [sameClass, otherClass])
    await expect(
      run(`INSERT INTO "Grant" ("participantId", "orderLineId") VALUES ('${id}', '${line.id}')`),
    ).rejects.toThrow('of another class or buyer');
  const { grants } = await enrolled(app, stranger, await publishedProgram(app, partner));
  await expect(
    run(`UPDATE "Grant" SET "participantId" = '${otherClass.id}' WHERE id = '${grants[0]!.id}'`),
  ).rejects.toThrow('of another class or buyer');
});

test('the database refuses to book a sale to another mitra, or to release what that mitra does not hold', async () => {
  const { partner, otherPartner, line } = await sale();
  const event = (kind: string, mitraId: string, entries: readonly [account: string, amount: number][]) => {
    const id = randomUUID();
    const rows = entries.map(
      ([account, amount]) =>
        `('${id}', '${account}', ${account === 'revenue' || account === 'gateway_receivable' ? 'NULL' : `'${mitraId}'`}, ${amount})`,
    );
    return [
      `INSERT INTO "LedgerEvent" (id, kind, "mitraId", "orderLineId", "occurredAt", "heldUntil")
       VALUES ('${id}', '${kind}', '${mitraId}', '${line.id}', now(), ${kind === 'sale' ? 'now()' : 'NULL'})`,
      `INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount) VALUES ${rows.join(', ')}`,
    ] as const;
  };
  const freed = (mitraId: string, amount: number) =>
    event('maturity', mitraId, [
      ['held', -amount],
      ['available', amount],
    ]);
  await expect(
    run(
      ...event('sale', otherPartner.mitraId, [
        ['gateway_receivable', -100],
        ['held', 100],
      ]),
    ),
  ).rejects.toThrow('of another mitra');
  await expect(run(...freed(partner.mitraId, 100))).rejects.toThrow('has not sold');
  await app.runJob('ledger.mature');
  await expect(run(...freed(otherPartner.mitraId, 100))).rejects.toThrow('has not sold');
  await expect(run(...freed(partner.mitraId, line.mitraShare + 1))).rejects.toThrow('more than is held');
  await run(...freed(partner.mitraId, line.mitraShare));
});

test('the database refuses a second live grant of a class to one buyer', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id } = await enrolled(app, learner, program);
  await expect(enrolled(app, learner, program)).rejects.toThrow('Grant_one_live');
  await app.db.grant.updateMany({ where: { participantId: id }, data: { endedAt: app.clock.now() } });
  await enrolled(app, learner, program);
});

test('the database refuses a transfer without a recipient, or while the payment is disputed', async () => {
  const { order, line } = await sale();
  const { id } = await app.db.lineRefund.create({
    data: { orderLineId: line.id, reason: 'granted', amount: line.paid, dueAt: app.clock.now() },
  });
  await app.db.refundPayment.create({ data: { id, orderId: order.id, way: 'bank' } });
  const mark = `UPDATE "LineRefund" SET "refundedAt" = now(), "refundReference" = 'TRF' WHERE id = '${id}'`;
  await expect(run(mark)).rejects.toThrow('cannot have been transferred');
  await app.db.bank.create({ data: { code: '014', name: 'Bank Central Asia (BCA)' } });
  await run(
    `INSERT INTO "RefundAccount" ("orderId", "bankCode", holder, number, "numberEnd", "updatedAt")
     VALUES ('${order.id}', '014', 'Sekar Ayu', 'sealed', '7890', now())`,
    `UPDATE "Order" SET status = 'DISPUTED', "disputedAt" = now() WHERE id = '${order.id}'`,
  );
  await expect(run(mark)).rejects.toThrow('cannot have been transferred');
  await run(`UPDATE "Order" SET status = 'REFUNDED' WHERE id = '${order.id}'`);
  await run(mark);
});

test('the database refuses a simulated payment of no amount, or of no order', async () => {
  const { order } = await sale();
  const insert = (orderCode: string, amount: number) =>
    run(`INSERT INTO "SimulatedPayment" ("orderCode", "userId", amount, "expiresAt", "updatedAt")
         VALUES ('${orderCode}', '${order.userId}', ${amount}, now(), now())`);
  await expect(insert('SN-TIDAK-ADA', 10_000)).rejects.toThrow('foreign key');
  await expect(insert(order.code, 0)).rejects.toThrow('check constraint');
  await insert(order.code, 10_000);
});

test('the database refuses a refund without its reason, its reference or its time, and a waiting order without a next check', async () => {
  const { order } = await sale();
  await app.db.order.update({ where: { id: order.id }, data: { status: 'CANCELLED', paidAt: null } });
  for (const change of [
    '"refundDueAt" = now()',
    '"refundReason" = \'wrong_amount\'',
    '"refundAmount" = 100',
    '"refundDueAt" = now(), "refundReason" = \'wrong_amount\', "refundedAt" = now()',
    '"refundedAt" = now(), "refundReference" = \'TRF\'',
    "attempt = 'refused'",
    "status = 'PENDING'",
    "status = 'REFUNDED'",
  ])
    await expect(run(`UPDATE "Order" SET ${change} WHERE id = '${order.id}'`)).rejects.toThrow('check constraint');
});
