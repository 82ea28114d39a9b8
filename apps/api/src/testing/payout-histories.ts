import { randomUUID } from 'node:crypto';
import { minPayout } from '@sinau/contracts/commerce/payout/payout.rules';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { expect } from 'vitest';
import { bookRefunds } from '../commerce/ledger/index.ts';
import { createAccountNumbers } from '../commerce/payout/account-numbers.ts';
import { createPayoutDesk } from '../commerce/payout/payout-desk.service.ts';
import { createPayoutService } from '../commerce/payout/payout.service.ts';
import type { MitraId, Operator, Partner, UserId } from '../platform/actor.ts';
import { days, later, minutes } from '../platform/clock.ts';
import { readKeys } from '../platform/keys.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { createPayoutModel, type PayoutModel, type PayoutStep } from './payout-model.ts';
import { newPerson } from './scene.ts';
import { seededRandom, type SeededRandom } from './random-choices.ts';

/** Number of mitra that act concurrently. */
const together = 6;

interface Mitra {
  /** Random source of its own, so that the same seed gives the same actions beside others. */
  readonly random: SeededRandom;
  readonly actor: Partner;
  readonly classId: string;
  readonly model: PayoutModel;
  readonly lineIds: string[];
  readonly payoutIds: string[];
}

/**
 * Runs as many mitra as sequences, each of which does one random action in each round, several of them concurrently:
 * selling, refunding, withdrawing, sometimes three times concurrently, and decisions of operators. After each round
 * time passes, and every balance is that of a simple model.
 */
export async function payoutsHold(
  app: AppUnderTest,
  random: SeededRandom,
  { sequences, rounds }: { sequences: number; rounds: number },
) {
  const keys = readKeys(app.env);
  const service = createPayoutService({ ...app, keys });
  const desk = createPayoutDesk({ ...app, keys });
  const operators = await Promise.all([0, 1].map(async () => operatorOf(await newPerson(app, { isOperator: true }))));
  const buyer = await newPerson(app);
  const all = await newMitra(app, random, sequences);

  const sell = async ({ random: own, classId, model, lineIds }: Mitra) => {
    const line = priceLine({ listPrice: own.int(10_000, 400_000) });
    const at = app.clock.now();
    const { lines } = await app.db.order.create({
      data: {
        code: `SN-${randomUUID()}`,
        userId: buyer.id,
        status: 'SUCCESS',
        total: line.paid,
        createdAt: at,
        expiresAt: at,
        paidAt: at,
        lines: { create: { classId, title: 'Menulis Lead', ...line } },
      },
      include: { lines: true },
    });
    lineIds.push(lines[0]!.id);
    model.sell(line.mitraShare, later(at, days(7)));
  };
  const refund = async ({ model, lineIds }: Mitra, index: number) => {
    await app.db.$transaction((tx) => bookRefunds(tx, [lineIds[index]!], app.clock.now()));
    model.refund(index);
  };
  /**
   * In whatever order requests are served, the granted ones were covered, and the refused ones exceeded the balance.
   */
  const request = async ({ actor, model, payoutIds }: Mitra, amounts: readonly number[]) => {
    const answers = await Promise.allSettled(amounts.map((amount) => service.create(actor, { amount })));
    for (const answer of answers)
      if (answer.status === 'fulfilled') {
        expect(model.refusalOf(answer.value.amount)).toBeNull();
        model.request(answer.value.amount);
        payoutIds.push(answer.value.id);
      }
    for (const [index, answer] of answers.entries())
      if (answer.status === 'rejected')
        expect(model.refusalOf(amounts[index]!)).toBe((answer.reason as { code: string }).code);
  };
  const take = async ({ actor, model, payoutIds }: Mitra, step: PayoutStep) => {
    const key = { id: payoutIds[step.payout]! };
    const done = async () => {
      if (step.kind === 'cancel') return service.cancel(actor, key);
      const operator = operators[step.operator]!;
      if (step.kind === 'approve') return desk.approve(operator, key);
      if (step.kind === 'pay') return desk.pay(operator, key, { reference: 'BCA-1' });
      if (step.kind === 'confirmReturn' || step.kind === 'dismissReturn') return desk[step.kind](operator, key);
      return desk[step.kind](operator, key, { reason: 'Rekening ditutup' });
    };
    const outcome = await done().then(
      () => null,
      (error: { code: string }) => error.code,
    );
    expect(outcome).toBe(model.take(step));
  };

  const act = async (mitra: Mitra) => {
    const { model, random: own } = mitra;
    const refundable = model.sales.flatMap(({ state }, index) => (state === 'refunded' ? [] : [index]));
    const open = model.payouts.flatMap(({ status }, index) =>
      status === 'requested' || status === 'approved' || status === 'returning' ? [index] : [],
    );
    const { available } = model.balances;
    const amount = () => own.int(minPayout, Math.max(minPayout + 10_000, Math.floor(available * 1.2)));
    if (available >= minPayout && own.chance(0.4))
      return request(mitra, own.chance(0.3) ? [amount(), amount(), amount()] : [amount()]);
    if (open.length > 0 && own.chance(0.6)) return take(mitra, stepOf(own, own.pick(open), model));
    if (refundable.length > 0 && own.chance(0.2)) return refund(mitra, own.pick(refundable));
    if (model.payouts.length > 0 && own.chance(0.1))
      return take(mitra, stepOf(own, own.int(0, model.payouts.length - 1), model));
    return sell(mitra);
  };

  for (let round = 0; round < rounds; round += 1) {
    const waiting = [...all];
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (let mitra = waiting.pop(); mitra; mitra = waiting.pop()) await act(mitra);
      }),
    );
    app.clock.advance(days(random.int(0, 6)) + minutes(1));
    await Promise.all([app.runJob('ledger.mature'), app.runJob('ledger.mature')]);
    for (const { model } of all) model.passUntil(app.clock.now());
    expect(await balancesOf(app, all)).toEqual(all.map(({ model }) => model.balances));
    expect(await app.runJob('ledger.prove')).toBe(true);
  }
}

/** Mostly the expected next step, now and then another. */
function stepOf(random: SeededRandom, payout: number, { payouts }: PayoutModel): PayoutStep {
  const operator = random.int(0, 1);
  const next = {
    requested: ['approve', 'approve', 'reject', 'cancel'] as const,
    approved: ['pay', 'pay', 'fail'] as const,
    returning: ['confirmReturn', 'confirmReturn', 'dismissReturn'] as const,
  };
  const { status } = payouts[payout]!;
  const kind = random.chance(0.85)
    ? random.pick<PayoutStep['kind']>(status in next ? next[status as keyof typeof next] : ['noteReturn'])
    : random.pick<PayoutStep['kind']>([
        'approve',
        'reject',
        'pay',
        'fail',
        'cancel',
        'noteReturn',
        'confirmReturn',
        'dismissReturn',
      ]);
  return kind === 'cancel' ? { kind, payout } : { kind, payout, operator };
}

const operatorOf = ({ id }: { id: string }): Operator => ({
  id: id as UserId,
  sessionId: randomUUID(),
  isConfirmed: true,
  staffRoles: ['finance'],
  mitraId: null,
  teaching: null,
  keyScopes: null,
});

async function newMitra(app: AppUnderTest, random: SeededRandom, count: number): Promise<Mitra[]> {
  const { seal } = createAccountNumbers({ keys: readKeys(app.env) });
  const bank = { code: '014', name: 'Bank Central Asia (BCA)' };
  await app.db.bank.upsert({ where: { code: bank.code }, create: bank, update: bank });
  const all = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    mitraId: randomUUID(),
    classId: randomUUID(),
  }));
  await app.db.user.createMany({
    data: all.map(({ userId }) => ({ id: userId, fullname: 'Bagas Wirawan', email: `${userId}@contoh.id` })),
  });
  await app.db.mitra.createMany({
    data: all.map(({ mitraId }) => ({
      id: mitraId,
      name: 'Ruang Redaksi',
      slug: mitraId,
      status: 'Verified' as const,
    })),
  });
  await app.db.mitraMember.createMany({
    data: all.map(({ userId, mitraId }) => ({ userId, mitraId, role: 'owner' as const })),
  });
  await app.db.class.createMany({
    data: all.map(({ userId, mitraId, classId }) => ({
      id: classId,
      title: 'Menulis Lead',
      slug: classId,
      code: classId,
      mitraId,
      createdById: userId,
    })),
  });
  await app.db.bankAccount.createMany({
    data: all.map(({ userId, mitraId }) => ({
      mitraId,
      bankCode: bank.code,
      number: seal(mitraId, '1234567890'),
      holder: 'Ruang Redaksi',
      enteredById: userId,
      createdAt: later(app.clock.now(), -days(4)),
    })),
  });
  return all.map(({ userId, mitraId, classId }) => ({
    random: seededRandom(random.int(0, 2 ** 31 - 1)),
    actor: {
      id: userId as UserId,
      sessionId: randomUUID(),
      isConfirmed: true,
      staffRoles: [],
      mitraId: mitraId as MitraId,
      teaching: null,
      keyScopes: null,
      classIds: null,
    },
    classId,
    model: createPayoutModel(),
    lineIds: [],
    payoutIds: [],
  }));
}

/** Balances of the ledger, in the order of the mitra. */
async function balancesOf(app: AppUnderTest, all: readonly Mitra[]) {
  const rows = await app.db.ledgerEntry.groupBy({
    by: ['mitraId', 'account'],
    where: { mitraId: { in: all.map(({ actor }) => actor.mitraId) } },
    _sum: { amount: true },
  });
  const sums = new Map(rows.map(({ mitraId, account, _sum }) => [`${mitraId} ${account}`, Number(_sum.amount)]));
  return all.map(({ actor: { mitraId } }) => ({
    available: sums.get(`${mitraId} available`) ?? 0,
    held: sums.get(`${mitraId} held`) ?? 0,
    inTransit: sums.get(`${mitraId} payout_in_transit`) ?? 0,
    paidOut: sums.get(`${mitraId} paid_out`) ?? 0,
    debt: Math.abs(sums.get(`${mitraId} debt`) ?? 0),
  }));
}
