import { ledger, payout } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, later } from '../platform/clock.ts';
import { publishedProgram, sold } from './classes.ts';
import type { Cut } from './cutting-database.ts';
import { usableAccount } from './payouts.ts';
import { newPartner, newPerson, type PartnerPerson, type Person } from './scene.ts';
import { twoProcesses, type TwoProcesses } from './two-processes.ts';

const share = 120_000;
const amount = 70_000;
const reference = 'BCA-20261128-0042';
const reason = 'Nama pemilik rekening berbeda dari nama mitra.';

/** A process dies at each statement, or at some, between the release of a share and its transfer. */
export function describePayoutCrashes(when: Cut, points?: { nth: number }) {
  describe(`a payout, killed ${when} a statement, and taken over by another process`, () => {
    let processes: TwoProcesses;
    let first: Person;
    let second: Person;
    beforeAll(async () => {
      processes = await twoProcesses();
      first = await newPerson(processes.next, { isOperator: true });
      second = await newPerson(processes.next, { isOperator: true });
    });
    afterAll(() => processes.stop());

    /** A partner whose share of one sale is due for release. */
    const earner = async () => {
      const { next } = processes;
      const partner = await newPartner(next);
      await usableAccount(next, partner);
      await sold(next, await publishedProgram(next, partner), { at: later(next.clock.now(), -days(8)) });
      return { partner };
    };
    const ask = (partner: Person, from = processes.next) =>
      from.signedIn(partner.token!).call(payout.create, { body: { amount } });
    const approve = (id: string, from = processes.next) =>
      from.signedIn(first.token!).call(payout.approve, { params: { id } });
    const pay = (id: string, from = processes.next) =>
      from.signedIn(second.token!).call(payout.pay, { params: { id }, body: { reference } });
    const fail = (id: string, from = processes.next) =>
      from.signedIn(second.token!).call(payout.fail, { params: { id }, body: { reason } });

    test('takes the released share once, and reaches the bank once', async () => {
      const { next, dying } = processes;
      const deaths = await processes.dieAtEach(
        when,
        {
          prepare: earner,
          async work({ partner }) {
            await dying.runJob('ledger.mature');
            const { id } = await ask(partner, dying);
            await approve(id, dying);
            await pay(id, dying);
          },
          async expectWhole({ partner }, where) {
            await booksAreWhole(processes, partner, where);
            await next.runJob('ledger.mature');
            const begun = (await partner.call(payout.list)).list[0] ?? (await ask(partner));
            if (begun.status === 'requested') await approve(begun.id);
            if (begun.status !== 'paid') await pay(begun.id);
            const { mailed, balances } = await booksAreWhole(processes, partner, where);
            expect([where, mailed]).toEqual([where, ['requested', 'approved', 'paid']]);
            expect([where, balances]).toEqual([
              where,
              { available: share - amount, held: 0, inTransit: 0, paidOut: amount, debt: 0 },
            ]);
          },
        },
        points,
      );
      expect(deaths).toBeGreaterThan(4);
      expect(await next.runJob('ledger.prove')).toBe(true);
    });

    test('is returned once when the bank refuses it', { tags: 'night' }, async () => {
      const { next, dying } = processes;
      const deaths = await processes.dieAtEach(
        when,
        {
          async prepare() {
            const { partner } = await earner();
            await next.runJob('ledger.mature');
            const { id } = await ask(partner);
            await approve(id);
            return { partner, id };
          },
          work: ({ id }) => fail(id, dying),
          async expectWhole({ partner, id }, where) {
            const { mailed } = await booksAreWhole(processes, partner, where);
            if (mailed.at(-1) === 'approved') await fail(id);
            const after = await booksAreWhole(processes, partner, where);
            expect([where, after.mailed]).toEqual([where, ['requested', 'approved', 'failed']]);
            expect([where, after.balances]).toEqual([
              where,
              { available: share, held: 0, inTransit: 0, paidOut: 0, debt: 0 },
            ]);
          },
        },
        points,
      );
      expect(deaths).toBeGreaterThan(1);
      expect(await next.runJob('ledger.prove')).toBe(true);
    });
  });
}

/** Checks that balances, the log of operators, and mails agree with a mitra's payout. */
async function booksAreWhole({ next, mailsTo }: TwoProcesses, partner: PartnerPerson, where: string) {
  const { nextMaturity: _, ...balances } = await partner.call(ledger.myWallet);
  const { available, held, inTransit, paidOut } = balances;
  const earned = available + held + inTransit + paidOut;
  const bookings = await next.db.ledgerEvent.count({ where: { mitraId: partner.mitraId, kind: 'sale' } });
  expect([where, earned]).toEqual([where, bookings * share]);

  const { list } = await partner.call(payout.list);
  const inState = (...statuses: string[]) => list.filter(({ status }) => statuses.includes(status)).length * amount;
  expect([where, inTransit, paidOut]).toEqual([where, inState('requested', 'approved'), inState('paid')]);

  const steps = list.flatMap(({ status, approvedAt }) =>
    status === 'requested' ? [status] : ['requested', ...(approvedAt ? ['approved'] : []), status],
  );
  const mailed = (await mailsTo(partner, 'payout')).map(({ status }) => status);
  expect([where, mailed]).toEqual([where, [...new Set(steps)]]);
  const acts = await next.db.auditEntry.count({ where: { subjectId: { in: list.map(({ id }) => id) } } });
  expect([where, acts]).toEqual([where, Math.max(0, mailed.length - 1)]);
  return { mailed, balances };
}
