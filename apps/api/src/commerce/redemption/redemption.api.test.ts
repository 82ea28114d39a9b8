import { cart, report, transaction, voucher as vouchers } from '@sinau/api-client';
import type { CheckoutItems } from '@sinau/contracts/commerce/cart/cart.schemas';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { newTicket, publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, newPerson, scene, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { newVoucher } from '../../testing/vouchers.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
beforeEach(() => app.connections.query('TRUNCATE "RateLimit"'));
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

type Items = Partial<CheckoutItems> & { replaces?: string[]; total?: number };
const order = (person: Person, body: Items) =>
  person.call(transaction.create, { body: { ...body, paymentMethod: 'qris' } });
/** Ordering is refused like the quote. */
async function refusalOf(person: Person, body: Items) {
  const { code, fields } = await person.attempt(cart.listCheckout, { body });
  expect(await person.attempt(transaction.create, { body })).toMatchObject({ code });
  return { code, fields };
}
const stateOf = async (id: string) => {
  const { held, used } = await app.db.voucher.findUniqueOrThrow({ where: { id } });
  return { held, used };
};
const orderOf = ({ id }: { id: string }) => app.db.order.findUniqueOrThrow({ where: { id }, include: { lines: true } });
/** Pays the order; the next check finds the money. */
async function pay(placed: { orderId: string }) {
  midtrans.become(placed.orderId, 'settlement');
  app.clock.advance(hours(2));
  await app.runJob('transaction.check');
}
const program = (partner: PartnerPerson, salePrice = 100_000) => publishedProgram(app, partner, { salePrice });

describe('the price of a checkout', () => {
  test("takes the mitra's voucher first, the platform's from the rest, and order, ledger and report agree to the rupiah [7.22]", async () => {
    const { learner, partner, otherPartner } = await scene(app);
    const [news, data, webinar] = [
      await program(partner, 249_000),
      await program(otherPartner, 299_000),
      await publishedWebinar(app, partner, { salePrice: 75_000 }),
    ];
    const mitras = await newVoucher(app, partner);
    const platforms = await newVoucher(app, null, { kind: 'fixed', value: 50_000 });
    const items = { programIds: [news.id, data.id], ticketIds: [webinar.ticketId] };
    const first = await learner.call(vouchers.checkMitra, { body: { ...items, code: mitras.code.toLowerCase() } });
    expect(first).toMatchObject({ discount: 64_800, total: 558_200 });
    const body = { ...items, voucherMitra: [mitras.code] };
    const quote = await learner.call(vouchers.checkPlatform, {
      body: { ...body, code: `\u2068${platforms.code.slice(0, 4)}–${platforms.code.slice(4)}\u200b ` },
    });
    const parts = [
      { listPrice: 249_000, voucherMitra: 49_800, voucherPlatform: 17_843, paid: 181_357 },
      { listPrice: 299_000, voucherMitra: 0, voucherPlatform: 26_783, paid: 272_217 },
      { listPrice: 75_000, voucherMitra: 15_000, voucherPlatform: 5_374, paid: 54_626 },
    ];
    expect(quote).toMatchObject({
      lines: parts,
      vouchers: [
        {
          code: mitras.code,
          fundedBy: 'mitra',
          kind: 'percent',
          value: 20,
          mitra: { id: partner.mitraId, name: 'Ruang Redaksi' },
          discount: 64_800,
        },
        { code: platforms.code, fundedBy: 'platform', kind: 'fixed', value: 50_000, mitra: null, discount: 50_000 },
      ],
      subtotal: 623_000,
      discount: 114_800,
      total: 508_200,
    });
    const both = { ...body, voucherPlatform: platforms.code };
    expect(await learner.call(cart.listCheckout, { body: both })).toEqual(quote);

    const placed = await order(learner, { ...both, total: 508_200 });
    expect(midtrans.opened.at(-1)!.transaction_details.gross_amount).toBe(508_200);
    await pay(placed);
    const { status, total, lines } = await orderOf(placed);
    expect({ status, total }).toEqual({ status: 'SUCCESS', total: 508_200 });
    const sold = parts.map((part) => priceLine(part));
    expect(lines).toMatchObject(sold);
    expect((await learner.call(transaction.detail, { query: { id: placed.id } })).lines).toMatchObject(parts);

    const shares = (partOf: number[]) => partOf.reduce((sum, index) => sum + sold[index]!.mitraShare, 0);
    const entries = await app.db.ledgerEntry.groupBy({
      by: ['account', 'mitraId'],
      where: { event: { orderLine: { orderId: placed.id } } },
      _sum: { amount: true },
    });
    const booked = Object.fromEntries(
      entries.map(({ account, mitraId, _sum }) => [mitraId ?? account, Number(_sum.amount)]),
    );
    expect(booked).toEqual({
      gateway_receivable: -508_200,
      voucher_expense: -50_000,
      revenue: 39_840 + 59_800 + 12_000,
      [partner.mitraId]: shares([0, 2]),
      [otherPartner.mitraId]: shares([1]),
    });
    const { list: sales } = await partner.call(report.sales, { query: { sort: '-listPrice' } });
    expect(sales).toMatchObject([0, 2].map((index) => ({ ...parts[index], share: sold[index]!.mitraShare })));
    expect([await stateOf(mitras.id), await stateOf(platforms.id)]).toEqual([
      { held: 0, used: 1 },
      { held: 0, used: 1 },
    ]);
    expect(await partner.call(vouchers.detail, { params: { id: mitras.id } })).toMatchObject({ discounted: 64_800 });
  });

  test('applies vouchers for bundles to a bundle, and shares the discount out over its classes', async () => {
    const { learner, partner } = await scene(app);
    const held = [await program(partner, 100_000), await program(partner, 200_000)];
    const bundle = await publishedBundle(app, partner, { classIds: held.map(({ id }) => id), salePrice: 200_000 });
    const ofClass = await newVoucher(app, partner, { scope: 'class', targets: [{ classId: held[0]!.id }] });
    const ofBundle = await newVoucher(app, partner, {
      kind: 'set',
      value: 100_000,
      scope: 'bundle',
      targets: [{ bundleId: bundle.id }],
    });
    const items = { bundleIds: [bundle.id] };
    expect(await refusalOf(learner, { ...items, voucherMitra: [ofClass.code] })).toMatchObject({
      code: 'voucher_scope',
    });
    expect(await learner.call(cart.listCheckout, { body: { ...items, voucherMitra: [ofBundle.code] } })).toMatchObject({
      lines: [
        { listPrice: 66_667, voucherMitra: 33_334, paid: 33_333 },
        { listPrice: 133_333, voucherMitra: 66_666, paid: 66_667 },
      ],
      total: 100_000,
    });
  });

  test('applies vouchers for a topic or a type by the live version of the class', async () => {
    const { learner, partner } = await scene(app);
    const one = await program(partner);
    const other = await publishedProgram(app, partner, { format: 'bootcamp' });
    const ofTopic = await newVoucher(app, partner, { scope: 'topic', targets: [{ categoryId: one.categoryId! }] });
    const ofType = await newVoucher(app, null, { scope: 'type', targets: [{ type: 'bootcamp' }] });
    const { lines } = await learner.call(cart.listCheckout, {
      body: { programIds: [one.id, other.id], voucherMitra: [ofTopic.code], voucherPlatform: ofType.code },
    });
    expect(lines.map(({ voucherMitra, voucherPlatform }) => [voucherMitra, voucherPlatform])).toEqual([
      [20_000, 0],
      [0, 30_000],
    ]);
  });

  test('of zero by a voucher over everything pays the order immediately, uses the voucher, and still pays the mitra its share', async () => {
    const { learner, partner } = await scene(app);
    const { id } = await program(partner);
    const all = await newVoucher(app, null, { value: 100 });
    const opened = midtrans.opened.length;
    const placed = await learner.call(transaction.create, {
      body: { programIds: [id], voucherPlatform: all.code, total: 0 },
    });
    expect(placed).toMatchObject({ status: 'SUCCESS', redirectUrl: null });
    expect(midtrans.opened).toHaveLength(opened);
    expect(await stateOf(all.id)).toEqual({ held: 0, used: 1 });
    const held = await app.db.ledgerEntry.aggregate({
      where: { mitraId: partner.mitraId, account: 'held' },
      _sum: { amount: true },
    });
    expect(Number(held._sum.amount)).toBe(80_000);
  });

  test('takes one statement more with a code, however many lines there are', async () => {
    const { learner, partner } = await scene(app);
    const programs = await Promise.all([1, 2, 3].map(() => program(partner)));
    const { code } = await newVoucher(app, partner);
    const cost = (count: number, codes: string[]) =>
      countQueries(() =>
        learner.call(cart.listCheckout, {
          body: { programIds: programs.slice(0, count).map(({ id }) => id), voucherMitra: codes },
        }),
      );
    const [without, one, three] = [await cost(1, []), await cost(1, [code]), await cost(3, [code])];
    expect(three).toBe(one);
    // The two rate limits of attempts are looked up as well.
    expect(one).toBe(without + 3);
  });
});

describe('a voucher is refused', () => {
  test.each([
    [
      'it is switched off',
      { isActive: false },
      'voucher_not_found',
      'Kode ini tidak berlaku. Periksa lagi penulisannya.',
    ],
    [
      'it has not begun',
      { startsAt: new Date('2099-01-01T02:00:00Z') },
      'voucher_not_started',
      'Voucher ini berlaku mulai 1 Jan 2099, 09:00 WIB',
    ],
    [
      'it is over',
      { startsAt: new Date('2020-01-01T00:00:00Z'), endsAt: new Date('2020-02-01T00:00:00Z') },
      'voucher_ended',
      'Voucher ini berakhir 1 Feb 2020, 07:00 WIB',
    ],
    [
      'others used it up',
      { quota: 1, used: 1 },
      'voucher_quota',
      'Kode voucher ini sudah habis kuotanya. Coba kode lain, atau lanjut tanpa voucher.',
    ],
    [
      'too little is bought',
      { minPurchase: 125_000 },
      'voucher_min_purchase',
      'Kurang Rp25.000 untuk memakai voucher ini (minimum Rp125.000)',
    ],
    [
      'it takes nothing off',
      { kind: 'set' as const, value: 100_000 },
      'voucher_no_discount',
      'Voucher ini tidak menurunkan harga pilihanmu',
    ],
  ])('%s', async (_why, change, code, sentence) => {
    const { learner, partner } = await scene(app);
    const voucher = await newVoucher(app, partner, change);
    expect(
      await refusalOf(learner, { programIds: [(await program(partner)).id], voucherMitra: [voucher.code] }),
    ).toEqual({
      code,
      fields: { voucherMitra: sentence, ...(code === 'voucher_min_purchase' && { shortBy: '25000' }) },
    });
  });

  test('when the code is unknown, of the other kind, or of another mitra', async () => {
    const { learner, partner, otherPartner } = await scene(app);
    const items = { programIds: [(await program(partner)).id] };
    const [mitras, platforms, others] = [
      await newVoucher(app, partner),
      await newVoucher(app),
      await newVoucher(app, otherPartner),
    ];
    expect(await refusalOf(learner, { ...items, voucherMitra: ['TIDAK ADA'] })).toMatchObject({
      code: 'voucher_not_found',
    });
    expect(await refusalOf(learner, { ...items, voucherPlatform: mitras.code })).toEqual({
      code: 'voucher_not_found',
      fields: { voucherPlatform: `${mitras.code} adalah voucher mitra. Pakai di kolom sebelahnya.` },
    });
    expect(await refusalOf(learner, { ...items, voucherMitra: [platforms.code] })).toMatchObject({
      code: 'voucher_not_found',
    });
    expect(await refusalOf(learner, { ...items, voucherMitra: [others.code] })).toEqual({
      code: 'voucher_scope',
      fields: { voucherMitra: 'Voucher dari Ruang Redaksi ini tidak berlaku untuk pilihanmu' },
    });
  });

  test('when one of two excludes others, and when there is more than one of a kind', async () => {
    const { learner, partner } = await scene(app);
    const [mitras, platforms] = [await newVoucher(app, partner), await newVoucher(app, null, { isStackable: false })];
    const items = { programIds: [(await program(partner)).id], voucherMitra: [mitras.code] };
    expect(await refusalOf(learner, { ...items, voucherPlatform: platforms.code })).toEqual({
      code: 'voucher_not_stackable',
      fields: { voucherPlatform: 'Voucher ini tidak bisa digabung dengan voucher lain. Lepas salah satunya.' },
    });
    const { status, body } = await learner.send('POST', '/transaction/create', {
      ...items,
      voucherMitra: [mitras.code, mitras.code],
    });
    expect([status, body.error.fields]).toEqual([422, { voucherMitra: 'Satu pesanan memakai satu voucher mitra' }]);
  });

  test('when the team of a mitra uses it on its own classes, instructors included', async () => {
    const { partner, otherPartner } = await scene(app);
    const [own, foreign] = [await program(partner), await program(otherPartner)];
    const instructor = await newInstructor(app, partner, own.id, ['edit']);
    const [mitras, platforms] = [await newVoucher(app, partner), await newVoucher(app)];
    expect(await refusalOf(instructor, { programIds: [own.id], voucherMitra: [mitras.code] })).toMatchObject({
      code: 'voucher_own_class',
    });
    expect(await refusalOf(instructor, { programIds: [own.id], voucherPlatform: platforms.code })).toMatchObject({
      code: 'voucher_own_class',
    });
    const both = { programIds: [own.id, foreign.id], voucherPlatform: platforms.code };
    expect(
      (await instructor.call(cart.listCheckout, { body: both })).lines.map((line) => line.voucherPlatform),
    ).toEqual([0, 20_000]);
  });

  test('when a buyer exceeds their limit, waiting orders counted', async () => {
    const { learner, partner } = await scene(app);
    const programs = await Promise.all([1, 2, 3].map(() => program(partner)));
    const voucher = await newVoucher(app, partner, { perUser: 2 });
    const by = (index: number) => ({ programIds: [programs[index]!.id], voucherMitra: [voucher.code] });
    await pay(await order(learner, by(0)));
    const second = await order(learner, by(1));
    expect(await refusalOf(learner, by(2))).toMatchObject({ code: 'voucher_per_user' });
    expect(await (await newPerson(app)).call(cart.listCheckout, { body: by(2) })).toMatchObject({ total: 80_000 });
    await learner.call(transaction.cancel, { params: { id: second.id } });
    expect(await learner.call(cart.listCheckout, { body: by(2) })).toMatchObject({ total: 80_000 });
  });

  test(
    'for the first purchase when the buyer bought something, and it waits in one order only',
    { tags: 'night' },
    async () => {
      const { learner, partner } = await scene(app);
      const [free, one, two] = [await program(partner, 0), await program(partner), await program(partner)];
      const first = await newVoucher(app, partner, { isFirstPurchaseOnly: true });
      const another = await newVoucher(app, null, { isFirstPurchaseOnly: true });
      // A free order is not a purchase.
      await learner.call(transaction.create, { body: { programIds: [free.id] } });
      const placed = await order(learner, { programIds: [one.id], voucherMitra: [first.code] });
      const second = { programIds: [two.id], voucherPlatform: another.code };
      expect(await refusalOf(learner, second)).toMatchObject({ code: 'voucher_first_purchase' });
      await learner.call(transaction.cancel, { params: { id: placed.id } });
      expect(await learner.call(cart.listCheckout, { body: second })).toMatchObject({ total: 80_000 });
      await pay(await order(learner, { programIds: [one.id] }));
      expect(await refusalOf(learner, second)).toMatchObject({ code: 'voucher_first_purchase' });
    },
  );

  test('when the total differs from what the voucher leaves', async () => {
    const { learner, partner } = await scene(app);
    const voucher = await newVoucher(app, partner);
    const body = { programIds: [(await program(partner)).id], voucherMitra: [voucher.code], total: 80_000 };
    await app.db.voucher.update({ where: { id: voucher.id }, data: { value: 10 } });
    expect(await learner.attempt(transaction.create, { body })).toMatchObject({ code: 'price_changed' });
    expect(await stateOf(voucher.id)).toEqual({ held: 0, used: 0 });
  });

  test('by name when its key is misspelt: no buyer pays the full price for it', async () => {
    const { learner, partner } = await scene(app);
    const body = { programIds: [(await program(partner)).id], code: 'RUANG20', vocherMitra: ['RUANG20'] };
    for (const path of [
      '/transaction/check-voucher-mitra',
      '/transaction/check-voucher-platform',
      '/transaction/create',
    ]) {
      const { status, body: answer } = await learner.send('POST', path, body);
      expect([status, Object.keys(answer.error.fields as object)]).toEqual([
        422,
        expect.arrayContaining(['vocherMitra']),
      ]);
    }
  });

  test(
    'after twenty unknown codes of an account, and even a valid code is then not answered',
    { tags: 'night' },
    async () => {
      const { learner, partner } = await scene(app);
      const { code } = await newVoucher(app, partner);
      const items = { programIds: [(await program(partner)).id] };
      const tryCode = (tried: string) => learner.attempt(vouchers.checkMitra, { body: { ...items, code: tried } });
      for (let number = 0; number < 20; number += 1)
        expect(await tryCode(`TEBAK${number}`)).toMatchObject({ code: 'voucher_not_found' });
      expect(await tryCode(code)).toMatchObject({ status: 429 });
      expect(await learner.attempt(transaction.create, { body: { ...items, voucherMitra: [code] } })).toMatchObject({
        status: 429,
      });
      // Calls without a code continue to work, and so do other accounts.
      expect(await learner.call(cart.listCheckout, { body: items })).toMatchObject({ total: 100_000 });
      expect(await (await newPerson(app)).call(vouchers.checkMitra, { body: { ...items, code } })).toMatchObject({
        total: 80_000,
      });
    },
  );
});

describe('an order holds its vouchers', () => {
  test.each([
    [
      'it is cancelled',
      (placed: { id: string; orderId: string }, buyer: Person) =>
        buyer.call(transaction.cancel, { params: { id: placed.id } }),
    ],
    [
      'it expires',
      async () => {
        app.clock.advance(days(1) + hours(1));
        await app.runJob('transaction.check');
      },
    ],
    [
      'its payment fails',
      async (placed: { orderId: string }) => {
        midtrans.become(placed.orderId, 'refund');
        app.clock.advance(hours(2));
        await app.runJob('transaction.check');
      },
    ],
    [
      'the wrong amount comes',
      async (placed: { orderId: string }) => {
        midtrans.become(placed.orderId, 'settlement', { gross_amount: '1.00' });
        app.clock.advance(hours(2));
        await app.runJob('transaction.check');
      },
    ],
  ])('until %s; then they are free for others', async (_how, end) => {
    const { learner, partner } = await scene(app);
    const [mitras, platforms] = [
      await newVoucher(app, partner, { quota: 1 }),
      await newVoucher(app, null, { quota: 1 }),
    ];
    const body = {
      programIds: [(await program(partner)).id],
      voucherMitra: [mitras.code],
      voucherPlatform: platforms.code,
    };
    const placed = await order(learner, body);
    const other = await newPerson(app);
    expect(await refusalOf(other, body)).toMatchObject({ code: 'voucher_quota' });
    await end(placed, learner);
    expect([await stateOf(mitras.id), await stateOf(platforms.id)]).toEqual([
      { held: 0, used: 0 },
      { held: 0, used: 0 },
    ]);
    await order(other, body);
    expect(await stateOf(mitras.id)).toEqual({ held: 1, used: 0 });
  });

  test('sending the same checkout again returns the same order; with another voucher it is a different order', async () => {
    const { learner, partner } = await scene(app);
    const [one, two] = [await newVoucher(app, partner, { quota: 1 }), await newVoucher(app, partner, { quota: 1 })];
    const items = { programIds: [(await program(partner)).id] };
    const placed = await order(learner, { ...items, voucherMitra: [one.code] });
    expect(await order(learner, { ...items, voucherMitra: [one.code] })).toEqual(placed);
    const quote = await learner.call(cart.listCheckout, { body: { ...items, voucherMitra: [one.code] } });
    expect(quote.pendingOrders).toMatchObject([{ id: placed.id, isSame: true }]);
    // The price is the same, the voucher is not.
    for (const codes of [[two.code], []]) {
      const body = { ...items, voucherMitra: codes };
      expect(await learner.attempt(transaction.create, { body })).toMatchObject({ code: 'order_pending_exists' });
      expect((await learner.call(cart.listCheckout, { body })).pendingOrders).toMatchObject([{ isSame: false }]);
    }
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual([
      { held: 1, used: 0 },
      { held: 0, used: 0 },
    ]);
  });

  test('an order that replaces another takes its voucher over, though that ended or was used up meanwhile, until the deadline of the first', async () => {
    const { learner, partner } = await scene(app);
    const voucher = await newVoucher(app, partner, { quota: 1 });
    const body = { programIds: [(await program(partner)).id], voucherMitra: [voucher.code] };
    const placed = await order(learner, body);
    const { expiresAt } = await orderOf(placed);
    app.clock.advance(hours(1));
    await app.db.voucher.update({ where: { id: voucher.id }, data: { endsAt: app.clock.now(), isActive: false } });
    expect(await learner.call(cart.listCheckout, { body })).toMatchObject({ total: 80_000 });
    const next = await learner.call(transaction.create, {
      body: { ...body, paymentMethod: 'card', replaces: [placed.id], total: 80_000 },
    });
    expect(await orderOf(next)).toMatchObject({ status: 'PENDING', total: 80_000, expiresAt });
    expect(await stateOf(voucher.id)).toEqual({ held: 1, used: 0 });
    await pay(next);
    expect(await stateOf(voucher.id)).toEqual({ held: 0, used: 1 });
  });

  test('an order that is paid in another way transfers its vouchers, whatever became of their terms, and late money of the first takes them back', async () => {
    const { learner, partner } = await scene(app);
    const [one, other] = [await program(partner), await program(partner)];
    const voucher = await newVoucher(app, partner, { quota: 2, perUser: 2 });
    const placed = await order(learner, { programIds: [one.id], voucherMitra: [voucher.code] });
    await order(learner, { programIds: [other.id], voucherMitra: [voucher.code] });
    await app.db.voucher.update({ where: { id: voucher.id }, data: { perUser: 1, isActive: false, value: 50 } });
    const next = await learner.call(transaction.changeMethod, {
      params: { id: placed.id },
      body: { paymentMethod: 'card' },
    });
    expect(await learner.call(transaction.detail, { query: { id: next.id } })).toMatchObject({
      total: 80_000,
      vouchers: [{ code: voucher.code, discount: 20_000 }],
    });
    expect(await stateOf(voucher.id)).toEqual({ held: 2, used: 0 });
    await app.db.voucher.update({ where: { id: voucher.id }, data: { perUser: 2 } });
    await pay(placed);
    expect([await orderOf(placed), await orderOf(next)]).toMatchObject([
      { status: 'SUCCESS' },
      { status: 'CANCELLED' },
    ]);
    expect(await stateOf(voucher.id)).toEqual({ held: 1, used: 1 });
  });

  test('an order that replaces another without its voucher gives up the voucher', async () => {
    const { learner, partner } = await scene(app);
    const voucher = await newVoucher(app, partner, { quota: 1 });
    const items = { programIds: [(await program(partner)).id] };
    const placed = await order(learner, { ...items, voucherMitra: [voucher.code] });
    const next = await order(learner, { ...items, replaces: [placed.id] });
    expect(await orderOf(next)).toMatchObject({ total: 100_000 });
    expect(await stateOf(voucher.id)).toEqual({ held: 0, used: 0 });
  });
});

describe('late money', () => {
  async function closed({ quota = 1 } = {}) {
    const { learner, partner } = await scene(app);
    const voucher = await newVoucher(app, partner, { quota });
    const body = { programIds: [(await program(partner)).id], voucherMitra: [voucher.code] };
    const placed = await order(learner, body);
    midtrans.become(placed.orderId, 'pending');
    await learner.call(transaction.cancel, { params: { id: placed.id } });
    return { learner, voucher, body, placed };
  }

  test('takes its voucher again while that has a use left, also after its end', { tags: 'night' }, async () => {
    const { voucher, placed } = await closed();
    await app.db.voucher.update({ where: { id: voucher.id }, data: { endsAt: later(voucher.startsAt, 1) } });
    await pay(placed);
    expect(await orderOf(placed)).toMatchObject({ status: 'SUCCESS', refundDueAt: null });
    expect(await stateOf(voucher.id)).toEqual({ held: 0, used: 1 });
  });

  test('is owed back once others used the voucher up', async () => {
    const { voucher, body, placed } = await closed();
    await order(await newPerson(app), body);
    await pay(placed);
    expect(await orderOf(placed)).toMatchObject({ status: 'CANCELLED', refundReason: 'voucher_used_up' });
    expect(await stateOf(voucher.id)).toEqual({ held: 1, used: 0 });
  });

  test("is owed back once its buyer used the voucher on something else, up to the buyer's limit", async () => {
    const { learner, voucher, body, placed } = await closed({ quota: 5 });
    const { mitraId } = await app.db.voucher.findUniqueOrThrow({ where: { id: voucher.id } });
    const { createdById } = await app.db.class.findFirstOrThrow({ where: { mitraId: mitraId! } });
    const other = await program({ ...learner, id: createdById, mitraId: mitraId! });
    await order(learner, { ...body, programIds: [other.id] });
    await pay(placed);
    expect(await orderOf(placed)).toMatchObject({ refundReason: 'voucher_used_up' });
    expect(await stateOf(voucher.id)).toEqual({ held: 1, used: 0 });
  });

  test('takes over what a newer order of the same items holds, and closes that order', async () => {
    const { learner, voucher, body, placed } = await closed();
    const next = await order(learner, body);
    await pay(placed);
    expect(await orderOf(placed)).toMatchObject({ status: 'SUCCESS', total: 80_000 });
    expect(await orderOf(next)).toMatchObject({ status: 'CANCELLED' });
    expect(await stateOf(voucher.id)).toEqual({ held: 0, used: 1 });
  });

  test('takes seat and voucher together, or neither', async () => {
    const { learner, partner } = await scene(app);
    const { id, ticketId } = await publishedWebinar(app, partner);
    await newTicket(app, id, { kind: 'additional', price: 75_000, position: 1 });
    await app.db.seatStock.update({ where: { classId: id }, data: { quota: 1 } });
    const voucher = await newVoucher(app, partner, { quota: 1 });
    const body = { ticketIds: [ticketId], voucherMitra: [voucher.code] };
    const placed = await order(learner, body);
    midtrans.become(placed.orderId, 'pending');
    await learner.call(transaction.cancel, { params: { id: placed.id } });
    const other = await program(partner);
    const rival = await order(await newPerson(app), { programIds: [other.id], voucherMitra: [voucher.code] });
    await pay(placed);
    expect(await orderOf(placed)).toMatchObject({ refundReason: 'voucher_used_up' });
    expect(await app.db.seatStock.findUnique({ where: { classId: id } })).toMatchObject({ held: 0, sold: 0 });
    expect(await orderOf(rival)).toMatchObject({ status: 'PENDING' });
  });
});

test('an order that is refunded as a whole frees its voucher, and owes what was paid; a partial refund does not free it', async () => {
  const { learner, partner } = await scene(app);
  const { id: classId, ticketId } = await publishedWebinar(app, partner, { inDays: [300] });
  const voucher = await newVoucher(app, partner);
  const ofWebinar = { ticketIds: [ticketId], voucherMitra: [voucher.code] };
  const whole = await order(learner, ofWebinar);
  await pay(whole);
  const part = await order(await newPerson(app), { ...ofWebinar, programIds: [(await program(partner)).id] });
  await pay(part);
  expect(await stateOf(voucher.id)).toEqual({ held: 0, used: 2 });
  await app.runJob('transaction.giveBackWebinar', { classId, reason: 'webinar_cancelled' });
  expect([await orderOf(whole), await orderOf(part)]).toMatchObject([
    { status: 'REFUNDED' },
    { status: 'PARTIALLY_REFUNDED' },
  ]);
  expect(await stateOf(voucher.id)).toEqual({ held: 0, used: 1 });
  const owed = await app.db.lineRefund.findMany({ where: { orderLine: { classId } } });
  expect(owed.map(({ amount }) => amount)).toEqual([120_000, 120_000]);
});

describe('the database', () => {
  const placedWith = async (change: object) => {
    const { learner, partner } = await scene(app);
    const voucher = await newVoucher(app, partner, change);
    const placed = await order(learner, { programIds: [(await program(partner)).id], voucherMitra: [voucher.code] });
    const redemption = await app.db.voucherRedemption.findFirstOrThrow({ where: { orderId: placed.id } });
    return { learner, partner, voucher, placed, redemption };
  };

  test('refuses a use beyond the quota, and beyond what one buyer may', async () => {
    const { redemption, partner } = await placedWith({ quota: 1 });
    const { id: _, ...copy } = redemption;
    const other = await order(await newPerson(app), { programIds: [(await program(partner)).id] });
    const again = (voucherId: string, userId: string) =>
      app.db.voucherRedemption.create({ data: { ...copy, voucherId, userId, orderId: other.id } });
    await expect(again(redemption.voucherId, copy.userId)).rejects.toThrow(/Voucher_within_quota/);
    await app.db.voucher.update({ where: { id: redemption.voucherId }, data: { quota: null } });
    await expect(again(redemption.voucherId, copy.userId)).rejects.toThrow(/used too often/);
  });

  test('refuses a discount that the lines do not state, a second voucher of a kind, and an invalid count', async () => {
    const { redemption, voucher } = await placedWith({});
    const { id, ...copy } = redemption;
    await expect(app.db.voucherRedemption.update({ where: { id }, data: { discount: 1 } })).rejects.toThrow(
      /vouchers of order/,
    );
    await expect(app.db.voucherRedemption.create({ data: copy })).rejects.toThrow(/orderId/);
    await expect(app.db.voucher.update({ where: { id: voucher.id }, data: { held: -1 } })).rejects.toThrow(
      /within_quota/,
    );
    await expect(app.db.voucher.update({ where: { id: voucher.id }, data: { code: 'kecil' } })).rejects.toThrow(
      /code_form/,
    );
  });
});
