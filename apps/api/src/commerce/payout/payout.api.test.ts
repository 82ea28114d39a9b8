import { ledger, payout } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { matured, requestedPayout, usableAccount } from '../../testing/payouts.ts';
import { newInstructor, newPartner, newPerson, type PartnerPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let first: Person;
let second: Person;
beforeAll(async () => {
  app = await startApp();
  first = await newPerson(app, { fullname: 'Dimas Operator', isOperator: true });
  second = await newPerson(app, { fullname: 'Ratna Operator', isOperator: true });
});
afterAll(() => app.stop());

const byId = ({ id }: { id: string }) => ({ params: { id } });
const reason = 'Nama pemilik rekening berbeda dari nama mitra.';
const reference = 'BCA-20261128-0042';

/** Creates a partner who could withdraw Rp120.000. */
async function earner() {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner);
  await usableAccount(app, partner);
  await matured(app, program);
  return { partner, program };
}
async function requested(amount = 60_000) {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner);
  return { partner, program, one: await requestedPayout(app, partner, program, amount) };
}
const walletOf = (partner: PartnerPerson) => partner.call(ledger.myWallet);
const ask = (partner: PartnerPerson, amount: number) => partner.call(payout.create, { body: { amount } });
const refused = (partner: PartnerPerson, body: object) =>
  partner.attempt(payout.create, { body: body as { amount: number } });
const mailedStatuses = async (partner: PartnerPerson) =>
  (await app.queued<{ to: string; template: string; status: string }>('mail.send')).flatMap(
    ({ to, template, status }) => (to === partner.email && template === 'payout' ? [status] : []),
  );
/** Outcomes of concurrent calls: their refusals, or null. */
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? null : (one.reason as { code: string }).code,
  );

describe('a payout', () => {
  test('reserves its amount immediately, is mailed to the owner, and is a line of the wallet [1.15]', async () => {
    const { partner } = await earner();
    const one = await ask(partner, 70_000);
    expect(one).toMatchObject({
      status: 'requested',
      amount: 70_000,
      account: { bank: { code: '014' }, number: '•••• 7890', holder: 'Ruang Redaksi' },
      requestedBy: partner.fullname,
      approvedAt: null,
      paidAt: null,
      endedAt: null,
    });
    expect(await walletOf(partner)).toMatchObject({ available: 50_000, inTransit: 70_000, paidOut: 0, debt: 0 });
    expect((await partner.call(payout.list)).list).toEqual([one]);
    expect(await mailedStatuses(partner)).toEqual(['requested']);
    expect((await partner.call(ledger.entries)).list[0]).toMatchObject({
      kind: 'payout_request',
      amount: -70_000,
      balance: { available: 50_000, held: 0 },
      class: null,
      payout: { id: one.id, number: one.number, status: 'requested' },
    });
    expect(await app.runJob('ledger.prove')).toBe(true);
  });

  test('is at least Rp50.000 and at most what is available, and accepts only an amount', async () => {
    const { partner } = await earner();
    expect(await refused(partner, { amount: 49_999 })).toMatchObject({
      status: 422,
      fields: { amount: 'Paling sedikit Rp50.000' },
    });
    expect(await refused(partner, { amount: 120_001 })).toMatchObject({
      status: 409,
      code: 'payout_exceeds_available',
    });
    expect(await refused(partner, { amount: 60_000.5 })).toMatchObject({ status: 422 });
    expect(await refused(partner, { amount: 60_000, mitraId: partner.mitraId })).toMatchObject({ status: 422 });
    expect(await ask(partner, 120_000)).toMatchObject({ amount: 120_000 });
    expect(await walletOf(partner)).toMatchObject({ available: 0, inTransit: 120_000 });
  });

  test(
    'needs an account, and an owner; to instructors who read reports it does not exist',
    { tags: 'night' },
    async () => {
      const partner = await newPartner(app);
      const program = await publishedProgram(app, partner);
      await matured(app, program);
      expect(await refused(partner, { amount: 60_000 })).toMatchObject({ status: 409, code: 'bank_account_missing' });
      await usableAccount(app, partner);

      const person = await newPerson(app);
      await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: person.id, role: 'member' } });
      const member = { ...person, mitraId: partner.mitraId };
      expect(await refused(member, { amount: 60_000 })).toMatchObject({ status: 409, code: 'payout_owner_only' });
      const instructor = await newInstructor(app, partner, program.id, ['report', 'edit', 'grade']);
      expect(await refused(instructor, { amount: 60_000 })).toMatchObject({ status: 404 });
      expect(await instructor.attempt(payout.list)).toMatchObject({ status: 404 });

      const one = await ask(partner, 60_000);
      expect((await member.call(payout.list)).list).toEqual([one]);
      expect(await member.attempt(payout.cancel, byId(one))).toMatchObject({ code: 'payout_owner_only' });
      expect(await instructor.attempt(payout.cancel, byId(one))).toMatchObject({ status: 404 });
    },
  );

  test('of two concurrent requests takes only what the other one left', async () => {
    const { partner } = await earner();
    const asked = await outcomes(Array.from({ length: 6 }, () => ask(partner, 50_000)));
    expect(asked.filter((code) => code === null)).toHaveLength(2);
    expect(asked.filter((code) => code === 'payout_exceeds_available')).toHaveLength(4);
    expect(await walletOf(partner)).toMatchObject({ available: 20_000, inTransit: 100_000 });
  });

  test('is cancelled by its mitra while it is not approved, and by no other user', async () => {
    const { partner, one } = await requested();
    const stranger = await newPartner(app);
    expect(await stranger.attempt(payout.cancel, byId(one))).toMatchObject({ status: 404 });
    expect((await stranger.call(payout.list)).total).toBe(0);
    expect(await partner.call(payout.cancel, byId(one))).toMatchObject({ status: 'cancelled', reason: null });
    expect(await walletOf(partner)).toMatchObject({ available: 120_000, inTransit: 0 });
    expect(await partner.attempt(payout.cancel, byId(one))).toMatchObject({ code: 'payout_not_requested' });
    expect(await first.attempt(payout.approve, byId(one))).toMatchObject({ code: 'payout_not_requested' });
    expect(await mailedStatuses(partner)).toEqual(['requested', 'cancelled']);

    const { partner: other, one: approved } = await requested();
    await first.call(payout.approve, byId(approved));
    expect(await other.attempt(payout.cancel, byId(approved))).toMatchObject({ code: 'payout_not_requested' });
  });
});

describe('operators', () => {
  test('pay a payout in pairs: one approves, another one transfers, and the owner is notified of both', async () => {
    const { partner, one } = await requested();
    expect(await first.call(payout.detail, byId(one))).toMatchObject({ canApprove: true, canPay: false });
    expect(await first.call(payout.approve, byId(one))).toMatchObject({
      status: 'approved',
      approvedBy: { id: first.id, fullname: first.fullname },
      canApprove: false,
      canPay: false,
    });
    expect(await first.attempt(payout.pay, { ...byId(one), body: { reference } })).toMatchObject({
      status: 409,
      code: 'payout_needs_other_operator',
    });
    expect(await walletOf(partner)).toMatchObject({ inTransit: 60_000, paidOut: 0 });
    expect(await second.call(payout.detail, byId(one))).toMatchObject({ canPay: true });
    expect(await second.call(payout.pay, { ...byId(one), body: { reference } })).toMatchObject({
      status: 'paid',
      reference,
      paidBy: { id: second.id },
      balances: { available: 60_000, held: 0, debt: 0, paidOut: 60_000 },
    });
    expect(await walletOf(partner)).toMatchObject({ available: 60_000, inTransit: 0, paidOut: 60_000 });
    expect((await partner.call(payout.list)).list[0]).toMatchObject({ status: 'paid', reference });
    expect(await mailedStatuses(partner)).toEqual(['requested', 'approved', 'paid']);
    expect(await second.attempt(payout.pay, { ...byId(one), body: { reference } })).toMatchObject({
      code: 'payout_not_approved',
    });
    const kept = await app.db.auditEntry.findMany({ where: { subjectId: one.id }, orderBy: { id: 'asc' } });
    expect(kept).toMatchObject([
      { act: 'payout.approve', actorId: first.id, before: { status: 'requested' }, after: { status: 'approved' } },
      { act: 'payout.pay', actorId: second.id, after: { status: 'paid', reference } },
    ]);
    expect(await app.runJob('ledger.prove')).toBe(true);
  });

  test('cannot pay what they approved by an SQL statement of their own either', async () => {
    const { one } = await requested();
    await first.call(payout.approve, byId(one));
    const pay = (by: Person) =>
      app.connections.query(
        `UPDATE "Payout" SET status = 'paid', "paidById" = $2, "paidAt" = now(), reference = 'x' WHERE id = $1`,
        [one.id, by.id],
      );
    await expect(pay(first)).rejects.toThrow('Payout_paid_by_another');
    // A second statement would have to move the money in the ledger, too.
    await expect(pay(second)).rejects.toThrow('The ledger does not have payout');
    for (const change of [
      `"approvedById" = '${second.id}'`,
      'amount = amount + 1',
      `status = 'requested', "approvedById" = NULL, "approvedAt" = NULL`,
    ])
      await expect(app.connections.query(`UPDATE "Payout" SET ${change} WHERE id = $1`, [one.id])).rejects.toThrow(
        /cannot become/,
      );
    await expect(app.connections.query('DELETE FROM "Payout" WHERE id = $1', [one.id])).rejects.toThrow('is refused');
  });

  test(
    'reject a request or mark a transfer as failed, with a reason that the owner reads, and the money returns',
    { tags: 'night' },
    async () => {
      const { partner, one } = await requested();
      expect(await first.call(payout.reject, { ...byId(one), body: { reason } })).toMatchObject({
        status: 'rejected',
        reason,
        endedBy: { id: first.id },
      });
      expect(await walletOf(partner)).toMatchObject({ available: 120_000, inTransit: 0 });

      const again = await ask(partner, 120_000);
      await first.call(payout.approve, byId(again));
      expect(await first.attempt(payout.reject, { ...byId(again), body: { reason } })).toMatchObject({
        code: 'payout_not_requested',
      });
      expect(await first.call(payout.fail, { ...byId(again), body: { reason } })).toMatchObject({ status: 'failed' });
      expect(await walletOf(partner)).toMatchObject({ available: 120_000, inTransit: 0, paidOut: 0 });
      expect(await mailedStatuses(partner)).toEqual(['requested', 'rejected', 'requested', 'approved', 'failed']);
      expect(
        (await partner.call(ledger.entries, { query: { filter: { kind: 'payout_return' } } })).list.map(
          ({ amount, balance }) => [amount, balance.available],
        ),
      ).toEqual([
        [120_000, 120_000],
        [60_000, 120_000],
      ]);
    },
  );

  test('return what the bank sent back in pairs: one notes it, another one confirms', async () => {
    const { partner, one } = await requested();
    const note = { ...byId(one), body: { reason: 'Rekening tidak aktif' } };
    expect(await first.attempt(payout.noteReturn, note)).toMatchObject({ code: 'payout_not_paid' });
    await first.call(payout.approve, byId(one));
    await second.call(payout.pay, { ...byId(one), body: { reference } });
    expect(await first.attempt(payout.confirmReturn, byId(one))).toMatchObject({ code: 'payout_not_returning' });

    expect(await second.call(payout.noteReturn, note)).toMatchObject({
      status: 'returning',
      reason: 'Rekening tidak aktif',
      returnNotedBy: { id: second.id },
      canConfirmReturn: false,
    });
    expect(await second.attempt(payout.noteReturn, note)).toMatchObject({ code: 'payout_not_paid' });
    expect(await second.attempt(payout.confirmReturn, byId(one))).toMatchObject({ code: 'payout_return_needs_other' });
    expect(await walletOf(partner)).toMatchObject({ available: 60_000, paidOut: 60_000 });
    expect(await app.runJob('ledger.prove')).toBe(true);

    expect(await second.call(payout.dismissReturn, byId(one))).toMatchObject({ status: 'paid', reason: null });
    await second.call(payout.noteReturn, note);
    const confirmed = await outcomes([
      first.call(payout.confirmReturn, byId(one)),
      first.call(payout.confirmReturn, byId(one)),
    ]);
    expect(confirmed.toSorted()).toEqual([null, 'payout_not_returning']);
    expect(await walletOf(partner)).toMatchObject({ available: 120_000, inTransit: 0, paidOut: 0 });
    expect((await partner.call(ledger.entries)).list[0]).toMatchObject({
      kind: 'payout_return',
      amount: 60_000,
      payout: { status: 'returned' },
    });
    expect(await mailedStatuses(partner)).toEqual(['requested', 'approved', 'paid', 'returned']);
    expect(
      (await app.db.auditEntry.findMany({ where: { subjectId: one.id }, orderBy: { id: 'asc' } })).at(-1),
    ).toMatchObject({
      act: 'payout.confirmReturn',
      actorId: first.id,
      reason: 'Rekening tidak aktif',
    });
    expect(await app.runJob('ledger.prove')).toBe(true);
  });

  test('cannot take what was paid back by an SQL statement of their own', async () => {
    const { one } = await requested();
    await first.call(payout.approve, byId(one));
    await second.call(payout.pay, { ...byId(one), body: { reference } });
    const set = (change: string) => app.connections.query(`UPDATE "Payout" SET ${change} WHERE id = $1`, [one.id]);
    const returned = (by: Person) => `status = 'returned', "endedById" = '${by.id}', "endedAt" = now()`;
    await expect(set(`${returned(first)}, reason = 'x'`)).rejects.toThrow('cannot become');
    await first.call(payout.noteReturn, { ...byId(one), body: { reason } });
    await expect(set(returned(first))).rejects.toThrow('Payout_returned_by_another');
    await expect(set(returned(second))).rejects.toThrow('The ledger does not have payout');
  });

  test('take one step, however many of them act concurrently', async () => {
    const { partner, one } = await requested();
    const approving = await outcomes([
      first.call(payout.approve, byId(one)),
      second.call(payout.reject, { ...byId(one), body: { reason } }),
      partner.call(payout.cancel, byId(one)),
    ]);
    expect(approving.filter((code) => code === null)).toHaveLength(1);
    expect(approving.filter((code) => code === 'payout_not_requested')).toHaveLength(2);

    const { partner: other, one: approved } = await requested();
    await first.call(payout.approve, byId(approved));
    const ending = await outcomes([
      second.call(payout.pay, { ...byId(approved), body: { reference } }),
      second.call(payout.pay, { ...byId(approved), body: { reference } }),
      first.call(payout.fail, { ...byId(approved), body: { reason } }),
    ]);
    expect(ending.filter((code) => code === null)).toHaveLength(1);
    const { available, inTransit, paidOut } = await walletOf(other);
    expect({ sum: available + inTransit + paidOut, inTransit }).toEqual({ sum: 120_000, inTransit: 0 });
    expect(await app.runJob('ledger.prove')).toBe(true);
  });

  test('leave a payout of their own mitra to others', async () => {
    const { partner, one } = await requested();
    await app.db.user.update({ where: { id: partner.id }, data: { isOperator: true } });
    expect(await partner.call(payout.detail, byId(one))).toMatchObject({ canApprove: false, canPay: false });
    expect(await partner.attempt(payout.approve, byId(one))).toMatchObject({ code: 'payout_of_own_mitra' });
    expect(await partner.attempt(payout.reject, { ...byId(one), body: { reason } })).toMatchObject({
      code: 'payout_of_own_mitra',
    });
  });

  test('read the whole number of an account where they pay it, and nowhere else', async () => {
    const partner = await newPartner(app);
    const program = await publishedProgram(app, partner);
    await usableAccount(app, partner, { number: '5550001112' });
    await matured(app, program);
    const one = await ask(partner, 60_000);
    expect((await first.call(payout.detail, byId(one))).account).toMatchObject({ number: '5550001112' });
    await first.call(payout.approve, byId(one));
    await second.call(payout.pay, { ...byId(one), body: { reference } });
    const answers = [
      await first.call(payout.received, { query: { page: 0, perPage: 0 } }),
      await partner.call(payout.list),
      await partner.call(payout.paymentData),
      await partner.call(ledger.entries),
      await app.queued('mail.send'),
      await app.db.auditEntry.findMany({ where: { subjectId: one.id } }),
    ];
    expect(answers.map((answer) => JSON.stringify(answer).includes('5550001112'))).toEqual(answers.map(() => false));
  });

  test(
    'find what waits, longest first, at the cost of one page however long the list is',
    { tags: 'night' },
    async () => {
      const partner = await newPartner(app);
      const program = await publishedProgram(app, partner);
      await usableAccount(app, partner);
      await matured(app, program, 1_000_000);
      const mine = { query: { filter: { status: 'requested' }, keyword: 'Ruang', perPage: 100 } } as const;
      const cost = () =>
        countQueries(() => Promise.all([first.call(payout.received, mine), partner.call(payout.list)]));
      await ask(partner, 50_000);
      const before = await cost();
      for (let count = 0; count < 8; count += 1) await ask(partner, 50_000 + count);
      expect(await cost()).toBe(before);
      const { list } = await first.call(payout.received, mine);
      const waiting = list.filter(({ mitra }) => mitra.id === partner.mitraId).map(({ requestedAt }) => requestedAt);
      expect(waiting).toHaveLength(9);
      expect(waiting).toEqual(waiting.toSorted());
    },
  );
});
