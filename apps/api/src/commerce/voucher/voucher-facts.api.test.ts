import { ledger, refund, report, transaction, voucher } from '@sinau/api-client';
import { simulateVoucher } from '@sinau/contracts/commerce/voucher/voucher-simulation.rules';
import { casesOfRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, newPerson, scene, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { newVoucher } from '../../testing/vouchers.ts';

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

const all = { page: 0, perPage: 0 };
const offersTo = async (partner: Person, query: object = {}) =>
  (await partner.call(voucher.offers, { query: { ...all, ...query } })).list;

interface Items {
  programIds?: string[];
  bundleIds?: string[];
  ticketIds?: string[];
  voucherMitra?: string[];
  voucherPlatform?: string;
}
const order = (person: Person, body: Items) =>
  person.call(transaction.create, { body: { ...body, paymentMethod: 'qris' } });
/** Orders and pays; the next check finds the money. */
async function buy(person: Person, items: Items) {
  const placed = await order(person, items);
  midtrans.become(placed.orderId, 'settlement');
  app.clock.advance(hours(2));
  await app.runJob('transaction.check');
  return placed;
}

/** Creates three classes of Rp70.000, Rp30.000 and Rp50.001, together for Rp100.003. */
async function bundleOf(partner: PartnerPerson) {
  const classes = [];
  for (const salePrice of [70_000, 30_000, 50_001]) classes.push(await publishedProgram(app, partner, { salePrice }));
  const bundle = await publishedBundle(app, partner, {
    title: 'Paket Penulis',
    classIds: classes.map(({ id }) => id),
    salePrice: 100_003,
  });
  return { bundle, classes };
}

describe('the offers that a voucher can be for', () => {
  test('are the paid offers of one’s own mitra, the cheapest first, a bundle with the prices of its classes', async () => {
    const { partner, otherPartner } = await scene(app);
    const { bundle, classes } = await bundleOf(partner);
    const webinar = await publishedWebinar(app, partner, { salePrice: 75_000, title: 'Bedah Naskah' });
    await publishedProgram(app, partner, { salePrice: 0 });
    await newProgram(app, partner, { salePrice: 20_000 });
    await publishedProgram(app, otherPartner, { salePrice: 10_000 });

    const offers = await offersTo(partner);
    expect(offers.map(({ price }) => price)).toEqual([30_000, 50_001, 70_000, 75_000, 100_003]);
    expect(offers.find(({ type }) => type === 'webinar')).toMatchObject({ id: webinar.id, title: 'Bedah Naskah' });
    expect(offers.at(-1)).toEqual({
      id: bundle.id,
      type: 'bundling',
      title: 'Paket Penulis',
      mitra: { id: partner.mitraId, name: 'Ruang Redaksi' },
      topicId: expect.any(String) as string,
      price: 100_003,
      parts: classes.map(({ id, salePrice }) => ({ classId: id, price: salePrice })),
    });
    expect(await offersTo(partner, { filter: { type: ['webinar', 'bundling'] }, sort: '-price' })).toMatchObject([
      { id: bundle.id },
      { id: webinar.id },
    ]);
    expect(await offersTo(partner, { keyword: 'naskah' })).toMatchObject([{ id: webinar.id }]);
    expect(await offersTo(partner, { filter: { id: [classes[1]!.id] } })).toMatchObject([{ price: 30_000 }]);
    expect(await offersTo(partner, { filter: { mitraId: otherPartner.mitraId } })).toEqual([]);
  });

  test('exclude a bundle while one of its classes is not for sale', async () => {
    const { partner } = await scene(app);
    const { classes } = await bundleOf(partner);
    await app.db.class.update({ where: { id: classes[0]!.id }, data: { archiveAt: app.clock.now() } });
    expect((await offersTo(partner)).map(({ type }) => type)).toEqual(['self-paced', 'self-paced']);
  });

  test('are for operators the offers of all mitra, also by the name of a mitra', async () => {
    const { partner, otherPartner } = await scene(app);
    const own = await publishedProgram(app, partner);
    await publishedProgram(app, otherPartner);
    const operator = await newPerson(app, { isOperator: true });
    const found = async (query: object) =>
      (await operator.call(voucher.platformOffers, { query: { ...all, ...query } })).list.map(({ id }) => id);
    const { name } = await app.db.mitra.findUniqueOrThrow({ where: { id: partner.mitraId } });
    expect(await found({ keyword: name })).toContain(own.id);
    expect(await found({ filter: { mitraId: partner.mitraId } })).toEqual([own.id]);
  });

  test('are not shown to instructors of single classes', async () => {
    const { partner } = await scene(app);
    const instructor = await newInstructor(app, partner, (await publishedProgram(app, partner)).id, ['edit', 'report']);
    expect((await instructor.attempt(voucher.offers))?.code).toBe('not_found');
  });
});

describe('the preview before a voucher is saved', () => {
  test.each(
    casesOfRun(
      [
        ['per cents', { kind: 'percent', value: 33 }],
        ['per cents with a bound', { kind: 'percent', value: 50, maxDiscount: 10_001 }],
        ['a sum', { kind: 'fixed', value: 25_007 }],
        ['a price', { kind: 'set', value: 59_999 }],
      ],
      2,
    ),
  )('equals what order, ledger and report say of %s, for a class and for a bundle [7.27]', async (_, terms) => {
    const { partner, learner } = await scene(app);
    const { bundle } = await bundleOf(partner);
    const single = await publishedProgram(app, partner, { salePrice: 84_999 });
    const kept = await newVoucher(app, partner, { ...terms, perUser: null });
    for (const items of [{ programIds: [single.id] }, { bundleIds: [bundle.id] }]) {
      const [id] = items.programIds ?? items.bundleIds;
      const [offer] = await offersTo(partner, { filter: { id } });
      const { discount, paid, fee, share } = simulateVoucher(
        { fundedBy: 'mitra', maxDiscount: null, minPurchase: 0, ...terms },
        offer!,
      );
      const before = await partner.call(ledger.myWallet);
      const placed = await buy(learner, { ...items, voucherMitra: [kept.code] });
      const { list } = await partner.call(voucher.orders, { params: { id: kept.id }, query: all });
      expect(list.find(({ orderId }) => orderId === placed.orderId)).toMatchObject({
        state: 'used',
        listPrice: offer!.price,
        discount,
        paid,
        fee,
        share,
      });
      const { held } = await partner.call(ledger.myWallet);
      expect(held - before.held).toBe(share);
      const sales = await partner.call(report.sales, { query: { ...all, keyword: placed.orderId } });
      expect(sales.list.reduce((sum, sale) => sum + sale.share, 0)).toBe(share);
      expect(sales.list.reduce((sum, sale) => sum + sale.voucherMitra, 0)).toBe(discount);
    }
  });

  test("shows what the platform bears of its own voucher, and does not change the mitra's share", async () => {
    const { partner, learner } = await scene(app);
    const { bundle } = await bundleOf(partner);
    const operator = await newPerson(app, { isOperator: true });
    const terms = { kind: 'percent', value: 25 } as const;
    const kept = await newVoucher(app, null, terms);
    const {
      list: [offer],
    } = await operator.call(voucher.platformOffers, { query: { ...all, filter: { id: bundle.id } } });
    const { discount, paid, fee, share, warning } = simulateVoucher(
      { fundedBy: 'platform', maxDiscount: null, minPurchase: 0, ...terms },
      offer!,
    );
    const { orderId } = await buy(learner, { bundleIds: [bundle.id], voucherPlatform: kept.code });
    const { list, totals } = await operator.call(voucher.platformOrders, { params: { id: kept.id }, query: all });
    const sums = { listPrice: 100_003, discount, paid, fee, share };
    expect(list).toMatchObject([{ orderId, state: 'used', titles: ['Paket Penulis'], ...sums }]);
    expect(totals).toEqual(sums);
    expect({ discount, warning }).toEqual({ discount: 25_001, warning: 'loss' });
    expect((await partner.call(ledger.myWallet)).held).toBe(share);
  });
});

test('the orders with a voucher say whether it is held, used or refunded; only those that used it are added up [7.27]', async () => {
  const { partner, learner, otherPartner } = await scene(app);
  const own = await publishedProgram(app, partner, { salePrice: 100_000, title: 'Menulis Lead' });
  const other = await publishedProgram(app, partner, { salePrice: 50_000 });
  const foreign = await publishedProgram(app, otherPartner, { salePrice: 30_000 });
  const kept = await newVoucher(app, partner, { perUser: null });
  const withVoucher = { voucherMitra: [kept.code] };
  const used = await buy(learner, { programIds: [own.id, foreign.id], ...withVoucher });
  const held = await order(learner, { programIds: [other.id], ...withVoucher });
  const given = await order(await newPerson(app), { programIds: [other.id], ...withVoucher });
  const of = async (query: object) =>
    partner.call(voucher.orders, { params: { id: kept.id }, query: { ...all, ...query } });

  const { list, totals, total } = await of({});
  expect(total).toBe(3);
  expect(list.map(({ orderId, state, discount }) => [orderId, state, discount])).toEqual([
    [given.orderId, 'held', 10_000],
    [held.orderId, 'held', 10_000],
    [used.orderId, 'used', 20_000],
  ]);
  // Items of another mitra bought with it are excluded.
  expect(list.at(-1)).toMatchObject({ titles: ['Menulis Lead'], listPrice: 100_000, paid: 80_000, share: 64_000 });
  expect(totals).toEqual({ listPrice: 100_000, discount: 20_000, paid: 80_000, fee: 16_000, share: 64_000 });

  await learner.call(transaction.cancel, { params: { id: held.id } });
  expect((await of({ filter: { state: 'released' } })).list.map(({ orderId }) => orderId)).toEqual([held.orderId]);
  expect((await of({ keyword: used.orderId.toLowerCase() })).list).toHaveLength(1);
  expect((await otherPartner.attempt(voucher.orders, { params: { id: kept.id } }))?.code).toBe('not_found');
});

test(
  'the savings of a voucher exclude refunds, in the list as beside its orders [7.27]',
  { tags: 'night' },
  async () => {
    const { partner, learner } = await scene(app);
    const classes = [
      await publishedProgram(app, partner, { salePrice: 100_000 }),
      await publishedProgram(app, partner, { salePrice: 50_000 }),
    ];
    const kept = await newVoucher(app, partner, { kind: 'fixed', value: 30_000 });
    const { id } = await buy(learner, { programIds: classes.map((one) => one.id), voucherMitra: [kept.code] });
    const saved = async () => {
      const { list } = await partner.call(voucher.list, { query: { ...all, keyword: kept.code } });
      const { discounted } = await partner.call(voucher.detail, { params: { id: kept.id } });
      const { totals } = await partner.call(voucher.orders, { params: { id: kept.id }, query: all });
      return [list[0]?.discounted, discounted, totals.discount];
    };
    expect(await saved()).toEqual([30_000, 30_000, 30_000]);

    const { lines } = await learner.call(transaction.detail, { query: { id } });
    const back = lines.find(({ listPrice }) => listPrice === 50_000)!;
    await learner.call(refund.request, { params: { id }, body: { lineIds: [back.lineId], total: 40_000 } });
    expect(await saved()).toEqual([20_000, 20_000, 20_000]);
  },
);
