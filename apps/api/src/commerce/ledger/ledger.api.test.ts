import { randomUUID } from 'node:crypto';
import { ledger, transaction } from '@sinau/api-client';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { publishedProgram, sold, type ProgramRow } from '../../testing/classes.ts';
import { newPartner, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const mature = () => app.runJob('ledger.mature');
const walletOf = (partner: PartnerPerson) => partner.call(ledger.myWallet);
/** Ledger entries of an order's events, in the order they happened. */
async function booksOf(code: string) {
  const events = await app.db.ledgerEvent.findMany({
    where: { orderLine: { order: { code } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { entries: true },
  });
  return events.map(({ kind, mitraId, entries }) => ({
    kind,
    mitraId,
    ...Object.fromEntries(entries.map(({ account, amount }) => [account, Number(amount)])),
  }));
}
async function paidFor(programs: readonly ProgramRow[]) {
  const learner = await newPerson(app);
  const { orderId } = await learner.call(transaction.create, {
    body: { programIds: programs.map(({ id }) => id), paymentMethod: 'qris' },
  });
  await app.visitor.send('POST', '/payment/notification/midtrans', midtrans.become(orderId, 'settlement'));
  const { id: eventId } = await app.db.paymentEvent.findFirstOrThrow({ where: { orderCode: orderId } });
  return { orderId, process: () => app.runJob('payment.process', { eventId }) };
}

describe('a sale', () => {
  test('is booked with the payment, each line to its own mitra', async () => {
    const { partner, otherPartner } = await scene(app);
    const { orderId, process } = await paidFor([
      await publishedProgram(app, partner),
      await publishedProgram(app, otherPartner, { salePrice: 10_003 }),
    ]);
    expect(await booksOf(orderId)).toEqual([]);
    await process();

    expect(await booksOf(orderId)).toEqual(
      expect.arrayContaining([
        { kind: 'sale', mitraId: partner.mitraId, gateway_receivable: -150_000, revenue: 30_000, held: 120_000 },
        { kind: 'sale', mitraId: otherPartner.mitraId, gateway_receivable: -10_003, revenue: 2_001, held: 8_002 },
      ]),
    );
    expect(await walletOf(partner)).toMatchObject({
      available: 0,
      held: 120_000,
      paidOut: 0,
      nextMaturity: { amount: 120_000 },
    });
    expect(await walletOf(otherPartner)).toMatchObject({ held: 8_002 });
  });

  test('is booked once, however often and concurrently the gateway reports it', async () => {
    const { partner } = await scene(app);
    const { orderId, process } = await paidFor([await publishedProgram(app, partner)]);
    await Promise.all(Array.from({ length: 10 }, process));
    await process();
    expect(await booksOf(orderId)).toHaveLength(1);
    expect(await walletOf(partner)).toMatchObject({ held: 120_000 });
  });

  test('of a free class is not booked', async () => {
    const { learner, partner } = await scene(app);
    const program = await publishedProgram(app, partner, { salePrice: 0 });
    const { orderId, status } = await learner.call(transaction.create, { body: { programIds: [program.id] } });
    await mature();
    expect({ status, books: await booksOf(orderId) }).toEqual({ status: 'SUCCESS', books: [] });
  });

  test('that is paid entirely by the platform’s voucher still gives the mitra its share', async () => {
    const { partner } = await scene(app);
    const { code } = await sold(app, await publishedProgram(app, partner), {
      listPrice: 200_000,
      voucherPlatform: 200_000,
    });
    await mature();
    expect(await booksOf(code)).toEqual([
      { kind: 'sale', mitraId: partner.mitraId, voucher_expense: -200_000, revenue: 40_000, held: 160_000 },
    ]);
  });

  test(
    'from before the ledger existed is booked by the next round, once, and is free if it is due',
    { tags: 'night' },
    async () => {
      const { partner } = await scene(app);
      const program = await publishedProgram(app, partner);
      await sold(app, program, { at: later(app.clock.now(), -days(30)) });
      await sold(app, program, { at: later(app.clock.now(), -days(2)) });
      await Promise.all([mature(), mature(), mature()]);
      await mature();
      expect(await walletOf(partner)).toMatchObject({ available: 120_000, held: 120_000 });
      expect(await app.db.ledgerEvent.count({ where: { mitraId: partner.mitraId } })).toBe(3);
    },
  );
});

describe('a held share', () => {
  test('is released after seven days, once', async () => {
    const partner = await newPartner(app);
    const at = app.clock.now();
    const { code } = await sold(app, await publishedProgram(app, partner), { at });
    await mature();
    expect((await walletOf(partner)).nextMaturity).toEqual({ at: later(at, days(7)).toISOString(), amount: 120_000 });

    app.clock.advance(days(7) - minutes(5));
    await mature();
    expect(await walletOf(partner)).toMatchObject({ available: 0, held: 120_000 });
    app.clock.advance(minutes(6));
    await Promise.all(Array.from({ length: 10 }, mature));
    expect(await walletOf(partner)).toEqual({
      available: 120_000,
      held: 0,
      inTransit: 0,
      paidOut: 0,
      debt: 0,
      nextMaturity: null,
    });
    expect(await booksOf(code)).toMatchObject([
      { kind: 'sale' },
      { kind: 'maturity', held: -120_000, available: 120_000 },
    ]);
  });

  test(
    'of a webinar waits for three days after its last session, also where that was postponed',
    { tags: 'night' },
    async () => {
      const partner = await newPartner(app);
      const webinar = await publishedWebinar(app, partner, { inDays: [5, 10] });
      const at = app.clock.now();
      await sold(app, webinar, { at });
      await mature();
      const { endsAt } = await app.db.class.findUniqueOrThrow({ where: { id: webinar.id } });
      const freeOn = async () => (await walletOf(partner)).nextMaturity?.at;
      expect(await freeOn()).toBe(later(endsAt!, days(3)).toISOString());

      const [, last] = await app.db.liveSession.findMany({
        where: { classId: webinar.id },
        orderBy: { startsAt: 'asc' },
      });
      await app.db.liveSession.update({
        where: { id: last!.id },
        data: { startsAt: later(last!.startsAt!, days(5)), endsAt: later(last!.endsAt!, days(5)) },
      });
      expect(await freeOn()).toBe(later(endsAt!, days(8)).toISOString());
      app.clock.advance(days(14));
      await mature();
      expect(await walletOf(partner)).toMatchObject({ available: 0, held: 120_000 });
      app.clock.advance(days(5));
      await mature();
      expect(await walletOf(partner)).toMatchObject({ available: 120_000, held: 0 });
    },
  );
});

describe('the database', () => {
  const sql = (text: string, ...values: unknown[]) => app.connections.query(text, values.length ? values : undefined);
  const entry = 'INSERT INTO "LedgerEntry" ("eventId", account, "mitraId", amount) VALUES ';

  test.each([
    ['UPDATE "LedgerEntry" SET amount = amount + 1'],
    ['DELETE FROM "LedgerEntry"'],
    ['TRUNCATE "LedgerEntry"'],
    ['UPDATE "LedgerEvent" SET "heldUntil" = now()'],
    ['DELETE FROM "LedgerEvent" WHERE false'],
    ['TRUNCATE "LedgerEvent" CASCADE'],
  ])('refuses %s', async (statement) => {
    await expect(sql(statement)).rejects.toThrow('append-only');
  });

  test.each([
    ['without entries', () => ''],
    [
      'that does not sum to zero',
      (mitra: string) => `${entry} ('EVENT', 'gateway_receivable', NULL, -100), ('EVENT', 'held', '${mitra}', 99);`,
    ],
    [
      'with another mitra’s entries',
      (_: string, other: string) =>
        `${entry} ('EVENT', 'gateway_receivable', NULL, -100), ('EVENT', 'held', '${other}', 100);`,
    ],
    [
      'with a mitra’s account of nobody',
      () => `${entry} ('EVENT', 'gateway_receivable', NULL, -100), ('EVENT', 'held', NULL, 100);`,
    ],
    [
      'with the platform’s account of a mitra',
      (mitra: string) =>
        `${entry} ('EVENT', 'gateway_receivable', '${mitra}', -100), ('EVENT', 'held', '${mitra}', 100);`,
    ],
    ['with an entry of nothing', () => `${entry} ('EVENT', 'gateway_receivable', NULL, 0);`],
  ])('refuses an event %s', async (_, entriesOf) => {
    const { partner, otherPartner } = await scene(app);
    const {
      lines: [line],
    } = await sold(app, await publishedProgram(app, partner));
    const id = randomUUID();
    const event = `INSERT INTO "LedgerEvent" (id, kind, "mitraId", "orderLineId", "occurredAt", "heldUntil") VALUES ('${id}', 'sale', '${partner.mitraId}', '${line!.id}', now(), now());`;
    // Statements sent together are one transaction.
    await expect(
      sql(`${event} ${entriesOf(partner.mitraId, otherPartner.mitraId).replaceAll('EVENT', id)}`),
    ).rejects.toThrow(/does not balance|concerns another mitra|check constraint/);
    expect(await app.db.ledgerEvent.count({ where: { id } })).toBe(0);
  });

  test('refuses an entry that unbalances an earlier event', async () => {
    const partner = await newPartner(app);
    await sold(app, await publishedProgram(app, partner));
    await mature();
    const { id } = await app.db.ledgerEvent.findFirstOrThrow({ where: { mitraId: partner.mitraId } });
    await expect(sql(`${entry} ($1, 'available', $2, 1000)`, id, partner.mitraId)).rejects.toThrow('does not balance');
  });
});

test(
  'after any sales and releases, the books sum to zero and the balances equal those of a plain count',
  { tags: 'night' },
  async () => {
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const partners = [await newPartner(app), await newPartner(app)];
    const programs = await Promise.all(partners.map((partner) => publishedProgram(app, partner)));
    const model: { who: number; share: number; free: Date }[] = [];

    for (let round = 0; round < 8; round += 1) {
      for (let sale = 0; sale < 6; sale += 1) {
        const who = random(2);
        const listPrice = 10_000 + random(990_000);
        const voucherMitra = random(3) === 0 ? random(listPrice + 1) : 0;
        const voucherPlatform = random(3) === 0 ? random(listPrice - voucherMitra + 1) : 0;
        const at = app.clock.now();
        const {
          lines: [line],
        } = await sold(app, programs[who]!, { listPrice, voucherMitra, voucherPlatform, at });
        model.push({ who, share: line!.mitraShare, free: later(at, days(7)) });
      }
      app.clock.advance(days(random(5)) + minutes(1));
      await Promise.all([mature(), mature()]);

      const now = app.clock.now();
      for (const [who, partner] of partners.entries()) {
        const sumOf = (isFree: boolean) =>
          model
            .filter((sale) => sale.who === who && sale.free <= now === isFree)
            .reduce((sum, { share }) => sum + share, 0);
        expect(await walletOf(partner)).toMatchObject({ available: sumOf(true), held: sumOf(false) });
      }
      expect(await app.runJob('ledger.prove')).toBe(true);
    }
  },
);

describe.each(seeds(1))('the mitra’s share that the builder shows, seed %i,', (seed) => {
  const random = seededRandom(seed);
  const newPrice = () => random.int(10_000, random.pick([20_000, 500_000, 100_000_000]));
  /** One fifth, which is never half a rupiah. */
  const shareOf = (base: number) => base - Math.round(base / 5);
  async function bookedFor(code: string) {
    const events = await app.db.ledgerEvent.findMany({
      where: { kind: 'sale', orderLine: { order: { code } } },
      include: { entries: { where: { account: 'held' } }, orderLine: true },
    });
    return new Map(events.map(({ orderLine, entries }) => [orderLine!.classId, Number(entries[0]?.amount ?? 0)]));
  }

  test('is booked to the rupiah when a class is bought at its price or in a promotion', { tags: 'night' }, async () => {
    const partner = await newPartner(app);
    const classes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const [salePrice, normalPrice] = [newPrice(), newPrice()].toSorted((a, b) => a - b) as [number, number];
        const isPromoted = salePrice < normalPrice && random.chance(0.6);
        const isOver = isPromoted && random.chance(0.3);
        const promotionEndsAt = isOver ? later(app.clock.now(), -days(1)) : null;
        const row = await publishedProgram(app, partner, {
          salePrice,
          ...(isPromoted && { normalPrice, promotionEndsAt }),
        });
        return { row, price: isOver ? normalPrice : salePrice };
      }),
    );
    const { orderId, process } = await paidFor(classes.map(({ row }) => row));
    await process();

    const booked = await bookedFor(orderId);
    for (const { row, price } of classes) {
      expect(booked.get(row.id)).toBe(priceLine({ listPrice: price }).mitraShare);
      expect(booked.get(row.id)).toBe(shareOf(price));
    }
  });

  test('is booked to the rupiah with its own voucher and the platform’s', async () => {
    const program = await publishedProgram(app, await newPartner(app));
    const sales = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const listPrice = newPrice();
        const voucherMitra = random.chance(0.7) ? random.int(0, listPrice) : 0;
        const voucherPlatform = random.chance(0.5) ? random.int(0, listPrice - voucherMitra) : 0;
        const amounts = { listPrice, voucherMitra, voucherPlatform };
        return { amounts, code: (await sold(app, program, amounts)).code };
      }),
    );
    await mature();
    for (const { amounts, code } of sales) {
      const booked = (await bookedFor(code)).get(program.id) ?? 0;
      expect(booked).toBe(priceLine(amounts).mitraShare);
      expect(booked).toBe(shareOf(amounts.listPrice - amounts.voucherMitra));
    }
  });
});

describe('the wallet', () => {
  async function shop() {
    const partner = await newPartner(app);
    const [first, second] = [
      await publishedProgram(app, partner, { title: 'Menulis Lead' }),
      await publishedProgram(app, partner, { title: 'Diskon 50% Wawancara' }),
    ];
    const now = app.clock.now();
    const old = await sold(app, first, { at: later(now, -days(20)) });
    const recent = await sold(app, second, { at: later(now, -days(1)), listPrice: 50_000 });
    await mature();
    return { partner, first, second, old, recent, now };
  }
  const listed = (partner: PartnerPerson, query: object = {}) => partner.call(ledger.entries, { query });

  test('shows events as the partner understands them', async () => {
    const { partner, first, second, old, recent, now } = await shop();
    expect(await listed(partner)).toMatchObject({
      total: 3,
      list: [
        {
          kind: 'sale',
          amount: 40_000,
          class: { id: second.id },
          orderId: recent.code,
          balance: { available: 120_000, held: 40_000 },
          base: 50_000,
          fee: 10_000,
          payout: null,
          heldUntil: later(now, days(6)).toISOString(),
          isHeld: true,
        },
        {
          kind: 'maturity',
          occurredAt: later(now, -days(13)).toISOString(),
          amount: 120_000,
          class: { id: first.id, title: 'Menulis Lead', slug: first.slug },
          orderId: old.code,
          balance: { available: 120_000, held: 0 },
          fee: null,
          heldUntil: null,
          isHeld: false,
        },
        {
          kind: 'sale',
          amount: 120_000,
          class: { id: first.id },
          orderId: old.code,
          balance: { available: 0, held: 120_000 },
          fee: 30_000,
          heldUntil: later(now, -days(13)).toISOString(),
          isHeld: false,
        },
      ],
    });
  });

  test('is filtered, sorted and paginated', async () => {
    const { partner, second, recent, now } = await shop();
    const kindsOf = async (query: object) =>
      (await listed(partner, query)).list.map(({ kind, amount }) => [kind, amount]);
    expect(await kindsOf({ filter: { kind: 'maturity' } })).toEqual([['maturity', 120_000]]);
    expect(await kindsOf({ filter: { classId: second.id } })).toEqual([['sale', 40_000]]);
    expect(await kindsOf({ filter: { occurredAt: { lt: later(now, -days(15)).toISOString() } } })).toEqual([
      ['sale', 120_000],
    ]);
    expect(
      await kindsOf({
        filter: { occurredAt: { gte: later(now, -days(10)).toISOString(), lt: later(now, -minutes(1)).toISOString() } },
      }),
    ).toEqual([['sale', 40_000]]);
    expect(await kindsOf({ keyword: '50%' })).toEqual([['sale', 40_000]]);
    expect(await kindsOf({ keyword: recent.code.toLowerCase() })).toEqual([['sale', 40_000]]);
    expect(await kindsOf({ sort: 'amount', perPage: 1 })).toEqual([['sale', 40_000]]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listed(partner, { order: [['amount', 'DESC']], page, perPage: 1 })),
    );
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(3);
    expect(
      (await partner.attempt(ledger.entries, { query: { filter: { mitraId: partner.mitraId } as never } })).status,
    ).toBe(400);
  });

  test('excludes events of another mitra', async () => {
    await shop();
    const stranger = await newPartner(app);
    expect((await listed(stranger)).total).toBe(0);
    expect(await walletOf(stranger)).toEqual({
      available: 0,
      held: 0,
      inTransit: 0,
      paidOut: 0,
      debt: 0,
      nextMaturity: null,
    });
  });

  test('costs as many queries for fifty sales as for one', { tags: 'night' }, async () => {
    const { partner, first } = await shop();
    const cost = () => countQueries(async () => [await listed(partner, { perPage: 100 }), await walletOf(partner)]);
    const before = await cost();
    for (let sale = 0; sale < 50; sale += 1) await sold(app, first);
    await mature();
    expect(await cost()).toBe(before);
    expect((await listed(partner, { perPage: 100 })).list).toHaveLength(53);
  });
});
