import { report } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram, sold, type ProgramRow } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';
import { bookRefunds } from '../../commerce/ledger/index.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const bookAll = () => app.runJob('ledger.mature');
const merge = () => app.runJob('report.merge');
const refundLines = (...lineIds: string[]) => app.db.$transaction((tx) => bookRefunds(tx, lineIds, app.clock.now()));
const all = { to: '2099-12-31' };

async function shopOf(...titles: string[]) {
  const partner = await newPartner(app);
  const classes: ProgramRow[] = [];
  for (const title of titles) classes.push(await publishedProgram(app, partner, { title }));
  return { partner, classes };
}

/** Creates a paid order for a bundle, with a line for each of its classes. */
async function soldBundle(bundleId: string, classes: readonly ProgramRow[], at = app.clock.now()) {
  const buyer = await newPerson(app);
  const line = { listPrice: 100_000, paid: 100_000, feePercent: 20, fee: 20_000, mitraShare: 80_000, bundleId };
  return app.db.order.create({
    data: {
      code: `SN-${buyer.id}`,
      userId: buyer.id,
      status: 'SUCCESS',
      total: 100_000 * classes.length,
      expiresAt: at,
      paidAt: at,
      lines: { create: classes.map(({ id, title }) => ({ ...line, classId: id, title })) },
    },
    include: { lines: { orderBy: { id: 'asc' } } },
  });
}

const salesOf = (partner: PartnerPerson, query: object = {}) => partner.call(report.sales, { query });
const summaryOf = (partner: PartnerPerson, query: object = {}) => partner.call(report.salesSummary, { query });
const csvOf = async (partner: PartnerPerson, query = '') => {
  const { text } = await partner.send('GET', `/report-class/get-list-transaction/csv${query}`);
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
};

describe('a refunded sale', () => {
  test('is shown as such, and counts in no figure', async () => {
    const { partner, classes } = await shopOf('Lead');
    const [kept, refunded] = [await sold(app, classes[0]!), await sold(app, classes[0]!, { listPrice: 200_000 })];
    await bookAll();
    await refundLines(refunded.lines[0]!.id);

    expect(await summaryOf(partner)).toMatchObject({
      sales: 1,
      listPrice: 150_000,
      fee: 30_000,
      share: 120_000,
      refunded: { lines: 1, share: 160_000 },
      sold: [{ id: classes[0]!.id, type: 'program', title: 'Lead', sales: 1, share: 120_000 }],
    });
    expect((await partner.call(report.classes)).list).toMatchObject([{ sales: 1, share: 120_000 }]);
    const { list, total } = await salesOf(partner);
    expect(total).toBe(2);
    const statusOf = Object.fromEntries(list.map(({ orderId, status, share }) => [orderId, [status, share]]));
    expect(statusOf).toEqual({ [kept.code]: ['kept', 120_000], [refunded.code]: ['refunded', 160_000] });
    expect((await salesOf(partner, { filter: { status: 'refunded' } })).list.map(({ orderId }) => orderId)).toEqual([
      refunded.code,
    ]);
    expect((await salesOf(partner, { filter: { status: 'kept' } })).total).toBe(1);
    expect((await salesOf(partner, { filter: { status: 'disputed' } })).total).toBe(0);
    expect((await salesOf(partner, { filter: { status: ['kept', 'refunded'] } })).total).toBe(2);
    expect((await salesOf(partner, { filter: { status: { ne: 'kept' } } })).total).toBe(1);
  });

  test('that a bank claims counts as refunded only once the claim is lost: until then it is disputed, and counts', async () => {
    const { partner, classes } = await shopOf('Lead');
    const { id, lines } = await sold(app, classes[0]!);
    await bookAll();
    await app.db.order.update({ where: { id }, data: { status: 'DISPUTED', disputedAt: app.clock.now() } });
    expect((await salesOf(partner, { filter: { status: 'disputed' } })).list).toMatchObject([{ status: 'disputed' }]);
    expect(await summaryOf(partner)).toMatchObject({ sales: 1, share: 120_000 });
    await refundLines(lines[0]!.id);
    expect((await salesOf(partner)).list).toMatchObject([{ status: 'refunded' }]);
    expect(await summaryOf(partner)).toMatchObject({ sales: 0, share: 0 });
  });

  test('leaves the column sums of the table equal to the figures above it', { tags: 'night' }, async () => {
    const { partner, classes } = await shopOf('Lead');
    await sold(app, classes[0]!, { listPrice: 200_000, voucherMitra: 50_000, voucherPlatform: 30_000 });
    const refunded = await sold(app, classes[0]!);
    await bookAll();
    await refundLines(refunded.lines[0]!.id);
    const [head, ...rows] = await csvOf(partner);
    const column = head!.indexOf('Kamu terima (Rp)');
    expect(rows.map((row) => row[head!.indexOf('Status')]).toSorted()).toEqual(['Dikembalikan', 'Terjual']);
    expect(rows.reduce((sum, row) => sum + Number(row[column]), 0)).toBe((await summaryOf(partner)).share);
  });

  test(
    'within a bundle leaves one sale of the bundle, until the last of its classes is refunded',
    { tags: 'night' },
    async () => {
      const { partner, classes } = await shopOf('Lead', 'Wawancara', 'Feature');
      const pack = await publishedBundle(app, partner, { title: 'Paket', classIds: classes.map(({ id }) => id) });
      const { lines } = await soldBundle(pack.id, classes);
      await bookAll();
      const figures = async () => {
        const { sales, share, sold: things } = await summaryOf(partner);
        return { sales, share, things: things.map((thing) => [thing.type, thing.sales, thing.share]) };
      };
      expect(await figures()).toEqual({ sales: 1, share: 240_000, things: [['bundle', 1, 240_000]] });
      await refundLines(lines[1]!.id);
      expect(await figures()).toEqual({ sales: 1, share: 160_000, things: [['bundle', 1, 160_000]] });
      await merge();
      await refundLines(lines[0]!.id, lines[2]!.id);
      expect(await figures()).toEqual({ sales: 0, share: 0, things: [] });
      expect(await summaryOf(partner)).toMatchObject({ refunded: { lines: 3, share: 240_000 } });
    },
  );
});

describe('a period', () => {
  test('begins and ends at midnight in Jakarta, in the figures, the list and the table alike', async () => {
    const { partner, classes } = await shopOf('Lead');
    const at = async (instant: string, listPrice: number) =>
      sold(app, classes[0]!, { listPrice, at: new Date(instant) });
    await at('2026-10-31T16:59:59.999Z', 100_000);
    await at('2026-10-31T17:00:00.000Z', 200_000);
    await at('2026-11-30T16:59:59.999Z', 400_000);
    await at('2026-11-30T17:00:00.000Z', 800_000);
    await bookAll();
    for (const [days, expected] of [
      [{ from: '2026-11-01', to: '2026-11-30' }, [400_000, 200_000]],
      [{ from: '2026-10-31', to: '2026-10-31' }, [100_000]],
      [{ from: '2026-12-01' }, [800_000]],
      [{ to: '2026-10-31' }, [100_000]],
    ] as const) {
      const { list, total } = await salesOf(partner, days);
      expect(list.map(({ listPrice }) => listPrice)).toEqual(expected);
      expect(total).toBe(expected.length);
      const query = `?${new URLSearchParams({ ...days })}`;
      expect(await csvOf(partner, query)).toHaveLength(expected.length + 1);
      const sum = expected.reduce((all, price) => all + price, 0);
      expect((await partner.call(report.classes, { query: days })).list).toMatchObject([
        { sales: expected.length, share: sum * 0.8 },
      ]);
      if ('to' in days) expect((await summaryOf(partner, days)).listPrice).toBe(sum);
    }
    const november = await summaryOf(partner, { from: '2026-11-01', to: '2026-11-30' });
    expect(november).toMatchObject({ days: 30, previous: { sales: 1, share: 80_000 } });
    expect([november.series[0], november.series.at(-1)]).toEqual([
      { day: '2026-11-01', share: 160_000, previous: 0 },
      { day: '2026-11-30', share: 320_000, previous: 80_000 },
    ]);
    expect(await summaryOf(partner, { to: '2026-11-30' })).toMatchObject({ from: '2026-10-31', sales: 3 });
  });

  test('that ends before it begins, or of days that do not exist, is refused', async () => {
    const { partner } = await shopOf();
    for (const query of ['from=2026-11-02&to=2026-11-01', 'from=2026-02-30', 'to=0000-01-01', 'from=kemarin'])
      for (const path of ['/report-class/get-summary-transaction', '/user/summary-dashboard-mitra'])
        expect((await partner.send('GET', `${path}?${query}`)).status).toBe(400);
  });
});

test('figures, counts and charts are those of the requested class, kind or bundle', async () => {
  const { partner, classes } = await shopOf('Lead', 'Wawancara');
  const pack = await publishedBundle(app, partner, { title: 'Paket', classIds: classes.map(({ id }) => id) });
  const webinar = await publishedWebinar(app, partner, { title: 'Sesi' });
  await sold(app, classes[0]!);
  await sold(app, webinar, { listPrice: 50_000 });
  await soldBundle(pack.id, classes);
  await bookAll();
  for (const [filter, lines, sales, share] of [
    [{}, 4, 3, 120_000 + 40_000 + 160_000],
    [{ type: 'program' }, 1, 1, 120_000],
    [{ type: 'webinar' }, 1, 1, 40_000],
    [{ type: 'bundle' }, 2, 1, 160_000],
    [{ bundleId: pack.id }, 2, 1, 160_000],
    [{ classId: classes[0]!.id }, 2, 2, 200_000],
    [{ classId: classes[0]!.id, type: 'bundle' }, 1, 1, 80_000],
  ] as const) {
    const { list, total } = await salesOf(partner, { filter, perPage: 100 });
    expect([list.length, total]).toEqual([lines, lines]);
    const summary = await summaryOf(partner, { filter });
    expect(summary).toMatchObject({ sales, share });
    expect(summary.sold.reduce((sum, thing) => sum + thing.share, 0)).toBe(share);
    expect(summary.series.reduce((sum, step) => sum + step.share, 0)).toBe(share);
  }
  expect((await salesOf(partner, { filter: { type: ['program', 'webinar'] } })).total).toBe(2);
  expect((await salesOf(partner, { filter: { type: { ne: 'bundle' } } })).total).toBe(2);
});

/** Columns: list price, the mitra's voucher, the platform's → amount paid, the fee, and the share of the mitra. */
const worked = [
  [150_000, 0, 0, 150_000, 30_000, 120_000],
  [10_002, 0, 0, 10_002, 2_000, 8_002],
  [10_003, 0, 0, 10_003, 2_001, 8_002],
  [200_000, 50_000, 0, 150_000, 30_000, 120_000],
  [200_000, 0, 50_000, 150_000, 40_000, 160_000],
  [200_000, 50_000, 30_000, 120_000, 30_000, 120_000],
  [200_000, 0, 200_000, 0, 40_000, 160_000],
] as const;

test('a line shows to the rupiah what the ledger booked for it, in the list, the table and the figures', async () => {
  const { partner, classes } = await shopOf('Lead');
  const orders = [];
  for (const [listPrice, voucherMitra, voucherPlatform] of worked)
    orders.push(await sold(app, classes[0]!, { listPrice, voucherMitra, voucherPlatform }));
  await bookAll();
  const { list } = await salesOf(partner, { perPage: 100 });
  const [, ...rows] = await csvOf(partner);
  for (const [index, [listPrice, voucherMitra, voucherPlatform, paid, fee, share]] of worked.entries()) {
    const { code, lines } = orders[index]!;
    expect(list.find(({ orderId }) => orderId === code)).toMatchObject({
      listPrice,
      voucherMitra,
      voucherPlatform,
      paid,
      fee,
      share,
    });
    expect(rows.find((row) => row.includes(code))!.slice(-6)).toEqual(
      [listPrice, voucherMitra, voucherPlatform, paid, fee, share].map(String),
    );
    const entries = await app.db.ledgerEntry.findMany({ where: { event: { orderLineId: lines[0]!.id } } });
    const booked = Object.fromEntries(entries.map(({ account, amount }) => [account, Number(amount)]));
    expect({ gateway_receivable: 0, voucher_expense: 0, ...booked }).toEqual({
      gateway_receivable: 0 - paid,
      voucher_expense: 0 - voucherPlatform,
      revenue: fee,
      held: share,
    });
  }
  const sumOf = (column: number) => worked.reduce((sum, amounts) => sum + amounts[column]!, 0);
  expect(await summaryOf(partner)).toMatchObject({
    listPrice: sumOf(0),
    voucherMitra: sumOf(1),
    voucherPlatform: sumOf(2),
    fee: sumOf(4),
    share: sumOf(5),
  });
});

test('the best-selling items are listed by name, and the rest is summed', async () => {
  const { partner, classes } = await shopOf('A', 'B', 'C', 'D', 'E', 'F', 'G');
  for (const [index, program] of classes.entries()) await sold(app, program, { listPrice: 700_000 - index * 100_000 });
  await bookAll();
  const { sold: things, others, share } = await summaryOf(partner);
  expect(things.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(others).toEqual({ things: 2, sales: 2, share: 240_000 });
  expect(things.reduce((sum, thing) => sum + thing.share, others.share)).toBe(share);
});

test('no merged figure is lost or counted twice, while sales go on', { tags: 'night' }, async () => {
  const { partner, classes } = await shopOf('Lead');
  for (let round = 0; round < 4; round += 1) {
    const lines = [];
    for (let one = 0; one < 3; one += 1) lines.push((await sold(app, classes[0]!)).lines[0]!.id);
    await Promise.all([bookAll(), merge(), merge()]);
    await Promise.all([refundLines(lines[0]!), merge(), merge()]);
    const expected = { sales: 2 * (round + 1), share: 240_000 * (round + 1) };
    expect(await summaryOf(partner)).toMatchObject(expected);
  }
  await merge();
  expect(await app.db.salesFigure.count({ where: { mitraId: partner.mitraId } })).toBe(1);
});

describe('the dashboard', () => {
  test('compares a period with the one before, and shows it day by day', async () => {
    const { partner, classes } = await shopOf('Lead');
    const joined = async (instant: string, completedAt: string | null = null) => {
      const { id: userId } = await newPerson(app);
      await app.db.participant.create({
        data: {
          userId,
          classId: classes[0]!.id,
          createdAt: new Date(instant),
          completedAt: completedAt && new Date(completedAt),
          progress: completedAt ? 100 : 0,
        },
      });
    };
    await joined('2026-10-31T17:00:00Z', '2026-11-02T16:59:59Z');
    await joined('2026-11-02T16:59:59Z', '2026-11-02T17:00:00Z');
    await joined('2026-10-31T16:59:59Z', '2026-10-31T16:59:59Z');
    await sold(app, classes[0]!, { at: new Date('2026-11-01T03:00:00Z') });
    await bookAll();
    const summary = await partner.call(report.dashboard, { query: { from: '2026-11-01', to: '2026-11-02' } });
    expect(summary).toMatchObject({
      days: 2,
      grain: 'day',
      share: { current: 120_000, previous: 0 },
      sales: { current: 1, previous: 0 },
      participants: { current: 2, previous: 1 },
      completed: { current: 1, previous: 1 },
      series: [
        { day: '2026-11-01', share: 120_000, participants: 1, previous: { share: 0, participants: 0 } },
        { day: '2026-11-02', share: 0, participants: 1, previous: { share: 0, participants: 1 } },
      ],
      sold: [{ title: 'Lead', sales: 1 }],
    });
  });

  test('of a new partner is empty, and covers the last 30 days', async () => {
    const { partner } = await shopOf();
    const summary = await partner.call(report.dashboard);
    expect(summary).toMatchObject({ days: 30, share: { current: 0, previous: 0 }, sold: [], others: { things: 0 } });
    expect(summary.series).toHaveLength(30);
  });
});

test('no figure costs more than six statements, however much was sold', { tags: 'night' }, async () => {
  const { partner, classes } = await shopOf('Lead', 'Wawancara');
  for (const program of classes) await sold(app, program);
  await bookAll();
  const costs = [
    await countQueries(() => partner.call(report.dashboard)),
    await countQueries(() => partner.call(report.dashboard, { query: all })),
    await countQueries(() => summaryOf(partner)),
    await countQueries(() => summaryOf(partner, { ...all, filter: { classId: classes[0]!.id } })),
    await countQueries(() => salesOf(partner)),
    await countQueries(() => partner.call(report.classes, { query: all })),
    await countQueries(() => partner.call(report.summary, { query: { from: '2026-01-01', to: '2026-12-31' } })),
  ];
  // The caller is read by one of them.
  expect(Math.max(...costs)).toBeLessThanOrEqual(6);
});
